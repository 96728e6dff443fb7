import { dayOf, formatTime, parseTime } from '@portal/api/rules/dates'
import { transferDeadline } from '@portal/api/rules/order'
import { onlinePaymentMinutes, type OnlineChannel } from '@portal/api/rules/payment'
import type { RefundEffect } from '@portal/api/rules/refund'
import type { ProviderPayment } from '../ports.ts'
import type { AttemptRecord, OrderRecord } from './orders.repository.ts'
import type { RefundRecord } from './refunds.repository.ts'

/**
 * What each act on an order, on its attempts and on its refunds sets besides the status (D5), from plain values: no SQL,
 * no host. What stands in the way of an act is in `guards.ts`.
 */
type OrderSet = Partial<OrderRecord>
type AttemptSet = Partial<AttemptRecord>
type RefundSet = Partial<RefundRecord>

// the order before money has come

/** The bank transfer is chosen: there is more time, never less than what was promised before. */
export const transferChosen = (
  { deadline_at }: Pick<OrderRecord, 'deadline_at'>,
  remark_code: string,
  now: Date,
) =>
  ({
    channel: 'offline',
    remark_code,
    deadline_at: parseTime(
      transferDeadline(deadline_at === null ? null : formatTime(deadline_at), dayOf(now)),
    ),
  }) satisfies OrderSet

export const transferReported = (now: Date): OrderSet => ({ reported_at: now, sent_back_reason: '' })

export const reportTakenBack = (): OrderSet => ({ reported_at: null, sent_back_reason: '' })

export const reportSentBack = (reason: string): OrderSet => ({ sent_back_reason: reason })

/** A line of the bank is the report that the member did not make (ADR 032). */
export const lineArrived = (): OrderSet => ({ sent_back_reason: '', channel: 'offline' })

// attempts to pay

type NewAttempt = Pick<
  AttemptRecord,
  'id' | 'order_id' | 'channel' | 'status' | 'amount_fen' | 'number' | 'expires_at'
>

const anAttempt = <Given extends NewAttempt>(given: Given, now: Date) => ({
  ...given,
  created_at: now,
  settled_at: null,
  pay_url: null,
  provider_ref: null,
  received_fen: 0,
  refund_id: null,
})

/** The attempt to pay by bank transfer: there is nothing to open at a provider. */
export const aTransfer = (
  id: string,
  { id: order_id, amount_fen }: Pick<OrderRecord, 'id' | 'amount_fen'>,
  now: Date,
): AttemptRecord =>
  anAttempt(
    { id, order_id, channel: 'offline', status: 'open', amount_fen, number: null, expires_at: null },
    now,
  )

/** An attempt to pay online, which ends with the order's own time at the latest. */
export function anOnlinePayment(
  given: { id: string; number: string; channel: OnlineChannel },
  { id: order_id, amount_fen, deadline_at }: Pick<OrderRecord, 'id' | 'amount_fen' | 'deadline_at'>,
  now: Date,
) {
  const inTime = new Date(now.getTime() + onlinePaymentMinutes * 60_000)
  const expires_at = deadline_at !== null && deadline_at < inTime ? deadline_at : inTime
  return anAttempt({ ...given, order_id, status: 'created', amount_fen, expires_at }, now)
}

/** Ended, with or without money. */
export const attemptEnded = (now: Date): AttemptSet => ({ settled_at: now })

/** Money has come by it, whatever becomes of that. */
export const moneyBooked = ({ ref, paid_fen }: ProviderPayment, now: Date): AttemptSet => ({
  provider_ref: ref,
  received_fen: paid_fen,
  settled_at: now,
})

// money of the order

type Received = Pick<OrderRecord, 'received_fen'>

/** All that was due is there, by transfer; what is more than that is received apart (`surplusReceived`). */
export const confirmed = ({ amount_fen }: Pick<OrderRecord, 'amount_fen'>, now: Date) =>
  ({ channel: 'offline', received_fen: amount_fen, paid_at: now }) satisfies OrderSet

/** The rest is still to be paid. */
export const partReceived = (total_fen: number): OrderSet => ({ received_fen: total_fen, paid_at: null })

export const paidOnline = (
  { received_fen }: Received,
  { channel, amount_fen }: Pick<AttemptRecord, 'channel' | 'amount_fen'>,
  now: Date,
) => ({ channel, received_fen: received_fen + amount_fen, paid_at: now }) satisfies OrderSet

/** Another sum than was due came online: it goes back by the channel that it came by. */
export const mismatched = (
  { received_fen }: Received,
  { channel }: Pick<AttemptRecord, 'channel'>,
  paid_fen: number,
): OrderSet => ({ channel, received_fen: received_fen + paid_fen })

/** A coupon left nothing to pay. */
export const paidWithNothing = (now: Date): OrderSet => ({ paid_at: now })

/** Money that bought nothing is the order's until it is paid back. */
export const surplusReceived = ({ received_fen }: Received, amount_fen: number) =>
  ({ received_fen: received_fen + amount_fen }) satisfies OrderSet

export const repaid = (
  { refunded_fen }: Pick<OrderRecord, 'refunded_fen'>,
  { amount_fen }: Pick<RefundRecord, 'amount_fen'>,
) => ({ refunded_fen: refunded_fen + amount_fen }) satisfies OrderSet

// refunds

/** A refund as it is asked for. */
export const aRefund = (
  given: Pick<
    RefundRecord,
    | 'id'
    | 'order_id'
    | 'attempt_id'
    | 'amount_fen'
    | 'reason'
    | 'bought_nothing'
    | 'asked_by_kind'
    | 'asked_by'
  >,
  now: Date,
): RefundRecord => ({
  ...given,
  status: 'requested',
  asked_at: now,
  effect: null,
  effect_text: '',
  approved_by: null,
  approved_at: null,
  reviewed_by: null,
  reviewed_at: null,
  trouble: '',
  settled_at: null,
})

/** The first of two persons: nothing has happened yet. */
export const approvedFirst = (
  { effect, by }: { effect: RefundEffect | null; by: string },
  now: Date,
): RefundSet => ({ effect, approved_by: by, approved_at: now })

/** The last approval: what it does to what was bought is done. */
export const approvedLast = (
  {
    act,
    effect,
    text,
    by,
  }: { act: 'approve' | 'review'; effect: RefundEffect | null; text: string; by: string },
  now: Date,
): RefundSet => ({
  effect,
  effect_text: text,
  ...(act === 'review' ? { reviewed_by: by, reviewed_at: now } : { approved_by: by, approved_at: now }),
})

export const refundRejected = (reason: string, now: Date): RefundSet => ({ trouble: reason, settled_at: now })

export const refundSucceeded = (now: Date): RefundSet => ({ trouble: '', settled_at: now })

export const refundFailed = (reason: string): RefundSet => ({ trouble: reason })

/** What a channel refuses for good is sent back by the bank. */
export const refusedByChannel = (reason: string): RefundSet => ({ trouble: reason, attempt_id: null })

export const refundSentAgain = (): RefundSet => ({ trouble: '' })
