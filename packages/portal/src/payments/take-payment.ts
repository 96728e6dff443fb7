import { couponReserveMinutes } from '@portal/api/rules/coupon'
import { dayOf } from '@portal/api/rules/dates'
import { orderLife } from '@portal/api/rules/order'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import { letLapse, spendCoupon } from '../coupons/hold.ts'
import { system, type SystemCaller } from '../kernel/callers.ts'
import { move, statusOf } from '../kernel/move.ts'
import { inUnitOfWork, type Work } from '../kernel/work.ts'
import { attempts, closeAttempt } from '../orders/attempts.life.ts'
import { noticePaidOnline, noticeRefundAsked } from '../orders/notices.ts'
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
import { fileRefund } from '../orders/refunds.service.ts'
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
  else await move(work, attempts, attempt, { act: 'fail', who: 'system', set: { settled_at: work.now } })
  // the code is kept for as long as when it was typed, unless another way to pay holds it
  await letLapse(work, order, new Date(work.now.getTime() + couponReserveMinutes * 60_000))
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
  if (attempt.status === 'succeeded' || attempt.status === 'duplicate') return
  const status = statusOf(orders, order)
  const isLive = attemptLife.sets.live.includes(attempt.status)
  const isRight = reported.paid_fen === attempt.amount_fen && reported.paid_fen === order.amount_fen
  const book = (act: 'succeed' | 'late' | 'repeat') => bookMoney(work, { order, attempt }, reported, act)
  const arrived = isLive ? 'succeed' : 'late'

  if (isRight && orderLife.sets.payableOnline.includes(status)) {
    await book(arrived)
    return pay(work, purchases, { order, attempt }, 'paid_online')
  }
  if (isRight && orderLife.sets.over.includes(status)) {
    const still = await purchases[order.reason].canStillGrant?.(work, order)
    await book(still === true ? arrived : 'repeat')
    if (still === true) return pay(work, purchases, { order, attempt }, 'revive')
    return returnMoney(work, { order, attempt: { ...attempt, received_fen: reported.paid_fen } })
  }
  if (!isRight && orderLife.sets.payable.includes(status)) {
    await book(arrived)
    await closeTransfer(work, order)
    await move(work, orders, order, {
      act: 'mismatch',
      who: 'system',
      note: '支付渠道到账金额与应付金额不一致',
      // it is the channel that the money goes back by
      set: { channel: attempt.channel, received_fen: order.received_fen + reported.paid_fen },
      diff: { paid_fen: reported.paid_fen, amount_fen: order.amount_fen },
    })
    return undefined
  }
  await book('repeat')
  return returnMoney(work, { order, attempt: { ...attempt, received_fen: reported.paid_fen } })
}

/** The attempt has brought money; a line of it is kept whatever becomes of it. */
async function bookMoney(
  work: Work<SystemCaller>,
  { order, attempt }: Paid,
  { ref, paid_fen }: ProviderPayment,
  act: 'succeed' | 'late' | 'repeat',
): Promise<void> {
  await move(work, attempts, attempt, {
    act,
    who: 'system',
    set: { provider_ref: ref, received_fen: paid_fen, settled_at: work.now },
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
  const { channel, amount_fen } = attempt
  const granted = await purchases[order.reason].onPaid(work, { ...order, channel }, dayOf(work.now))
  const received_fen = order.received_fen + amount_fen
  await move(work, orders, order, {
    act,
    who: 'system',
    notice: noticePaidOnline(order, granted.text),
    set: { ...granted.set, channel, received_fen, paid_at: work.now },
    diff: { received_fen: [order.received_fen, received_fen], ...granted.diff },
  })
}

/** Files the refund of money that bought nothing. While another refund of the order is open, a later round does it. */
export async function returnMoney(work: Work<SystemCaller>, { order, attempt }: Paid): Promise<void> {
  const status = statusOf(orders, order)
  const isOver = orderLife.sets.over.includes(status)
  if (!isOver && !orderLife.sets.settled.includes(status)) return
  const { received_fen: amount_fen } = attempt
  const reason = isOver ? '订单关闭后到账' : '重复支付'
  const refund = await fileRefund(work, order, {
    amount_fen,
    reason,
    bought_nothing: true,
    attempt_id: attempt.id,
  })
  await updateAttempt(work.db, attempt.id, { refund_id: refund.id })
  const received_fen = order.received_fen + amount_fen
  await move(work, orders, order, {
    act: isOver ? 'return_late' : 'return_surplus',
    who: 'system',
    note: reason,
    notice: noticeRefundAsked(order, amount_fen),
    set: { received_fen },
    diff: { received_fen: [order.received_fen, received_fen] },
  })
}
