import { couponReserveMinutes, discountOn } from '@portal/api/rules/coupon'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { BatchRecord, UseRecord } from './coupons.repository.ts'

/** What each act on the coupon of an order sets on its use and on the order's amounts (D5), from plain values. */
type UseSet = Partial<UseRecord>
type Amounts = Pick<OrderRecord, 'amount_fen' | 'discount_fen'>

/** What an order costs without a coupon. */
export const fullPrice = ({ amount_fen, discount_fen }: Amounts): number => amount_fen + discount_fen

export const withoutDiscount = (order: Amounts): Amounts => ({
  amount_fen: fullPrice(order),
  discount_fen: 0,
})

/** What an order costs with a code that was taken for it in place of the one that it may have had. */
export const withDiscount = (order: Amounts, discount_fen: number): Amounts => ({
  amount_fen: fullPrice(order) - discount_fen,
  discount_fen,
})

/** When a code that is reserved now lapses. */
export const lapsesAt = (now: Date): Date => new Date(now.getTime() + couponReserveMinutes * 60_000)

/** Until when a code is kept: whoever has chosen the bank transfer keeps it until the order is paid or closed. */
export const keptUntil = ({ channel }: Pick<OrderRecord, 'channel'>, now: Date): Date | null =>
  channel === 'offline' ? null : lapsesAt(now)

export const isLapsed = (
  { state, reserved_until }: Pick<UseRecord, 'state' | 'reserved_until'>,
  now: Date,
): boolean => state === 'reserved' && reserved_until !== null && reserved_until <= now

export const aUse = (
  given: { id: string; code: string; until: Date | null },
  order: Pick<OrderRecord, 'id' | 'member_id'> & Amounts,
  batch: BatchRecord,
  now: Date,
): UseRecord => ({
  id: given.id,
  batch_id: batch.id,
  code: given.code,
  order_id: order.id,
  member_id: order.member_id,
  discount_fen: discountOn(batch, fullPrice(order)),
  state: 'reserved',
  reserved_at: now,
  reserved_until: given.until,
  settled_at: null,
})

/** The order is on its way to payment: its reservation no longer lapses. */
export const held = (): UseSet => ({ reserved_until: null })

/** Nothing is under way any more: the reservation lapses again. */
export const lapsing = (now: Date): UseSet => ({ reserved_until: lapsesAt(now) })

export const spent = (now: Date): UseSet => ({ state: 'used', reserved_until: null, settled_at: now })

export const givenBack = (now: Date): UseSet => ({
  state: 'released',
  reserved_until: null,
  settled_at: now,
})
