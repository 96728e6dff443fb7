import { sql, type Insertable } from 'kysely'
import type { PaidUntil } from '@portal/api/rules/membership'
import type { Executor } from '../kernel/database.ts'
import type { MembershipPeriodsTable, MembershipsTable } from '../kernel/schema.ts'
import type { Subject } from '../kernel/subject.ts'

/** A membership with its last period and the one that today falls into. */
export interface MembershipRow {
  id: string
  serial: number
  kind: 'personal' | 'enterprise'
  number: string
  holder: string
  level: string
  member_since: string
  override: 'suspended' | 'terminated' | null
  starts_on: string
  ends_on: string
  /** The last period was taken back by a refund. */
  revoked: boolean
  /** First day of the last paid period. */
  last_starts_on: string
}

export interface Owner {
  memberId: string
  kind: 'personal' | 'enterprise'
}

export async function membershipsOf(db: Executor, owner: Owner, today: string): Promise<MembershipRow[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .leftJoin('units as u', 'u.id', 'm.unit_id')
    .innerJoin('membership_periods as p', 'p.membership_id', 'm.id')
    .where('m.kind', '=', owner.kind)
    .where(owner.kind === 'personal' ? 'm.member_id' : 'u.manager_id', '=', owner.memberId)
    .groupBy('m.id')
    .select(['m.id', 'm.serial', 'm.kind', 'm.number', 'm.holder', 'm.level', 'm.member_since', 'm.override'])
    .select([
      sql<string>`max(p.ends_on)`.as('ends_on'),
      sql<boolean>`(array_agg(p.revoked order by p.ends_on desc))[1]`.as('revoked'),
      sql<string>`max(p.starts_on)`.as('last_starts_on'),
      sql<string | null>`max(p.starts_on) filter (where p.starts_on <= ${today})`.as('started_on'),
      sql<string>`min(p.starts_on)`.as('first_on'),
    ])
    .execute()
  return rows.map(row => Object.assign(row, { starts_on: row.started_on ?? row.first_on }))
}

const allOf = (db: Executor, subject: Subject) =>
  subject.kind === 'personal'
    ? db.selectFrom('memberships').where('member_id', '=', subject.memberId)
    : db.selectFrom('memberships').where('unit_id', '=', subject.unitId)

/** A terminated membership is a record only: its subject is as one who never was a member (D4). */
const notTerminated = (db: Executor, subject: Subject) =>
  allOf(db, subject).where(eb => eb.or([eb('override', 'is', null), eb('override', '<>', 'terminated')]))

/**
 * The membership of a subject, locked until the commit; undefined when there is none. `id`: that one, terminated or
 * not, and only if it is the subject's.
 */
export const lockMembership = (db: Executor, subject: Subject, id: string | null = null) =>
  (id === null ? notTerminated(db, subject) : allOf(db, subject).where('id', '=', id))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()

export const lockMembershipById = (db: Executor, id: string) =>
  db.selectFrom('memberships').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export async function findMembershipId(db: Executor, subject: Subject): Promise<string | null> {
  return (await notTerminated(db, subject).select('id').executeTakeFirst())?.id ?? null
}

/** The unit of a membership, where this account manages it. */
export async function findManagedMembership(
  db: Executor,
  managerId: string,
  membershipId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('units as u', 'u.id', 'm.unit_id')
    .select('u.id')
    .where('m.id', '=', membershipId)
    .where('u.manager_id', '=', managerId)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findMembershipLevel(db: Executor, id: string): Promise<string | null> {
  const row = await db.selectFrom('memberships').select('level').where('id', '=', id).executeTakeFirst()
  return row?.level ?? null
}

export const setLevel = (db: Executor, id: string, level: string) =>
  db.updateTable('memberships').set({ level }).where('id', '=', id).execute()

/** Number of the member's last terminated membership. */
export async function findTerminatedNumber(db: Executor, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('memberships')
    .select('number')
    .where('member_id', '=', memberId)
    .where('override', '=', 'terminated')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? null
}

/** The last paid period; undefined when there is none. */
export const lastPeriodOf = (db: Executor, membershipId: string) =>
  db
    .selectFrom('membership_periods')
    .select(['id', 'starts_on', 'ends_on', 'revoked', 'level'])
    .where('membership_id', '=', membershipId)
    .orderBy('ends_on', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Until when a membership is paid; null when it has no period. */
export async function paidUntil(db: Executor, membershipId: string): Promise<PaidUntil | null> {
  const last = await lastPeriodOf(db, membershipId)
  return last ? { lastDay: last.ends_on, revoked: last.revoked } : null
}

export async function insertMembership(
  db: Executor,
  membership: Omit<Insertable<MembershipsTable>, 'serial' | 'override'>,
) {
  return db
    .insertInto('memberships')
    .values({ ...membership, override: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const insertPeriod = (db: Executor, period: Omit<MembershipPeriodsTable, 'revoked'>) =>
  db.insertInto('membership_periods').values(period).execute()

export const periodOfOrder = (db: Executor, orderId: string) =>
  db
    .selectFrom('membership_periods')
    .select(['id', 'membership_id', 'starts_on', 'ends_on', 'revoked'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** Ends a paid period earlier, as a refund asks. */
export const endPeriod = (db: Executor, id: string, set: { ends_on: string; revoked: boolean }) =>
  db.updateTable('membership_periods').set(set).where('id', '=', id).execute()

/** Drops a period that has not begun; its order and the trail keep what it was. */
export const dropPeriod = (db: Executor, id: string) =>
  db.deleteFrom('membership_periods').where('id', '=', id).execute()

/** Paid periods of a member's own membership and of the units they manage, newest first, with their number in all. */
export async function periodsPage(db: Executor, memberId: string, page: { limit: number; offset: number }) {
  const theirs = db
    .selectFrom('memberships')
    .select('id')
    .where('member_id', '=', memberId)
    .unionAll(
      db
        .selectFrom('memberships as m')
        .innerJoin('units as u', 'u.id', 'm.unit_id')
        .select('m.id')
        .where('u.manager_id', '=', memberId),
    )
  const base = db
    .selectFrom('membership_periods as p')
    .innerJoin('memberships as m', 'm.id', 'p.membership_id')
    // an array and no join: looked up in the index, however many memberships there are
    .where('p.membership_id', '=', sql<string>`any(array(${theirs}))`)
  const { total } = await base.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await base
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .select([
      'p.id',
      'm.kind',
      'm.holder',
      'p.starts_on',
      'p.ends_on',
      'p.reason',
      'p.amount_fen',
      'p.channel',
      'p.paid_on',
      'o.order_no',
    ])
    .orderBy('p.ends_on', 'desc')
    .orderBy('p.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total }
}

/** The fee that holds on a day, or undefined when none is set for the level. */
export async function feeOn(db: Executor, level: string, day: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('fees')
    .select('amount_fen')
    .where('level', '=', level)
    .where('effective_from', '<=', day)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.amount_fen
}
