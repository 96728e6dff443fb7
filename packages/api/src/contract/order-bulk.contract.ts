import type { Endpoint } from './endpoint.ts'

/** Closes those of several orders that can be closed, and says of each what became of it. */
export const closeOrders = {
  name: 'orderBulk.close',
  method: 'post',
  path: '/{prefix}/orders/close_many',
  idempotent: true,
  rules: ['reason_needed'],
} as const satisfies Endpoint

/** Reminds the members of those of several orders that wait for their money, and says of each what became of it. */
export const remindOrders = {
  name: 'orderBulk.remind',
  method: 'post',
  path: '/{prefix}/orders/remind_many',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint
