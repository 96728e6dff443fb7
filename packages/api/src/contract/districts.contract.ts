import type { Endpoint } from './endpoint.ts'

/** Provinces, their cities and those' districts (product.md §7, Other: three sub-levels; D8). */
export const listDistricts = {
  name: 'districts.list',
  method: 'get',
  path: '/service/district',
  keptSeconds: 86_400,
  rules: [],
} as const satisfies Endpoint
