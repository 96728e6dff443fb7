import { defineConfig } from 'vite'
import { appConfig } from '../../scripts/app-config.ts'

export default defineConfig(
  appConfig('manager', [
    ['^/(manager)?login', 'routes/login.tsx'],
    ['^/$', 'routes/home.tsx'],
    ['^/paymentAffirm', 'routes/payment-affirm.tsx'],
    ['^/orderManagement', 'routes/order-management.tsx'],
    ['^/memberAudit', 'routes/member-audit.tsx'],
    ['^/setting', 'routes/setting.tsx'],
    ['^/not-found', 'routes/not-found.tsx'],
    ['.', 'routes/upcoming.tsx'],
  ]),
)
