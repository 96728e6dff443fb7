import type { Endpoint } from './endpoint.ts'

/** Keeps what is written so far; `version` 0 opens the draft. */
export const saveApplication = {
  name: 'personalVips.save',
  method: 'post',
  path: '/api/personal_vips',
  action: 'save',
  idempotent: true,
  rules: ['already_member', 'file_missing'],
} as const satisfies Endpoint

export const submitApplication = {
  name: 'personalVips.submit',
  method: 'post',
  path: '/api/personal_vips',
  action: 'submit',
  idempotent: true,
  rules: ['already_member', 'file_missing'],
} as const satisfies Endpoint

export const withdrawApplication = {
  name: 'personalVips.withdraw',
  method: 'post',
  path: '/api/personal_vips',
  action: 'withdraw',
  idempotent: true,
  rules: ['no_open_application'],
} as const satisfies Endpoint

export const renewMembership = {
  name: 'personalVips.renew',
  method: 'post',
  path: '/api/personal_vips',
  action: 'renew',
  idempotent: true,
  rules: ['not_a_member', 'renewed_ahead', 'membership_suspended', 'open_order_exists'],
} as const satisfies Endpoint

export const checkEligibility = {
  name: 'personalVips.checkEligibility',
  method: 'post',
  path: '/api/personal_vips/apply_check',
  reads: true,
  rules: [],
} as const satisfies Endpoint

export const decideApplication = {
  name: 'applications.decide',
  method: 'post',
  path: '/api/personal_vips/apply_check',
  idempotent: true,
  rules: ['remarks_needed', 'reason_needed', 'open_order_exists'],
} as const satisfies Endpoint

export const currentApplication = {
  name: 'personalVips.current',
  method: 'get',
  path: '/api/personal_vips/application',
  rules: [],
} as const satisfies Endpoint

export const listApplications = {
  name: 'applications.list',
  method: 'get',
  path: '/companyapi/member_applications',
  rules: [],
} as const satisfies Endpoint

export const getApplication = {
  name: 'applications.get',
  method: 'get',
  path: '/companyapi/member_applications/{id}',
  rules: [],
} as const satisfies Endpoint

export const revealIdNumber = {
  name: 'applications.revealIdNumber',
  method: 'post',
  path: '/companyapi/member_applications/{id}/id_number',
  rules: [],
} as const satisfies Endpoint
