import type { Endpoint } from './endpoint.ts'

export const listPersonalVips = {
  name: 'personalVips.list',
  method: 'get',
  path: '/api/personal_vips',
  rules: [],
} as const satisfies Endpoint

export const listEnterpriseVips = {
  name: 'enterpriseVips.list',
  method: 'get',
  path: '/api/enterprise_vips',
  rules: [],
} as const satisfies Endpoint

/** Orders the next year of a unit. */
export const renewUnit = {
  name: 'enterpriseVips.renew',
  method: 'post',
  path: '/api/enterprise_vips/renew',
  idempotent: true,
  rules: ['renewed_ahead', 'membership_suspended', 'open_order_exists'],
} as const satisfies Endpoint

export const listDuesPeriods = {
  name: 'personalVips.periods',
  method: 'get',
  path: '/api/personal_vips/periods',
  rules: [],
} as const satisfies Endpoint
