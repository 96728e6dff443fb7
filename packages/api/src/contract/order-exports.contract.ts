import type { Endpoint } from './endpoint.ts'

/** Notes an export down and answers the link that it is downloaded by. */
export const beginExport = {
  name: 'orderExports.begin',
  method: 'post',
  path: '/{prefix}/orders/exports',
  idempotent: true,
  rules: ['nothing_to_export'],
} as const satisfies Endpoint

/** The own exports of the last day, last first. */
export const listExports = {
  name: 'orderExports.list',
  method: 'get',
  path: '/{prefix}/orders/exports',
  rules: [],
} as const satisfies Endpoint
