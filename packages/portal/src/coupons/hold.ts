import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { formatTime } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import type { ReadContext, Work } from '../kernel/work.ts'
import { updateOrder, type OrderRecord } from '../orders/orders.repository.ts'
import { held, isLapsed, lapsing, spent, withoutDiscount } from './effects.ts'
import { countUsed, findUse, giveBack, reservedUse, updateUse, type UseRecord } from './coupons.repository.ts'

/** What becomes of the coupon of an order that is locked. An order without one costs these functions nothing. */

const heldBy = async (work: Work, order: OrderRecord): Promise<UseRecord | undefined> =>
  order.discount_fen === 0 ? undefined : reservedUse(work.db, order.id)

/** The order goes to payment: its reservation no longer lapses. */
export async function holdCoupon(work: Work, order: OrderRecord): Promise<void> {
  const use = await heldBy(work, order)
  if (use) await updateUse(work.db, use.id, held())
}

/** Nothing is under way any more: the reservation lapses again. */
export async function letLapse(work: Work, order: OrderRecord): Promise<void> {
  const use = await heldBy(work, order)
  if (use) await updateUse(work.db, use.id, lapsing(work.now))
}

/** The order as it is without a reservation that is over, which is given back. */
export async function withoutLapsed<Order extends OrderRecord>(work: Work, order: Order): Promise<Order> {
  const use = await heldBy(work, order)
  return use && isLapsed(use, work.now) ? giveUse(work, order, use, '保留时间已过') : order
}

/** Gives the coupon of an order back, if it has one: it costs what its lines say. */
export async function releaseCoupon<Order extends OrderRecord>(
  work: Work,
  order: Order,
  reason: string,
): Promise<Order> {
  const use = await heldBy(work, order)
  return use ? giveUse(work, order, use, reason) : order
}

async function giveUse<Order extends OrderRecord>(
  work: Work,
  order: Order,
  use: UseRecord,
  reason: string,
): Promise<Order> {
  await giveBack(work.db, use, work.now)
  const amounts = withoutDiscount(order)
  await updateOrder(work.db, order.id, amounts)
  work.audit({
    act: 'coupons.release',
    record: { kind: 'order', id: order.order_no },
    money: true,
    diff: { code: [use.code, null], amount_fen: [order.amount_fen, amounts.amount_fen] },
    reason,
  })
  return { ...order, ...amounts }
}

/** The order is paid: its coupon is used. */
export async function spendCoupon(work: Work, order: OrderRecord): Promise<void> {
  const use = await heldBy(work, order)
  if (!use) return
  await countUsed(work.db, use)
  await updateUse(work.db, use.id, spent(work.now))
  work.audit({
    act: 'coupons.use',
    record: { kind: 'order', id: order.order_no },
    money: true,
    diff: { code: use.code, discount: yuan(use.discount_fen) },
    reason: '',
  })
}

/** The order as a reader is to see it, a reservation that is over left out, and its coupon. */
export async function seenWithCoupon<Order extends OrderRecord>(
  { db, now }: ReadContext,
  order: Order,
): Promise<{ order: Order; coupon: OrderDetail['coupon'] }> {
  const use = order.discount_fen === 0 ? undefined : await findUse(db, order.id)
  if (!use) return { order, coupon: null }
  if (isLapsed(use, now)) return { order: { ...order, ...withoutDiscount(order) }, coupon: null }
  const { code, name, reserved_until } = use
  return {
    order,
    coupon: { code, name, reserved_until: reserved_until === null ? null : formatTime(reserved_until) },
  }
}
