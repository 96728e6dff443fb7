import type { Endpoint } from './endpoint.ts'

export const getCashier = {
  name: 'sandbox.cashier',
  method: 'get',
  path: '/service/sandbox_payments/{number}',
  rules: [],
} as const satisfies Endpoint

/** Pays, or whatever else a payer and a provider can do to a payment. */
export const playCashier = {
  name: 'sandbox.play',
  method: 'post',
  path: '/service/sandbox_payments/{number}',
  rules: [],
} as const satisfies Endpoint
