import { defineConfig } from 'vite'
import { appConfig } from '../../scripts/app-config.ts'

export default defineConfig(
  appConfig('member', [
    ['^/(login|agent/)', 'routes/login.tsx'],
    ['^/(home(/memberInfo)?)?$', 'routes/home.tsx', 'routes/member-info.tsx'],
    ['^/home/invoiceOrder', 'routes/home.tsx', 'routes/invoice-order.tsx'],
    ['^/home/renew', 'routes/home.tsx', 'routes/renew.tsx'],
    ['^/home/', 'routes/home.tsx', 'routes/upcoming.tsx'],
    ['^/applyMember', 'routes/apply-member.tsx'],
    ['^/not-found', 'routes/not-found.tsx'],
  ]),
)
