import { defineConfig } from 'vite'
import { publicStaffPages, staffPages, staffRedirects } from '../../packages/api/src/rules/staff-pages.ts'
import { appConfig } from '../../scripts/app-config.ts'
import { preloadsOf } from '../../scripts/route-preloads.ts'

export default defineConfig(
  appConfig('manager', preloadsOf({ ...publicStaffPages, ...staffPages }, staffRedirects)),
)
