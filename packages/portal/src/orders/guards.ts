import { mayMove, statusIn } from '@portal/api/rules/life'
import { actsOnOrder, orderLife, orderStatus } from '@portal/api/rules/order'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import { toChannel } from '@portal/api/rules/payment'
import type { RefundAct } from '@portal/api/rules/refund'
import { statusOf } from '../kernel/move.ts'
import type { ProviderPayment } from '../ports.ts'
import { orders } from './orders.life.ts'
import type { AttemptRecord, OrderRecord } from './orders.repository.ts'
import { financeAs, needsSecond, refunds } from './refunds.life.ts'
import type { RefundRecord } from './refunds.repository.ts'

// What stands in the way of an act on an order or a refund besides the status, and what money that comes or goes makes of
// an order, from plain values (D5). A refusal is its name, or null.

/** Why an order cannot be paid any more. */
export function whyTooLate(order: OrderRecord): 'order_closed' | 'already_paid' | null {
  const status = statusOf(orders, order)
  if (status === orderStatus.closed) return 'order_closed'
  return orderLife.sets.paid.includes(status) ? 'already_paid' : null
}

/** Why the amount of an order stands: it is over, or money was reported. */
export const whyFixed = (order: OrderRecord): 'order_closed' | 'already_paid' | 'report_open' | null =>
  whyTooLate(order) ?? (statusOf(orders, order) === orderStatus.unpaid ? null : 'report_open')

export const isPastDeadline = ({ deadline_at }: Pick<OrderRecord, 'deadline_at'>, now: Date): boolean =>
  deadline_at !== null && deadline_at <= now

/** What finance says came in by a transfer. */
interface Transfer {
  decision: 'confirm' | 'short' | 'exception' | 'late' | 'repeated'
  received_fen?: number | undefined
  received_at?: string | undefined
  bank_ref?: string | undefined
  /** What is more than due is to be paid back. */
  return_surplus?: boolean | undefined
}

export type MoneyRefusal =
  | 'received_needed'
  | 'bank_ref_needed'
  | 'paid_on_in_future'
  | 'received_too_much'
  | 'received_too_little'
  | 'received_not_short'

/** Money too much is taken only by who says that the surplus goes back; money nobody waited for may be any sum (ADR 016). */
export function moneyRefusal(
  order: Pick<OrderRecord, 'received_fen' | 'amount_fen'>,
  { decision, received_fen, received_at = '', bank_ref = '', return_surplus = false }: Transfer,
  today: string,
): MoneyRefusal | null {
  if (received_fen === undefined) return 'received_needed'
  if (bank_ref === '') return 'bank_ref_needed'
  if (received_at > today) return 'paid_on_in_future'
  if (decision === 'late' || decision === 'repeated') return null
  const total_fen = order.received_fen + received_fen
  if (total_fen > order.amount_fen)
    return decision === 'confirm' && return_surplus ? null : 'received_too_much'
  if (decision === 'confirm' && total_fen < order.amount_fen) return 'received_too_little'
  return decision === 'short' && total_fen === order.amount_fen ? 'received_not_short' : null
}

/** What money that comes online is for its order. */
export type Arrival = 'pays' | 'may_revive' | 'mismatches' | 'is_too_much'

/** Null: that payment has brought its money before. */
export function arrivalOf(
  order: OrderRecord,
  attempt: Pick<AttemptRecord, 'status' | 'amount_fen'>,
  { paid_fen }: Pick<ProviderPayment, 'paid_fen'>,
): Arrival | null {
  if (attempt.status === 'succeeded' || attempt.status === 'duplicate') return null
  const status = statusOf(orders, order)
  const isRight = paid_fen === attempt.amount_fen && paid_fen === order.amount_fen
  if (isRight && orderLife.sets.payableOnline.includes(status)) return 'pays'
  if (isRight && orderLife.sets.over.includes(status)) return 'may_revive'
  return !isRight && orderLife.sets.payable.includes(status) ? 'mismatches' : 'is_too_much'
}

/** Whether a transfer that comes after its order was closed is enough to pay it. */
export const mayRevive = (order: OrderRecord, received_fen: number): boolean =>
  orderLife.sets.over.includes(statusOf(orders, order)) && received_fen >= order.amount_fen

/** How the attempt that brings money is moved: money that buys nothing came once too often. */
export function bookingOf(
  { status }: Pick<AttemptRecord, 'status'>,
  isKept: boolean,
): 'succeed' | 'late' | 'repeat' {
  if (!isKept) return 'repeat'
  return attemptLife.sets.live.includes(status) ? 'succeed' : 'late'
}

/** How money that bought nothing starts on its way back; null while another refund of the order is open. */
export function returnOf(
  order: OrderRecord,
): { act: 'return_late' | 'return_surplus'; reason: string } | null {
  const status = statusOf(orders, order)
  if (orderLife.sets.over.includes(status)) return { act: 'return_late', reason: '订单关闭后到账' }
  return orderLife.sets.settled.includes(status) ? { act: 'return_surplus', reason: '重复支付' } : null
}

/** What of the money is more than the order costs. */
export const surplusOf = ({ amount_fen }: Pick<OrderRecord, 'amount_fen'>, total_fen: number): number =>
  Math.max(0, total_fen - amount_fen)

export interface Resolution {
  /** Back to where the order waited for finance; its money paid back; or closed for good. */
  outcome: 'resume' | 'return' | 'close'
  reason: string
}

export const resolutionActs = {
  resume: 'resume',
  return: 'return_exception',
  close: 'close_exception',
} as const satisfies Record<Resolution['outcome'], string>

export function resolutionRefusal(
  { received_fen }: Pick<OrderRecord, 'received_fen'>,
  { outcome, reason }: Resolution,
): 'reason_needed' | 'money_received' | null {
  if (reason === '') return 'reason_needed'
  return outcome === 'close' && received_fen > 0 ? 'money_received' : null
}

/** An order of which a part is there goes on with that part. */
export const resumeOf = ({ received_fen }: Pick<OrderRecord, 'received_fen'>): 'resume' | 'resume_short' =>
  received_fen > 0 ? 'resume_short' : 'resume'

/** Whether the exception can end so: what came online in a wrong amount is not resumed, but paid back. */
export function mayResolve(order: OrderRecord, outcome: Resolution['outcome']): boolean {
  const now = { ...order, order_status: statusOf(orders, order), channel: toChannel(order.channel) }
  const act = outcome === 'resume' ? resumeOf(order) : resolutionActs[outcome]
  return actsOnOrder(now, 'finance').includes(act)
}

export function refundRefusal(
  { received_fen, refunded_fen }: Pick<OrderRecord, 'received_fen' | 'refunded_fen'>,
  { amount_fen, reason }: { amount_fen: number; reason: string },
): 'refund_too_much' | 'reason_needed' | null {
  if (amount_fen > received_fen - refunded_fen) return 'refund_too_much'
  return reason === '' ? 'reason_needed' : null
}

/** What of an order a document can still be asked for. */
export const billableFen = (
  order: Pick<OrderRecord, 'order_status' | 'received_fen' | 'refunded_fen' | 'invoiced_fen'>,
): number =>
  orderLife.sets.billable.includes(statusIn(orderLife, order.order_status))
    ? order.received_fen - order.refunded_fen - order.invoiced_fen
    : 0

/** Whether a document stands for money that is to be paid back: it is reversed first (D5). */
export const isInvoiced = (
  { invoiced_fen, received_fen, refunded_fen }: OrderRecord,
  { amount_fen }: Pick<RefundRecord, 'amount_fen'>,
): boolean => invoiced_fen > received_fen - refunded_fen - amount_fen

type RefundDecision = 'approve' | 'review' | 'reject'

/** Above the configured sum two persons approve, one after the other. */
export const decisionActOf = (
  refund: RefundRecord,
  decision: RefundDecision,
  settings: { refundSecondPersonFen: number },
): RefundDecision | 'approve_first' =>
  decision === 'approve' && needsSecond(refund, settings) ? 'approve_first' : decision

/** Whether somebody is to review what they approved themselves. */
export const isOwnReview = (refund: RefundRecord, decision: RefundDecision, by: string): boolean =>
  decision === 'review' && refund.status === 'approved' && refund.approved_by === by

/** Whether finance may do so with a refund: money that bought nothing is not kept. */
export const mayActOnRefund = (refund: RefundRecord, act: RefundAct, by: string): boolean =>
  !(act === 'reject' && refund.bought_nothing) &&
  mayMove(refunds.life, refund.status, act, financeAs(refund, { id: by }))

/** A provider sends its money back by itself; finance has it sent again. */
export const isSentByProvider = ({ attempt_id }: RefundRecord, act: RefundAct): boolean =>
  attempt_id !== null && (act === 'succeed' || act === 'fail')

type Money = Pick<OrderRecord, 'received_fen' | 'amount_fen'>

/** Whether less than the price is left of an order's money; a surplus that went back is not missed. */
const isShortOf = ({ received_fen, amount_fen }: Money, refunded_fen: number): boolean =>
  received_fen - refunded_fen < amount_fen

/** What an order is when a refund is withheld. */
export const withheldAct = (
  order: Money & Pick<OrderRecord, 'refunded_fen'>,
): 'reject_refund' | 'reject_further' =>
  isShortOf(order, order.refunded_fen) ? 'reject_further' : 'reject_refund'

/** What an order is when so much of its money was paid back. */
export function repaidAct(
  order: Money,
  refunded_fen: number,
): 'refund_all' | 'refund_part' | 'surplus_returned' {
  if (refunded_fen === order.received_fen) return 'refund_all'
  return isShortOf(order, refunded_fen) ? 'refund_part' : 'surplus_returned'
}
