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

export const listDuesPeriods = {
  name: 'personalVips.periods',
  method: 'get',
  path: '/api/personal_vips/periods',
  rules: [],
} as const satisfies Endpoint
