import { refundEffects, type RefundEffect } from '@portal/api/rules/refund'
import type { BatchRecord, UseRecord } from '../../coupons/coupons.repository.ts'
import type { InvoiceRecord } from '../../invoices/invoices.repository.ts'
import { oneOf, type Random } from '../../kernel/seeded.ts'
import type { PaidPeriod } from '../../memberships/effects.ts'
import type { AttemptRecord, OrderRecord } from '../orders.repository.ts'
import type { RefundRecord } from '../refunds.repository.ts'

/** `first` and `second` are of finance; `channel` is a provider, `platform` issues documents, `time` is the minute's round. */
export const people = [
  'member',
  'stranger',
  'first',
  'second',
  'auditor',
  'channel',
  'platform',
  'time',
] as const
export type Person = (typeof people)[number]

export const dues = 20_000

/** One act that happened to one record. */
export interface Line {
  kind: 'order' | 'attempt' | 'refund' | 'invoice'
  id: string
  act: string
  from: string | number | null
  to: string | number
}

export interface Receipt {
  order_id: string
  attempt_id: string | null
  amount_fen: number
}

export interface Payout {
  order_id: string
  refund_id: string
  amount_fen: number
  by: 'finance' | 'reviewer' | 'system'
}

export interface Period extends PaidPeriod {
  order_id: string
  member_id: string
}

/** Two members with their orders for a year's dues, one coupon for both, and everything that belongs to them. */
export interface World {
  now: Date
  orders: readonly OrderRecord[]
  attempts: readonly AttemptRecord[]
  /** The ledger: what came in, and what went out. */
  receipts: readonly Receipt[]
  payouts: readonly Payout[]
  refunds: readonly RefundRecord[]
  batch: BatchRecord
  uses: readonly UseRecord[]
  invoices: readonly InvoiceRecord[]
  lines: readonly { invoice_id: string; order_id: string; amount_fen: number }[]
  periods: readonly Period[]
  history: readonly Line[]
}

/** Who may well do what; anybody tries everything. */
const natural = {
  order: ['member'],
  useCoupon: ['member'],
  leaveCoupon: ['member'],
  payNothing: ['member'],
  payOnline: ['member'],
  payOffline: ['member'],
  report: ['member'],
  takeBack: ['member'],
  sendBack: ['first', 'second'],
  confirm: ['first', 'second'],
  short: ['first', 'second'],
  confirmMore: ['first', 'second'],
  late: ['first', 'second'],
  repeated: ['first', 'second'],
  bankLine: ['first', 'second'],
  setAside: ['first', 'second'],
  resume: ['first', 'second'],
  returnException: ['first', 'second'],
  closeException: ['first', 'second'],
  close: ['member', 'auditor', 'time'],
  money: ['channel'],
  noMoney: ['channel'],
  askRefund: ['member', 'auditor'],
  approve: ['first', 'second'],
  review: ['first', 'second'],
  reject: ['first', 'second'],
  paidBack: ['first', 'second'],
  cameBack: ['first', 'second'],
  sendAgain: ['first', 'second'],
  sentByChannel: ['channel'],
  refusedByChannel: ['channel'],
  askDocument: ['member'],
  sendBackDocument: ['first', 'second'],
  askDocumentAgain: ['member'],
  cancelDocument: ['member'],
  issue: ['first', 'second'],
  handOver: ['first', 'second'],
  issueThere: ['platform'],
  failThere: ['platform'],
  askReversal: ['member', 'first'],
  refuseReversal: ['first', 'second'],
  reverse: ['first', 'second'],
  wait: ['time'],
} as const satisfies Record<string, readonly Person[]>
export type Act = keyof typeof natural
const isAct = (name: string): name is Act => Object.hasOwn(natural, name)
export const acts: readonly Act[] = Object.keys(natural).filter(isAct)

/** An act with everything that could be given for any act. */
export interface Step {
  act: Act
  who: Person
  /** Which of several, by its place counted from the newest. */
  place: number
  amount_fen: number
  reason: string
  effect: RefundEffect | undefined
  /** Finance looks at one that its sums allow. */
  isWhole: boolean
  ms: number
}

/** Sums of which two and three make the dues, with and without the coupon. */
const sums = [dues, dues, dues, 15_000, 15_000, 5_000, 5_000, 1, dues + 1]
const minute = 60_000
const waits = [minute, 16 * minute, 3 * 60 * minute, 10 * 24 * 60 * minute, 200 * 24 * 60 * minute]

/** What is tried more often: what brings money on its way. */
const weights: Partial<Record<Act, number>> = {
  payOnline: 5,
  money: 6,
  payOffline: 4,
  report: 5,
  confirm: 5,
  short: 3,
  bankLine: 2,
  useCoupon: 4,
  payNothing: 3,
  order: 4,
  askRefund: 4,
  approve: 5,
  review: 4,
  paidBack: 4,
  sentByChannel: 3,
  askDocument: 4,
  issue: 3,
  handOver: 2,
  issueThere: 3,
  askReversal: 2,
  reverse: 2,
  setAside: 2,
  closeException: 4,
  cameBack: 4,
  sendAgain: 3,
}
const drawn = acts.flatMap(act => Array.from({ length: weights[act] ?? 1 }, () => act))

export function anyStep(random: Random): Step {
  const act = oneOf(random, drawn)
  return {
    act,
    who: random() < 0.05 ? oneOf(random, people) : oneOf<Person>(random, natural[act]),
    place: random() < 0.7 ? 0 : Math.floor(random() * 4),
    amount_fen: oneOf(random, sums),
    reason: random() < 0.05 ? '' : '已核实',
    effect: random() < 0.1 ? undefined : oneOf(random, refundEffects),
    isWhole: random() < 0.7,
    ms: oneOf(random, waits),
  }
}
