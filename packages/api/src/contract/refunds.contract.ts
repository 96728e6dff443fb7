import type { Endpoint } from './endpoint.ts'

export const requestRefund = {
  name: 'refunds.request',
  method: 'post',
  path: '/{prefix}/orders/refund',
  idempotent: true,
  rules: ['refund_too_much', 'reason_needed'],
} as const satisfies Endpoint

export const decideRefund = {
  name: 'refunds.decide',
  method: 'post',
  path: '/{prefix}/orders/refund_check',
  idempotent: true,
  rules: [
    'refund_effect_needed',
    'refund_effect_unfit',
    'second_person_needed',
    'invoice_reversed_first',
    'reason_needed',
  ],
} as const satisfies Endpoint

export const settleRefund = {
  name: 'refunds.settle',
  method: 'post',
  path: '/{prefix}/orders/refund_result',
  idempotent: true,
  rules: ['bank_ref_needed', 'bank_ref_used', 'returned_in_future', 'reason_needed'],
} as const satisfies Endpoint
