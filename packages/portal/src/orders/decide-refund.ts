import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { RefundEffect } from '@portal/api/rules/refund'
import type { StaffCaller } from '../kernel/callers.ts'
import type { Work } from '../kernel/work.ts'
import { noticeRefundApproved, noticeRefundRejected } from './notices.ts'
import type { Purchases } from './purchase.ts'
import { approvedFirst, approvedLast, refundRejected } from './effects.ts'
import { decisionActOf, isInvoiced, isOwnReview, withheldAct } from './guards.ts'
import type { RefundRecord } from './refunds.repository.ts'
import { actOnRefund, moveRefund, type LockedRefund, type RefundKey } from './refunds.service.ts'

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
export const decideRefund = (
  work: Work<StaffCaller, DecisionRefusal>,
  purchases: Purchases,
  key: RefundKey,
  given: RefundDecision,
): Promise<OrderDetail> =>
  actOnRefund(
    work,
    purchases,
    key,
    refund => actOf(work, refund, given.decision),
    async (locked, act) => {
      if (act === 'reject') return reject(work, locked, given.remark)
      if (isInvoiced(locked.order, locked.refund)) throw work.refuse('invoice_reversed_first')
      const effect =
        act === 'review' ? locked.refund.effect : await chosenEffect(work, purchases, locked, given.effect)
      if (act === 'approve_first') return approveAsFirst(work, locked, effect, given.remark)
      return approve(work, purchases, locked, { ...given, act, effect })
    },
  )

function actOf(
  { caller, settings, refuse }: Work<StaffCaller, 'second_person_needed'>,
  refund: RefundRecord,
  decision: RefundDecision['decision'],
) {
  if (isOwnReview(refund, decision, caller.id)) throw refuse('second_person_needed')
  return decisionActOf(refund, decision, settings)
}

/** The effect that was chosen, if it can be; null where nothing depends on the refund. */
async function chosenEffect(
  work: Work<StaffCaller, DecisionRefusal>,
  purchases: Purchases,
  { order, refund }: LockedRefund,
  effect: RefundEffect | undefined,
): Promise<RefundEffect | null> {
  if (refund.bought_nothing) return null
  const choices = await purchases[order.reason].refundChoices(work, order, refund.amount_fen)
  if (choices.length === 0) return null
  if (effect === undefined) throw work.refuse('refund_effect_needed')
  if (choices.find(choice => choice.effect === effect)?.open !== true)
    throw work.refuse('refund_effect_unfit')
  return effect
}

/** The first of two persons: nothing has happened yet. */
const approveAsFirst = (
  work: Work<StaffCaller>,
  locked: LockedRefund,
  effect: RefundEffect | null,
  note: string,
): Promise<void> =>
  moveRefund(
    work,
    locked,
    {
      act: 'approve_first',
      note,
      set: approvedFirst({ effect, by: work.caller.id }, work.now),
      diff: { effect },
    },
    { act: 'approve_refund', note },
  )

interface Approval {
  act: 'approve' | 'review'
  effect: RefundEffect | null
  remark: string
}

/** The last approval: the effect happens now, the money is sent back next. */
async function approve(
  work: Work<StaffCaller, 'refund_effect_unfit'>,
  purchases: Purchases,
  locked: LockedRefund,
  { act, effect, remark }: Approval,
): Promise<void> {
  const { caller, now } = work
  const { order, refund } = locked
  const { amount_fen } = refund
  const done = effect
    ? await purchases[order.reason].onRefunded?.(work, order, { amount_fen, effect })
    : { text: '', diff: {} }
  if (!done) throw work.refuse('refund_effect_unfit')
  await moveRefund(
    work,
    locked,
    {
      act,
      note: remark,
      set: approvedLast({ act, effect, text: done.text, by: caller.id }, now),
      diff: done.diff,
    },
    {
      act: act === 'review' ? 'review_refund' : 'approve_refund',
      note: [done.text, remark].filter(text => text !== '').join('；'),
      notice: noticeRefundApproved(order, amount_fen, done.text),
      diff: { amount_fen, ...done.diff },
    },
  )
}

async function reject(
  work: Work<StaffCaller, 'reason_needed'>,
  locked: LockedRefund,
  note: string,
): Promise<void> {
  const { order, refund } = locked
  if (note === '') throw work.refuse('reason_needed')
  await moveRefund(
    work,
    locked,
    { act: 'reject', note, set: refundRejected(note, work.now) },
    {
      act: withheldAct(order),
      note,
      notice: noticeRefundRejected(order, refund.amount_fen),
    },
  )
}
