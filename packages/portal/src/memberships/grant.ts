import { nextPeriod } from '@portal/api/rules/membership'
import { dayOf } from '@portal/api/rules/dates'
import type { Tx } from '../kernel/database.ts'
import type { Work } from '../kernel/work.ts'
import { nextNumber } from '../kernel/counters.repository.ts'
import {
  insertMembership,
  insertPeriod,
  lastDayOf,
  lockMembership,
  lockPersonalMembership,
} from './memberships.repository.ts'

export interface PaidDues {
  order_id: string
  member_id: string
  membership_id: string | null
  subject_name: string
  reason: 'join' | 'renew'
  level: string
  amount_fen: number
  channel: string
  paid_on: string
}

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
 * The one place where a membership begins or its end moves (D4): called when a payment was confirmed, inside that
 * transaction. The period's order is unique in the database, so it cannot be granted twice.
 */
export async function grantPeriod(
  work: Work,
  dues: PaidDues,
): Promise<{ starts_on: string; ends_on: string }> {
  const { db: tx, now } = work
  const today = dayOf(now)
  const found =
    dues.membership_id === null
      ? await lockPersonalMembership(tx, dues.member_id)
      : await lockMembership(tx, dues.membership_id)
  const membership =
    found ??
    (await insertMembership(tx, {
      id: work.newId(),
      kind: 'personal',
      member_id: dues.member_id,
      unit_id: null,
      number: await membershipNumber(tx, 'personal', today),
      holder: dues.subject_name,
      level: dues.level,
      member_since: today,
      created_at: now,
    }))
  const { startsOn, endsOn } = nextPeriod(await lastDayOf(tx, membership.id), today)
  await insertPeriod(tx, {
    id: work.newId(),
    membership_id: membership.id,
    membership_serial: membership.serial,
    level: dues.level,
    starts_on: startsOn,
    ends_on: endsOn,
    reason: dues.reason,
    order_id: dues.order_id,
    amount_fen: dues.amount_fen,
    channel: dues.channel,
    paid_on: dues.paid_on,
    created_at: now,
  })
  return { starts_on: startsOn, ends_on: endsOn }
}
