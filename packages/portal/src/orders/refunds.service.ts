import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { dayOf } from '@portal/api/rules/dates'
import { mayMove } from '@portal/api/rules/life'
import type { RefundAct, RefundEffect } from '@portal/api/rules/refund'
import type { StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { begin, move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { noticeRefundApproved, noticeRefundAsked, noticeRefunded, noticeRefundRejected } from './notices.ts'
import { orders } from './orders.life.ts'
import { lockForAct, lockSeen, present, type OrderKey } from './orders.service.ts'
import { askerOf, presentOrder, type Reader, type SeenOrder } from './present.ts'
import type { Purchases } from './purchase.ts'
import { financeAs, needsSecond, refunds } from './refunds.life.ts'
import { insertPayout, insertRefund, lockRefund, type RefundRecord } from './refunds.repository.ts'

interface Asked {
  amount_fen: number
  reason: string
}

/** Asks for all or part of what was paid to be paid back (D5). */
export const requestRefund = (
  work: Work<Reader, 'refund_too_much' | 'reason_needed'>,
  purchases: Purchases,
  key: OrderKey,
  { amount_fen, reason }: Asked,
): Promise<OrderDetail> => {
  const who = askerOf(work.caller)
  return lockForAct(work, purchases, key, { act: 'ask_refund', who }, async order => {
    if (amount_fen > order.received_fen - order.refunded_fen) throw work.refuse('refund_too_much')
    if (reason === '') throw work.refuse('reason_needed')
    const refund: RefundRecord = {
      id: work.newId(),
      order_id: order.id,
      amount_fen,
      reason,
      status: 'requested',
      asked_by_kind: work.caller.kind,
      asked_by: work.caller.id,
      asked_at: work.now,
      effect: null,
      effect_text: '',
      approved_by: null,
      approved_at: null,
      reviewed_by: null,
      reviewed_at: null,
      trouble: '',
      settled_at: null,
    }
    await insertRefund(work.db, refund)
    await begin(work, refunds, refund, { act: 'ask', diff: { order_no: order.order_no, amount_fen } })
    await move(work, orders, order, {
      act: 'ask_refund',
      who,
      note: reason,
      diff: { amount_fen },
      ...(work.caller.kind === 'staff' ? { notice: noticeRefundAsked(order, amount_fen) } : {}),
    })
  })
}

/** Which refund of which order a call is about. */
interface RefundKey extends OrderKey {
  refundId: string
}

/** One act of finance on a refund; where its life does not allow it now, the answer is what is true now. */
async function actOnRefund(
  work: Work<StaffCaller>,
  purchases: Purchases,
  key: RefundKey,
  actOf: (refund: RefundRecord) => RefundAct,
  run: (order: SeenOrder, refund: RefundRecord, act: RefundAct) => Promise<unknown>,
): Promise<OrderDetail> {
  const order = await lockSeen(work, key)
  const refund = await lockRefund(work.db, order.id, key.refundId)
  if (!refund) throw notFound()
  const act = actOf(refund)
  if (!mayMove(refunds.life, refund.status, act, financeAs(refund, work.caller)))
    throw conflict(await presentOrder(work, purchases, order))
  await run(order, refund, act)
  return present(work, purchases, key)
}

export interface RefundDecision {
  decision: 'approve' | 'review' | 'reject'
  effect?: RefundEffect | undefined
  remark: string
}

type DecisionRefusal =
  | 'refund_effect_needed'
  | 'refund_effect_unfit'
  | 'second_person_needed'
  | 'invoice_reversed_first'
  | 'reason_needed'

/** Finance approves a refund, reviews it as the second person, or rejects it. */
export async function decideRefund(
  work: Work<StaffCaller, DecisionRefusal>,
  purchases: Purchases,
  key: RefundKey,
  given: RefundDecision,
): Promise<OrderDetail> {
  const actOf = (refund: RefundRecord): RefundAct => {
    if (given.decision !== 'approve') return given.decision
    return needsSecond(refund, work.settings) ? 'approve_first' : 'approve'
  }
  return actOnRefund(
    work,
    purchases,
    key,
    refund => {
      if (
        given.decision === 'review' &&
        refund.status === 'approved' &&
        refund.approved_by === work.caller.id
      )
        throw work.refuse('second_person_needed')
      return actOf(refund)
    },
    async (order, refund, act) => {
      if (act === 'reject') return reject(work, order, refund, given.remark)
      // what is on a document is reversed first (D5)
      if (order.invoiced_fen > order.received_fen - order.refunded_fen - refund.amount_fen)
        throw work.refuse('invoice_reversed_first')
      const effect =
        act === 'review' ? refund.effect : await chosenEffect(work, purchases, order, refund, given)
      if (act === 'approve_first') return approveFirst(work, order, refund, effect, given.remark)
      return approve(work, purchases, { order, refund, act }, effect, given.remark)
    },
  )
}

/** The effect that was chosen, if it can be; null where nothing depends on the refund. */
async function chosenEffect(
  work: Work<StaffCaller, DecisionRefusal>,
  purchases: Purchases,
  order: SeenOrder,
  refund: RefundRecord,
  { effect }: RefundDecision,
): Promise<RefundEffect | null> {
  const choices = await purchases[order.reason].refundChoices(work, order, refund.amount_fen)
  if (choices.length === 0) return null
  if (effect === undefined) throw work.refuse('refund_effect_needed')
  if (choices.find(choice => choice.effect === effect)?.open !== true)
    throw work.refuse('refund_effect_unfit')
  return effect
}

/** The first of two persons: nothing has happened yet. */
async function approveFirst(
  work: Work<StaffCaller>,
  order: SeenOrder,
  refund: RefundRecord,
  effect: RefundEffect | null,
  note: string,
): Promise<void> {
  const set = { effect, approved_by: work.caller.id, approved_at: work.now }
  await move(work, refunds, refund, { act: 'approve_first', who: 'finance', note, set, diff: { effect } })
  await move(work, orders, order, { act: 'approve_refund', who: 'finance', note })
}

interface Approved {
  order: SeenOrder
  refund: RefundRecord
  act: RefundAct
}

/** The last approval: the effect happens now, the money is sent back next. */
async function approve(
  work: Work<StaffCaller, 'refund_effect_unfit'>,
  purchases: Purchases,
  { order, refund, act }: Approved,
  effect: RefundEffect | null,
  note: string,
): Promise<void> {
  const { caller, now } = work
  const purchase = purchases[order.reason]
  const { amount_fen } = refund
  const done = effect
    ? await purchase.onRefunded?.(work, order, { amount_fen, effect })
    : { text: '', diff: {} }
  if (!done) throw work.refuse('refund_effect_unfit')
  const isReview = act === 'review'
  await move(work, refunds, refund, {
    act,
    who: isReview ? 'reviewer' : 'finance',
    note,
    set: {
      effect,
      effect_text: done.text,
      ...(isReview
        ? { reviewed_by: caller.id, reviewed_at: now }
        : { approved_by: caller.id, approved_at: now }),
    },
    diff: done.diff,
  })
  await move(work, orders, order, {
    act: isReview ? 'review_refund' : 'approve_refund',
    who: 'finance',
    note: [done.text, note].filter(text => text !== '').join('；'),
    notice: noticeRefundApproved(order, amount_fen, done.text),
    diff: { amount_fen, ...done.diff },
  })
}

async function reject(
  work: Work<StaffCaller, 'reason_needed'>,
  order: SeenOrder,
  refund: RefundRecord,
  note: string,
): Promise<void> {
  if (note === '') throw work.refuse('reason_needed')
  const who = financeAs(refund, work.caller)
  await move(work, refunds, refund, {
    act: 'reject',
    who,
    note,
    set: { trouble: note, settled_at: work.now },
  })
  await move(work, orders, order, {
    act: order.refunded_fen === 0 ? 'reject_refund' : 'reject_further',
    who: 'finance',
    note,
    notice: noticeRefundRejected(order, refund.amount_fen),
  })
}

export interface RefundResult {
  result: 'succeeded' | 'failed' | 'retry'
  returned_on?: string | undefined
  bank_ref?: string | undefined
  remark: string
}

const actOfResult = { succeeded: 'succeed', failed: 'fail', retry: 'retry' } as const

type ResultRefusal = 'bank_ref_needed' | 'bank_ref_used' | 'returned_in_future' | 'reason_needed'

/** Finance registers what became of the money: it was sent back, it came back, or it is sent again. */
export const settleRefund = (
  work: Work<StaffCaller, ResultRefusal>,
  purchases: Purchases,
  key: RefundKey,
  given: RefundResult,
): Promise<OrderDetail> =>
  actOnRefund(
    work,
    purchases,
    key,
    () => actOfResult[given.result],
    (order, refund) => {
      if (given.result === 'succeeded') return payBack(work, order, refund, given)
      if (given.result === 'failed') return fail(work, order, refund, given.remark)
      return retry(work, order, refund, given.remark)
    },
  )

async function payBack(
  work: Work<StaffCaller, ResultRefusal>,
  order: SeenOrder,
  refund: RefundRecord,
  { returned_on = dayOf(work.now), bank_ref = '', remark }: RefundResult,
): Promise<void> {
  if (bank_ref === '') throw work.refuse('bank_ref_needed')
  if (returned_on > dayOf(work.now)) throw work.refuse('returned_in_future')
  const fresh = await insertPayout(work.db, {
    id: work.newId(),
    refund_id: refund.id,
    amount_fen: refund.amount_fen,
    returned_on,
    bank_ref,
    staff_id: work.caller.id,
    created_at: work.now,
  })
  if (!fresh) throw work.refuse('bank_ref_used')
  const refunded_fen = order.refunded_fen + refund.amount_fen
  await move(work, refunds, refund, {
    act: 'succeed',
    who: financeAs(refund, work.caller),
    note: remark,
    set: { trouble: '', settled_at: work.now },
    diff: { bank_ref, returned_on },
  })
  await move(work, orders, order, {
    act: refunded_fen === order.received_fen ? 'refund_all' : 'refund_part',
    who: 'finance',
    note: remark,
    notice: noticeRefunded(order, refund.amount_fen),
    set: { refunded_fen },
    diff: { refunded_fen: [order.refunded_fen, refunded_fen], bank_ref },
  })
}

async function fail(
  work: Work<StaffCaller, 'reason_needed'>,
  order: SeenOrder,
  refund: RefundRecord,
  note: string,
): Promise<void> {
  if (note === '') throw work.refuse('reason_needed')
  const who = financeAs(refund, work.caller)
  await move(work, refunds, refund, { act: 'fail', who, note, set: { trouble: note } })
  await move(work, orders, order, { act: 'refund_failed', who: 'finance', note })
}

async function retry(
  work: Work<StaffCaller>,
  order: SeenOrder,
  refund: RefundRecord,
  note: string,
): Promise<void> {
  const who = financeAs(refund, work.caller)
  await move(work, refunds, refund, { act: 'retry', who, note, set: { trouble: '' } })
  await move(work, orders, order, { act: 'refund_retry', who: 'finance', note })
}
