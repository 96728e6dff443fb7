import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { RefundEffect } from '@portal/api/rules/refund'
import type { StaffCaller } from '../kernel/callers.ts'
import type { Work } from '../kernel/work.ts'
import { noticeRefundApproved, noticeRefundRejected } from './notices.ts'
import type { Purchases } from './purchase.ts'
import { needsSecond } from './refunds.life.ts'
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
      if (isInvoiced(locked)) throw work.refuse('invoice_reversed_first')
      const effect =
        act === 'review' ? locked.refund.effect : await chosenEffect(work, purchases, locked, given.effect)
      if (act === 'approve_first') return approveFirst(work, locked, effect, given.remark)
      return approve(work, purchases, locked, { ...given, act, effect })
    },
  )

/** Whether a document stands for money that is to be paid back: it is reversed first (D5). */
const isInvoiced = ({ order, refund }: LockedRefund): boolean =>
  order.invoiced_fen > order.received_fen - order.refunded_fen - refund.amount_fen

/** Above the configured sum two persons approve, one after the other. */
function actOf(
  { caller, settings, refuse }: Work<StaffCaller, 'second_person_needed'>,
  refund: RefundRecord,
  decision: RefundDecision['decision'],
) {
  if (decision === 'approve') return needsSecond(refund, settings) ? 'approve_first' : 'approve'
  if (decision === 'review' && refund.status === 'approved' && refund.approved_by === caller.id)
    throw refuse('second_person_needed')
  return decision
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
const approveFirst = (
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
      set: { effect, approved_by: work.caller.id, approved_at: work.now },
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
  const isReview = act === 'review'
  const by = isReview
    ? { reviewed_by: caller.id, reviewed_at: now }
    : { approved_by: caller.id, approved_at: now }
  await moveRefund(
    work,
    locked,
    { act, note: remark, set: { effect, effect_text: done.text, ...by }, diff: done.diff },
    {
      act: isReview ? 'review_refund' : 'approve_refund',
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
    { act: 'reject', note, set: { trouble: note, settled_at: work.now } },
    {
      act: order.refunded_fen === 0 ? 'reject_refund' : 'reject_further',
      note,
      notice: noticeRefundRejected(order, refund.amount_fen),
    },
  )
}
