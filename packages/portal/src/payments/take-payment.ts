import { dayOf } from '@portal/api/rules/dates'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import { letLapse, spendCoupon } from '../coupons/hold.ts'
import { system, type SystemCaller } from '../kernel/callers.ts'
import { move } from '../kernel/move.ts'
import { inUnitOfWork, type Work } from '../kernel/work.ts'
import { attempts, closeAttempt } from '../orders/attempts.life.ts'
import { attemptEnded, mismatched, moneyBooked, paidOnline } from '../orders/effects.ts'
import { arrivalOf, bookingOf, returnOf } from '../orders/guards.ts'
import { noticePaidOnline } from '../orders/notices.ts'
import { orders } from '../orders/orders.life.ts'
import {
  closeReport,
  insertReceipt,
  lockLiveAttempt,
  lockWithOwner,
  updateAttempt,
  type AttemptRecord,
} from '../orders/orders.repository.ts'
import type { SeenOrder } from '../orders/present.ts'
import type { Purchases } from '../orders/purchase.ts'
import { returnUnbought } from '../orders/return-unbought.ts'
import type { Host, ProviderPayment } from '../ports.ts'
import { lockAttempt } from './attempts.repository.ts'

/** An order and one of its attempts, both locked. */
interface Paid {
  order: SeenOrder
  attempt: AttemptRecord
}

/** What a provider says of an attempt becomes true here, once, however often and in whatever order it is said. */
export const takeAnswer = (
  host: Host,
  purchases: Purchases,
  { id, order_id }: AttemptRecord,
  reported: ProviderPayment,
): Promise<void> =>
  inUnitOfWork(
    host,
    { caller: system, address: '', now: host.clock() },
    async work => {
      const order = await lockWithOwner(work.db, order_id)
      const paid = { order, attempt: await lockAttempt(work.db, id) }
      if (reported.state === 'succeeded') await takeMoney(work, purchases, paid, reported)
      else await endWithoutMoney(work, paid, reported.state)
    },
    { durable: true },
  )

async function endWithoutMoney(
  work: Work<SystemCaller>,
  { order, attempt }: Paid,
  state: 'open' | 'failed' | 'closed',
): Promise<void> {
  if (state === 'open' || !attemptLife.sets.live.includes(attempt.status)) return
  if (state === 'closed') await closeAttempt(work, order, attempt, 'system')
  else await move(work, attempts, attempt, { act: 'fail', who: 'system', set: attemptEnded(work.now) })
  // the code is kept for as long as when it was typed, unless another way to pay holds it
  await letLapse(work, order)
}

/**
 * Money has come. It pays the order where it fits, late as it may be (D5); what fits nowhere is paid back by a refund
 * that is filed here, so that it is never dropped.
 */
async function takeMoney(
  work: Work<SystemCaller>,
  purchases: Purchases,
  { order, attempt }: Paid,
  reported: ProviderPayment,
): Promise<void> {
  const arrival = arrivalOf(order, attempt, reported)
  if (arrival === null) return
  const isKept =
    arrival === 'may_revive'
      ? (await purchases[order.reason].canStillGrant?.(work, order)) === true
      : arrival !== 'is_too_much'
  await bookMoney(work, { order, attempt }, reported, bookingOf(attempt, isKept))
  if (!isKept) await returnMoney(work, { order, attempt: { ...attempt, received_fen: reported.paid_fen } })
  else if (arrival === 'mismatches') await setAside(work, { order, attempt }, reported)
  else await pay(work, purchases, { order, attempt }, arrival === 'pays' ? 'paid_online' : 'revive')
}

async function setAside(
  work: Work<SystemCaller>,
  { order, attempt }: Paid,
  { paid_fen }: ProviderPayment,
): Promise<void> {
  await closeTransfer(work, order)
  await move(work, orders, order, {
    act: 'mismatch',
    who: 'system',
    note: '支付渠道到账金额与应付金额不一致',
    set: mismatched(order, attempt, paid_fen),
    diff: { paid_fen, amount_fen: order.amount_fen },
  })
}

/** The attempt has brought money; a line of it is kept whatever becomes of it. */
async function bookMoney(
  work: Work<SystemCaller>,
  { order, attempt }: Paid,
  payment: ProviderPayment,
  act: 'succeed' | 'late' | 'repeat',
): Promise<void> {
  const { ref, paid_fen } = payment
  await move(work, attempts, attempt, {
    act,
    who: 'system',
    set: moneyBooked(payment, work.now),
    diff: { order_no: order.order_no, paid_fen, provider_ref: ref },
  })
  await insertReceipt(work.db, {
    id: work.newId(),
    order_id: order.id,
    attempt_id: attempt.id,
    bank_line_id: null,
    amount_fen: paid_fen,
    received_on: dayOf(work.now),
    bank_ref: ref,
    remark: '',
    staff_id: null,
    created_at: work.now,
  })
}

/** No transfer is waited for any more; what is open at a provider is closed there by the next round. */
async function closeTransfer(work: Work<SystemCaller>, order: SeenOrder): Promise<void> {
  const other = await lockLiveAttempt(work.db, order.id)
  if (other?.channel === 'offline') await closeAttempt(work, order, other, 'system')
}

/** What was bought takes effect, as when finance confirms a transfer. */
async function pay(
  work: Work<SystemCaller>,
  purchases: Purchases,
  { order, attempt }: Paid,
  act: 'paid_online' | 'revive',
): Promise<void> {
  await closeReport(work.db, order.id, 'withdrawn')
  await closeTransfer(work, order)
  await spendCoupon(work, order)
  const paid = paidOnline(order, attempt, work.now)
  const granted = await purchases[order.reason].onPaid(
    work,
    { ...order, channel: paid.channel },
    dayOf(work.now),
  )
  await move(work, orders, order, {
    act,
    who: 'system',
    notice: noticePaidOnline(order, granted.text),
    set: { ...granted.set, ...paid },
    diff: { received_fen: [order.received_fen, paid.received_fen], ...granted.diff },
  })
}

/** Files the refund of money that bought nothing. While another refund of the order is open, a later round does it. */
export async function returnMoney(work: Work<SystemCaller>, { order, attempt }: Paid): Promise<void> {
  const back = returnOf(order)
  if (back === null) return
  const { received_fen: amount_fen, id: attempt_id } = attempt
  const { id: refund_id } = await returnUnbought(work, order, { ...back, amount_fen, attempt_id })
  await updateAttempt(work.db, attempt_id, { refund_id })
}
