import { dayOf } from '@portal/api/rules/dates'
import { nextPeriod, toMembershipLevel, type MembershipLevel } from '@portal/api/rules/membership'
import type { Tx } from '../kernel/database.ts'
import type { Work } from '../kernel/work.ts'
import { nextNumber } from '../kernel/counters.repository.ts'
import { subjectOf } from '../kernel/subject.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { Granted } from '../orders/purchase.ts'
import { insertMembership, insertPeriod, lockMembership, paidUntil } from './memberships.repository.ts'

/** `P-2026-000001` for persons, `E-` for units; the year is that of joining. */
export async function membershipNumber(
  tx: Tx,
  kind: 'personal' | 'enterprise',
  since: string,
): Promise<string> {
  const letter = kind === 'personal' ? 'P' : 'E'
  const number = await nextNumber(tx, `membership:${letter}`)
  return `${letter}-${since.slice(0, 4)}-${String(number).padStart(6, '0')}`
}

/**
 * The one place where a membership begins or its end moves (D4), inside the transaction that confirms the payment. The
 * period's order is unique in the database, so that it cannot be granted twice; the membership is the order's own
 * subject's, a unit's order never touches that of a person.
 */
export async function grantYear(
  work: Work,
  order: OrderRecord,
  { reason, paidOn }: { reason: 'join' | 'renew'; paidOn: string },
): Promise<Granted> {
  const { db: tx, now } = work
  const today = dayOf(now)
  const level = toMembershipLevel(order.level)
  const found = await lockMembership(tx, subjectOf(order), order.membership_id)
  if (!found && order.membership_id !== null) throw new Error('An order of a membership that is not its own')
  const membership = found ?? (await beginMembership(work, order, level))
  const { startsOn, endsOn } = nextPeriod(await paidUntil(tx, membership.id), today)
  await insertPeriod(tx, {
    id: work.newId(),
    membership_id: membership.id,
    membership_serial: membership.serial,
    level,
    starts_on: startsOn,
    ends_on: endsOn,
    reason,
    order_id: order.id,
    amount_fen: order.amount_fen,
    channel: order.amount_fen === 0 ? 'coupon' : (order.channel ?? 'offline'),
    paid_on: paidOn,
    created_at: now,
  })
  return { text: `会员有效期至 ${endsOn}`, diff: { period: { starts_on: startsOn, ends_on: endsOn } } }
}

async function beginMembership(work: Work, order: OrderRecord, level: MembershipLevel) {
  const { db, now } = work
  const today = dayOf(now)
  const { subject_type: kind } = order
  return insertMembership(db, {
    id: work.newId(),
    kind,
    member_id: kind === 'personal' ? order.member_id : null,
    unit_id: order.unit_id,
    number: await membershipNumber(db, kind, today),
    holder: order.subject_name,
    level,
    member_since: today,
    created_at: now,
  })
}
