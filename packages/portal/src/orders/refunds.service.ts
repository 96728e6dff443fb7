import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { OrderAct, OrderActor } from '@portal/api/rules/order'
import type { RefundAct, RefundActor } from '@portal/api/rules/refund'
import type { StaffCaller, SystemCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { begin, move, type Move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { reconcileLater } from '../reconciliation/later.ts'
import { noticeRefundAsked } from './notices.ts'
import { aRefund } from './effects.ts'
import { mayActOnRefund, refundRefusal } from './guards.ts'
import { orders } from './orders.life.ts'
import { findOnlinePayment, type OrderRecord } from './orders.repository.ts'
import { lockForAct, lockSeen, present, type OrderKey } from './orders.service.ts'
import { askerOf, presentOrder, type Reader, type SeenOrder } from './present.ts'
import type { Purchases } from './purchase.ts'
import { financeAs, refunds } from './refunds.life.ts'
import { daysOfAttempt, insertRefund, lockRefund, type RefundRecord } from './refunds.repository.ts'

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
    const refusal = refundRefusal(order, { amount_fen, reason })
    if (refusal !== null) throw work.refuse(refusal)
    await fileRefund(work, order, { amount_fen, reason, bought_nothing: false })
    await move(work, orders, order, {
      act: 'ask_refund',
      who,
      note: reason,
      diff: { amount_fen },
      ...(work.caller.kind === 'staff' ? { notice: noticeRefundAsked(order, amount_fen) } : {}),
    })
  })
}

interface Filed extends Asked {
  /** Money that came without anything to be bought with it: nobody may keep it. */
  bought_nothing: boolean
  /** The attempt that brought it, or null for a transfer; where none is given, the one that paid the order. */
  attempt_id?: string | null
}

/** Makes the record of a refund; the order is moved by who files it. */
export async function fileRefund(
  work: Work<Reader | SystemCaller>,
  order: OrderRecord,
  filed: Filed,
): Promise<RefundRecord> {
  const { attempt_id = (await findOnlinePayment(work.db, order.id)) ?? null } = filed
  const refund = aRefund(
    {
      ...filed,
      attempt_id,
      id: work.newId(),
      order_id: order.id,
      asked_by_kind: work.caller.kind,
      asked_by: work.actor.id,
    },
    work.now,
  )
  await insertRefund(work.db, refund)
  await begin(work, refunds, refund, {
    act: 'ask',
    diff: { order_no: order.order_no, amount_fen: filed.amount_fen },
  })
  return refund
}

/** Which refund of which order a call is about. */
export interface RefundKey extends OrderKey {
  refundId: string
}

/** A refund and its order, both locked. */
export interface LockedRefund {
  order: SeenOrder
  refund: RefundRecord
}

/** One act of finance on a refund; where its life does not allow it now, the answer is what is true now. */
export async function actOnRefund<Act extends RefundAct>(
  work: Work<StaffCaller>,
  purchases: Purchases,
  key: RefundKey,
  actOf: (refund: RefundRecord) => Act,
  run: (locked: LockedRefund, act: Act) => Promise<unknown>,
): Promise<OrderDetail> {
  const order = await lockSeen(work, key)
  const refund = await lockRefund(work.db, order.id, key.refundId)
  if (!refund) throw notFound()
  const act = actOf(refund)
  if (!mayActOnRefund(refund, act, work.caller.id)) throw conflict(await presentOrder(work, purchases, order))
  await run({ order, refund }, act)
  return present(work, purchases, key)
}

/** Finance, or what a provider said, moves a refund, and its order along with it. */
export async function moveRefund(
  work: Work<StaffCaller | SystemCaller>,
  { order, refund }: LockedRefund,
  ofRefund: Omit<Move<RefundRecord, RefundActor, RefundAct>, 'who'>,
  ofOrder: Omit<Move<OrderRecord, OrderActor, OrderAct>, 'who'>,
): Promise<void> {
  const { caller } = work
  const who = caller.kind === 'system' ? 'system' : financeAs(refund, caller)
  await move(work, refunds, refund, { ...ofRefund, who })
  await move(work, orders, order, { ...ofOrder, who: caller.kind === 'system' ? 'system' : 'finance' })
  if (refund.bought_nothing && refund.attempt_id !== null)
    await reconcileLater(work, await daysOfAttempt(work.db, refund.attempt_id))
}
