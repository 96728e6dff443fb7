import type { Endpoint } from './endpoint.ts'

/** Keeps a code for an order, gives it up (an empty one), or completes an order that costs nothing with it. */
export const verifyCoupon = {
  name: 'coupons.verify',
  method: 'post',
  path: '/{prefix}/orders/coupon_pay_verify',
  idempotent: true,
  rules: ['order_closed', 'already_paid', 'report_open', 'amount_due'],
} as const satisfies Endpoint

export const listCouponBatches = {
  name: 'coupons.list',
  method: 'get',
  path: '/api/coupon_batches',
  rules: [],
} as const satisfies Endpoint

/** The batches of a list as a table. */
export const exportCouponBatches = {
  name: 'coupons.export',
  method: 'post',
  path: '/api/coupon_batches/exports',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const getCouponBatch = {
  name: 'coupons.get',
  method: 'get',
  path: '/api/coupon_batches/{id}',
  rules: [],
} as const satisfies Endpoint

/** The codes of a batch, each with the order that has it. */
export const listCouponCodes = {
  name: 'coupons.codes',
  method: 'get',
  path: '/api/coupon_batches/{id}/codes',
  rules: [],
} as const satisfies Endpoint

/** The codes of a batch as a table. */
export const exportCouponCodes = {
  name: 'coupons.exportCodes',
  method: 'post',
  path: '/api/coupon_batches/codes/exports',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** What the fees cost today, for a trial sum. */
export const listCouponFees = {
  name: 'coupons.fees',
  method: 'get',
  path: '/api/coupon_fees',
  rules: [],
} as const satisfies Endpoint

export const createCouponBatch = {
  name: 'coupons.create',
  method: 'post',
  path: '/api/coupon_batches',
  idempotent: true,
  rules: ['coupon_code_taken'],
} as const satisfies Endpoint

export const changeCouponBatch = {
  name: 'coupons.change',
  method: 'post',
  path: '/api/coupon_batches/change',
  idempotent: true,
  rules: ['coupon_code_taken'],
} as const satisfies Endpoint

/** Stops a batch, or lets it go on. */
export const stopCouponBatch = {
  name: 'coupons.stop',
  method: 'post',
  path: '/api/coupon_batches/stop',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint
