import type { Endpoint } from './endpoint.ts'

/** Days that were reconciled: those that differ, and the newest of the others. */
export const listReconciledDays = {
  name: 'reconciliation.days',
  method: 'get',
  path: '/api/orders/reconciliation/days',
  rules: [],
} as const satisfies Endpoint

export const getReconciliationDay = {
  name: 'reconciliation.day',
  method: 'get',
  path: '/api/orders/reconciliation/days/{day}',
  rules: [],
} as const satisfies Endpoint

/** A month by channel and by day. */
export const getReconciliationMonth = {
  name: 'reconciliation.month',
  method: 'get',
  path: '/api/orders/reconciliation/months/{month}',
  rules: [],
} as const satisfies Endpoint

/** Open differences of all days, the oldest first. */
export const listDifferences = {
  name: 'reconciliation.differences',
  method: 'get',
  path: '/api/orders/reconciliation/differences',
  rules: [],
} as const satisfies Endpoint

/** Fetches the bills that are missing and reconciles a day again. */
export const runReconciliation = {
  name: 'reconciliation.run',
  method: 'post',
  path: '/api/orders/reconciliation/run',
  idempotent: true,
  rules: ['day_not_over'],
} as const satisfies Endpoint

export const settleDifference = {
  name: 'reconciliation.settle',
  method: 'post',
  path: '/api/orders/reconciliation/settle',
  idempotent: true,
  rules: ['settlement_way_unfit', 'reason_needed', 'bank_line_used'],
} as const satisfies Endpoint

/** Opens a difference again that was settled. */
export const takeBackSettlement = {
  name: 'reconciliation.take_back',
  method: 'post',
  path: '/api/orders/reconciliation/take_back',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** A line without an order is what a channel paid out for these days. */
export const assignBankLine = {
  name: 'reconciliation.assign',
  method: 'post',
  path: '/api/orders/reconciliation/assign',
  idempotent: true,
  rules: ['settlement_days_unfit', 'bank_line_used'],
} as const satisfies Endpoint

/** What a channel paid out was another line. */
export const unassignBankLine = {
  name: 'reconciliation.unassign',
  method: 'post',
  path: '/api/orders/reconciliation/unassign',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** A day as a table. */
export const exportReconciliation = {
  name: 'reconciliation.export',
  method: 'post',
  path: '/api/orders/reconciliation/exports',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** The day is done. */
export const closeReconciliation = {
  name: 'reconciliation.close',
  method: 'post',
  path: '/api/orders/reconciliation/close',
  idempotent: true,
  rules: ['differences_open', 'bills_awaited'],
} as const satisfies Endpoint
