import type { Endpoint } from './endpoint.ts'

export const applyPersonalVip = {
  name: 'personalVips.apply',
  method: 'post',
  path: '/api/personal_vips',
  idempotent: true,
  rules: [
    'already_member',
    'open_order_exists',
    'not_a_member',
    'renewed_ahead',
    'membership_suspended',
    'file_missing',
    'no_open_application',
  ],
} as const satisfies Endpoint

export const checkPersonalVip = {
  name: 'personalVips.applyCheck',
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
