import type { Endpoint } from './endpoint.ts'

export const nameLogin = {
  name: 'staff.nameLogin',
  method: 'post',
  path: '/companyapi/company_users/name_login',
  rules: ['account_or_password_wrong'],
} as const satisfies Endpoint

export const staffCodeLogin = {
  name: 'staff.codeLogin',
  method: 'post',
  path: '/companyapi/company_users/code_login',
  idempotent: true,
  rules: ['code_wrong', 'code_dead'],
} as const satisfies Endpoint

export const sendStaffCode = {
  name: 'staff.sendCode',
  method: 'post',
  path: '/companyapi/company_users/send_sms',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const getCurrentStaff = {
  name: 'staff.getCurrent',
  method: 'post',
  path: '/companyapi/company_users/get_current_company_user',
  reads: true,
  rules: [],
} as const satisfies Endpoint

export const staffLogout = {
  name: 'staff.logout',
  method: 'post',
  path: '/companyapi/company_users/logout',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const workCounts = {
  name: 'staff.workCounts',
  method: 'get',
  path: '/companyapi/work_counts',
  rules: [],
} as const satisfies Endpoint
