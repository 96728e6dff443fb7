import type {
  DuesPeriod,
  EnterpriseMembership,
  Membership,
  PersonalMembership,
} from '@portal/api/contract/memberships.schema'
import { dayOf, daysBetween } from '@portal/api/rules/dates'
import {
  isValid,
  membershipLevelNames,
  membershipStatus,
  nextPeriod,
  renewalState,
  toMembershipLevel,
} from '@portal/api/rules/membership'
import { channelNames, toChannel } from '@portal/api/rules/payment'
import type { Executor } from '../kernel/database.ts'
import {
  feeOn,
  membershipsOf,
  periodsPage,
  type MembershipRow,
  type Owner,
} from './memberships.repository.ts'

/** D1.5: an expiry is the last second of its day. */
const endOf = (day: string) => `${day} 23:59:59`

/** The yearly fee of a level on a day; a level without a fee is a mistake in the fee table. */
export async function feeOfLevel(db: Executor, level: string, day: string): Promise<number> {
  const fee = await feeOn(db, level, day)
  if (fee === undefined) throw new Error('A membership level without a fee')
  return fee
}

const paidUntilOf = ({ ends_on, revoked }: MembershipRow) => ({ lastDay: ends_on, revoked })
const statusOf = (row: MembershipRow, today: string) =>
  membershipStatus(paidUntilOf(row), today, row.override)

/** Valid first, then latest end, then newest id (D4: this order is contract). */
async function inOrder(db: Executor, owner: Owner, today: string): Promise<MembershipRow[]> {
  const rows = await membershipsOf(db, owner, today)
  const rank = (row: MembershipRow) => (isValid(statusOf(row, today)) ? 1 : 0)
  return rows.toSorted(
    (a, b) => rank(b) - rank(a) || b.ends_on.localeCompare(a.ends_on) || (a.id < b.id ? 1 : -1),
  )
}

/** What `userInfo` says of one kind of membership. */
export async function validUntil(
  db: Executor,
  owner: Owner,
  now: Date,
): Promise<{ valid: boolean; expires: string | null }> {
  const today = dayOf(now)
  const first = (await inOrder(db, owner, today))[0]
  return first
    ? { valid: isValid(statusOf(first, today)), expires: endOf(first.ends_on) }
    : { valid: false, expires: null }
}

async function shared(
  db: Executor,
  row: MembershipRow,
  today: string,
): Promise<Omit<Membership, 'kind' | 'user_name' | 'company_name'>> {
  const level = toMembershipLevel(row.level)
  return {
    id: row.id,
    number: row.number,
    level,
    whats_member: membershipLevelNames[level],
    status: statusOf(row, today),
    member_since: row.member_since,
    starts_at: row.starts_on,
    expired_time: endOf(row.ends_on),
    days_left: Math.max(0, daysBetween(today, row.ends_on)),
    renewal: renewalState(statusOf(row, today), row.last_starts_on, today),
    renewal_fee_fen: await feeOfLevel(db, level, today),
    next_starts_at: nextPeriod(paidUntilOf(row), today).startsOn,
  }
}

interface Paging {
  page: number
  page_size: number
}

/** One page of a member's memberships; `present` adds what differs between the kinds. */
async function page<T>(
  db: Executor,
  owner: Owner,
  { page: number, page_size }: Paging,
  now: Date,
  present: (row: MembershipRow, today: string) => Promise<T>,
) {
  const today = dayOf(now)
  const rows = await inOrder(db, owner, today)
  const start = (number - 1) * page_size
  const list = await Promise.all(rows.slice(start, start + page_size).map(row => present(row, today)))
  return { list, total: rows.length, page: number, page_size }
}

export const personalMemberships = (db: Executor, memberId: string, paging: Paging, now: Date) =>
  page(db, { memberId, kind: 'personal' }, paging, now, async (row, today): Promise<PersonalMembership> => ({
    ...(await shared(db, row, today)),
    kind: 'personal',
    user_name: row.holder,
  }))

export const enterpriseMemberships = (db: Executor, memberId: string, paging: Paging, now: Date) =>
  page(
    db,
    { memberId, kind: 'enterprise' },
    paging,
    now,
    async (row, today): Promise<EnterpriseMembership> => ({
      ...(await shared(db, row, today)),
      kind: 'enterprise',
      company_name: row.holder,
    }),
  )

/** How a year was paid: by a channel, or by a coupon alone. */
function channelName(channel: string): string {
  if (channel === 'coupon') return '优惠码'
  const known = toChannel(channel)
  return known === null ? '' : channelNames[known]
}

export async function duesPeriods(db: Executor, memberId: string, { page: number, page_size }: Paging) {
  const { rows, total } = await periodsPage(db, memberId, {
    limit: page_size,
    offset: (number - 1) * page_size,
  })
  const list = rows.map((row): DuesPeriod => ({
    id: row.id,
    kind: row.kind,
    holder: row.holder,
    starts_at: row.starts_on,
    ends_at: row.ends_on,
    type: row.reason,
    amount_fen: row.amount_fen,
    channel: channelName(row.channel),
    paid_on: row.paid_on,
    order_no: row.order_no,
  }))
  return { list, total, page: number, page_size }
}
