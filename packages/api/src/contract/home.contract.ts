import type { Endpoint } from './endpoint.ts'

export const getHome = {
  name: 'home.get',
  method: 'get',
  path: '/financeapi/home',
  flat: true,
  rules: [],
} as const satisfies Endpoint
