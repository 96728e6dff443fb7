import { defineConfig } from 'vite'
import { appConfig } from '../../scripts/app-config.ts'

const centre = ['MemberMenu.tsx', 'routes/home.tsx'] as const

export default defineConfig(
  appConfig('member', [
    ['^/login', 'routes/login.tsx'],
    ['^/agent/', 'routes/agent.tsx'],
    ['^/managerlogin', 'routes/manager-entrance.tsx'],
    ['^/(home(/memberInfo)?)?$', ...centre, 'routes/member-info.tsx'],
    ['^/home/invoiceOrder', ...centre, 'routes/invoice-order.tsx'],
    ['^/home/setting', ...centre, 'routes/setting.tsx'],
    ['^/home/renew', ...centre, 'routes/renew.tsx'],
    ['^/home/', ...centre, 'routes/upcoming.tsx'],
    ['^/applyMember', 'MemberMenu.tsx', 'routes/apply-member.tsx'],
    ['^/not-found', 'routes/not-found.tsx'],
  ]),
)
