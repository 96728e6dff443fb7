import type { Endpoint } from './endpoint.ts'

export const getSettings = {
  name: 'settings.get',
  method: 'get',
  path: '/api/users/user_setting',
  rules: [],
} as const satisfies Endpoint

export const getStaffSettings = {
  name: 'settings.getStaff',
  method: 'get',
  path: '/api/users/user_setting',
  rules: [],
} as const satisfies Endpoint

/** Changes what it names and leaves the rest. */
export const saveProfile = {
  name: 'settings.saveProfile',
  method: 'post',
  path: '/api/users/user_setting',
  action: 'profile',
  idempotent: true,
  rules: ['file_missing'],
} as const satisfies Endpoint

/** Sets what it names and leaves the rest. */
export const savePreferences = {
  name: 'settings.savePreferences',
  method: 'post',
  path: '/api/users/user_setting',
  action: 'preferences',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const changePassword = {
  name: 'settings.changePassword',
  method: 'post',
  path: '/api/users/user_setting',
  action: 'password',
  idempotent: true,
  rules: ['old_password_wrong', 'password_same'],
} as const satisfies Endpoint

/** A code to the phone that the account has now; the browser knows only its mask. */
export const sendChangePhoneCode = {
  name: 'settings.sendChangePhoneCode',
  method: 'post',
  path: '/api/users/send_own_msg',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const changePhone = {
  name: 'settings.changePhone',
  method: 'post',
  path: '/api/users/change_phone',
  idempotent: true,
  rules: ['old_code_wrong', 'old_code_dead', 'code_wrong', 'code_dead', 'phone_same', 'phone_in_use'],
} as const satisfies Endpoint

export const listSessions = {
  name: 'settings.listSessions',
  method: 'get',
  path: '/api/users/sessions',
  rules: [],
} as const satisfies Endpoint

export const endSession = {
  name: 'settings.endSession',
  method: 'post',
  path: '/api/users/end_session',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const endOtherSessions = {
  name: 'settings.endOtherSessions',
  method: 'post',
  path: '/api/users/end_other_sessions',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint
