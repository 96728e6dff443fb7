import type { Endpoint } from './endpoint.ts'

export const listOrders = {
  name: 'orders.list',
  method: 'get',
  path: '/{prefix}/orders',
  rules: [],
} as const satisfies Endpoint

export const getOrder = {
  name: 'orders.get',
  method: 'get',
  path: '/{prefix}/orders/{order_no}',
  rules: [],
} as const satisfies Endpoint

export const payOrder = {
  name: 'orders.pay',
  method: 'post',
  path: '/{prefix}/orders/pay',
  idempotent: true,
  rules: ['order_closed', 'already_paid', 'channel_closed'],
} as const satisfies Endpoint

export const reportTransfer = {
  name: 'orders.reportTransfer',
  method: 'post',
  path: '/{prefix}/orders/off_line_remark',
  idempotent: true,
  rules: ['order_closed', 'already_paid', 'offline_not_chosen', 'file_missing', 'paid_on_in_future'],
} as const satisfies Endpoint

/** An agent stores the picture of a transfer that an own lead has made. */
export const uploadLeadVoucher = {
  name: 'orders.uploadLeadVoucher',
  method: 'post',
  path: '/{prefix}/orders/voucher',
  upload: true,
  rules: ['file_missing', 'file_too_large', 'file_type', 'file_damaged', 'image_too_many_pixels'],
} as const satisfies Endpoint

/** An agent reports it in the lead's place; the transfer is chosen by that where it was not. */
export const reportLeadTransfer = {
  name: 'orders.reportLeadTransfer',
  method: 'post',
  path: '/{prefix}/orders/off_line_remark',
  idempotent: true,
  rules: ['order_closed', 'already_paid', 'file_missing', 'paid_on_in_future'],
} as const satisfies Endpoint

export const saveTransferDraft = {
  name: 'orders.saveTransferDraft',
  method: 'post',
  path: '/{prefix}/orders/off_line_remark_draft',
  idempotent: true,
  rules: ['order_closed', 'already_paid', 'file_missing'],
} as const satisfies Endpoint

export const withdrawTransfer = {
  name: 'orders.withdrawTransfer',
  method: 'post',
  path: '/{prefix}/orders/off_line_remark_back',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const sendBackTransfer = {
  name: 'orders.sendBackTransfer',
  method: 'post',
  path: '/{prefix}/orders/off_line_remark_back',
  idempotent: true,
  rules: ['reason_needed'],
} as const satisfies Endpoint

/** Nothing will be paid any more. */
export const closeOrder = {
  name: 'orders.close',
  method: 'post',
  path: '/{prefix}/orders/close',
  idempotent: true,
  rules: ['reason_needed'],
} as const satisfies Endpoint

/** Finance resolves what was set aside as an exception. */
export const resolveOrder = {
  name: 'orders.resolve',
  method: 'post',
  path: '/{prefix}/orders/resolve',
  idempotent: true,
  rules: ['reason_needed', 'ordered_anew', 'money_received'],
} as const satisfies Endpoint

/** A member polls the state. */
export const pollOrder = {
  name: 'orders.poll',
  method: 'post',
  path: '/{prefix}/orders/check_order',
  reads: true,
  rules: [],
} as const satisfies Endpoint

export const decidePayment = {
  name: 'orders.decidePayment',
  method: 'post',
  path: '/{prefix}/orders/check_order',
  idempotent: true,
  rules: [
    'received_needed',
    'bank_ref_needed',
    'bank_ref_used',
    'received_too_little',
    'received_too_much',
    'received_not_short',
    'reason_needed',
    'paid_on_in_future',
  ],
} as const satisfies Endpoint
