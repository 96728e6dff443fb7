import { couponItems } from '@portal/api/rules/coupon'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { dayOf } from '@portal/api/rules/dates'
import { membershipLevelNames, nextPeriod, toMembershipLevel } from '@portal/api/rules/membership'
import { orderLife } from '@portal/api/rules/order'
import { statusOf } from '../kernel/move.ts'
import { subjectOf } from '../kernel/subject.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { createOrder, type NewOrder } from '../orders/create.ts'
import { orders } from '../orders/orders.life.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { Purchase } from '../orders/purchase.ts'
import { findMembershipId, paidUntil, periodOfOrder } from './memberships.repository.ts'
import { feeOfLevel } from './memberships.service.ts'

type NewDues = Omit<NewOrder, 'reason' | 'level' | 'lines'> & { reason: 'join' | 'renew'; level: string }

/** Orders a year's dues at the fee of this day (D4). Undefined when the subject has an open dues order already. */
export async function orderDues(work: Work, dues: NewDues): Promise<string | undefined> {
  const level = toMembershipLevel(dues.level)
  const amount_fen = await feeOfLevel(work.db, level, dayOf(work.now))
  const title = `${membershipLevelNames[level]}会费 1 年`
  return createOrder(work, { ...dues, level, lines: [{ title, amount_fen }] })
}

export const duesItem = ({ subject_type }: Pick<OrderRecord, 'subject_type'>): string =>
  couponItems[subject_type === 'personal' ? 'personal_dues' : 'unit_dues']

/** The name of a year's dues. */
export const nameOfYear: Purchase['nameOf'] = order => ({
  item: duesItem(order),
  item_note: `${membershipLevelNames[toMembershipLevel(order.level)]} · 1 年`,
})

/** The period that an order of a year's dues opened, or would open if it were confirmed today. */
export async function periodOfYear(
  { db, now }: ReadContext,
  order: OrderRecord,
): Promise<OrderDetail['period']> {
  const opened = await periodOfOrder(db, order.id)
  if (opened) return { starts_at: opened.starts_on, ends_at: opened.ends_on }
  if (!orderLife.sets.open.includes(statusOf(orders, order))) return null
  const membershipId = order.membership_id ?? (await findMembershipId(db, subjectOf(order)))
  const next = nextPeriod(membershipId === null ? null : await paidUntil(db, membershipId), dayOf(now))
  return { starts_at: next.startsOn, ends_at: next.endsOn }
}
