import type { Endpoint } from './endpoint.ts'

export const sendCode = {
  name: 'users.sendCode',
  method: 'post',
  path: '/api/users/send_msg',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const register = {
  name: 'users.register',
  method: 'post',
  path: '/api/users/register',
  idempotent: true,
  rules: ['code_wrong', 'code_dead', 'phone_taken'],
} as const satisfies Endpoint

export const accountLogin = {
  name: 'users.accountLogin',
  method: 'post',
  path: '/api/users/account_login',
  rules: ['account_or_password_wrong'],
} as const satisfies Endpoint

export const codeLogin = {
  name: 'users.codeLogin',
  method: 'post',
  path: '/api/users/code_login',
  idempotent: true,
  rules: ['code_wrong', 'code_dead', 'consent_required'],
} as const satisfies Endpoint

export const forgetPassword = {
  name: 'users.forgetPassword',
  method: 'post',
  path: '/api/users/forget_passwrod',
  idempotent: true,
  rules: ['code_wrong', 'code_dead', 'account_missing'],
} as const satisfies Endpoint

export const getCurrentUser = {
  name: 'users.getCurrentUser',
  method: 'post',
  path: '/api/users/get_current_user',
  reads: true,
  rules: [],
} as const satisfies Endpoint

export const logout = {
  name: 'users.logout',
  method: 'post',
  path: '/api/users/logout',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const serviceTicket = {
  name: 'users.serviceTicket',
  method: 'post',
  path: '/api/users/service_ticket',
  rules: [],
} as const satisfies Endpoint

export const redeemTicket = {
  name: 'users.redeemTicket',
  method: 'post',
  path: '/api/users/redeem_ticket',
  rules: ['ticket_invalid'],
} as const satisfies Endpoint
