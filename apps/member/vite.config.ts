import { defineConfig } from 'vite'
import {
  isCentrePage,
  memberPages,
  memberRedirects,
  type MemberRoute,
} from '../../packages/api/src/rules/member-pages.ts'
import { appConfig } from '../../scripts/app-config.ts'
import { preloadsOf } from '../../scripts/route-preloads.ts'

export default defineConfig(
  appConfig(
    'member',
    preloadsOf<MemberRoute>(memberPages, memberRedirects, page => [
      ...(page.access === undefined ? ['MemberMenu.tsx'] : []),
      ...(isCentrePage(page) ? ['routes/home.tsx'] : []),
    ]),
  ),
)
