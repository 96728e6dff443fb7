import type {
  listDuesPeriods,
  listEnterpriseVips,
  listPersonalVips,
} from '../../contract/memberships.contract.ts'
import { daysBetween } from '../../rules/dates.ts'
import {
  isValid,
  membershipLevelNames,
  membershipStatus,
  nextPeriod,
  renewalState,
  type MembershipLevel,
} from '../../rules/membership.ts'
import { notFound, Otherwise } from '../otherwise.ts'
import type { Handler } from './serve.ts'
import { nextSerial, pageOf, today, type Member, type MembershipRecord, type State } from './state.ts'

/** A year's dues in fen, by level. */
export const fees = {
  personal: 20_000,
  unit: 200_000,
  director: 400_000,
  executive: 600_000,
  vice_president: 1_000_000,
} as const satisfies Record<MembershipLevel, number>

const statusOf = (state: State, { lastDay }: MembershipRecord) => membershipStatus(lastDay, today(state))

/** Valid first, then latest end (D4). */
function of(state: State, memberId: string, kind: MembershipRecord['kind']): MembershipRecord[] {
  const rank = (membership: MembershipRecord) => (isValid(statusOf(state, membership)) ? 1 : 0)
  return state.memberships
    .filter(membership => membership.memberId === memberId && membership.kind === kind)
    .toSorted((a, b) => rank(b) - rank(a) || b.lastDay.localeCompare(a.lastDay))
}

/** The own personal membership, whatever its status. */
export const personalOf = (state: State, memberId: string): MembershipRecord | undefined =>
  of(state, memberId, 'personal')[0]

export const statusOfPersonal = (state: State, memberId: string) => {
  const membership = personalOf(state, memberId)
  return membership && statusOf(state, membership)
}

/** What `userInfo` says of one kind of membership. */
export function validUntil(state: State, member: Member, kind: MembershipRecord['kind']) {
  const first = of(state, member.id, kind)[0]
  return {
    valid: first !== undefined && isValid(statusOf(state, first)),
    expires: first ? `${first.lastDay} 23:59:59` : null,
  }
}

const shown = (state: State, membership: MembershipRecord) => ({
  id: membership.id,
  number: membership.number,
  level: membership.level,
  whats_member: membershipLevelNames[membership.level],
  status: statusOf(state, membership),
  member_since: membership.since,
  starts_at: membership.startsOn,
  expired_time: `${membership.lastDay} 23:59:59`,
  days_left: Math.max(0, daysBetween(today(state), membership.lastDay)),
  renewal: renewalState(statusOf(state, membership), membership.lastStart, today(state)),
  renewal_fee_fen: fees[membership.level],
  next_starts_at: nextPeriod(membership.lastDay, today(state)).startsOn,
})

/** Memberships of the caller; somebody else's id answers like one that nobody has (D4). */
const own = (state: State, caller: Member, kind: MembershipRecord['kind'], userId: string | undefined) =>
  userId === undefined || userId === caller.id ? of(state, caller.id, kind) : notFound()

export const personalVips: Handler<typeof listPersonalVips> = (state, { caller, query }) => {
  const found = own(state, caller, 'personal', query.user_id)
  if (found instanceof Otherwise) return found
  return pageOf(
    found.map(membership =>
      Object.assign(shown(state, membership), { kind: 'personal' as const, user_name: membership.holder }),
    ),
    query,
  )
}

export const enterpriseVips: Handler<typeof listEnterpriseVips> = (state, { caller, query }) => {
  const found = own(state, caller, 'enterprise', query.user_id)
  if (found instanceof Otherwise) return found
  return pageOf(
    found.map(membership =>
      Object.assign(shown(state, membership), {
        kind: 'enterprise' as const,
        company_name: membership.holder,
      }),
    ),
    query,
  )
}

export const duesPeriods: Handler<typeof listDuesPeriods> = (state, { caller, query }) =>
  pageOf(
    state.memberships
      .filter(({ memberId }) => memberId === caller.id)
      .flatMap(({ periods }) => periods)
      .toSorted((a, b) => b.starts_at.localeCompare(a.starts_at)),
    query,
  )

/** What a confirmed payment opens: a first period, or the one after the last (D4). */
export function grantPeriod(
  state: State,
  paid: {
    memberId: string
    holder: string
    level: MembershipLevel
    reason: 'join' | 'renew'
    amount_fen: number
    order_no: string
    paid_on: string
  },
): { starts_at: string; ends_at: string } {
  const known = personalOf(state, paid.memberId)
  const { startsOn, endsOn } = nextPeriod(known?.lastDay ?? null, today(state))
  const membership: MembershipRecord = known ?? {
    id: `membership-${nextSerial(state, 4)}`,
    memberId: paid.memberId,
    kind: 'personal',
    holder: paid.holder,
    number: `P-${startsOn.slice(0, 4)}-${nextSerial(state, 6)}`,
    level: paid.level,
    since: startsOn,
    startsOn,
    lastStart: startsOn,
    lastDay: endsOn,
    periods: [],
  }
  if (!known) state.memberships.push(membership)
  if (startsOn <= today(state)) membership.startsOn = startsOn
  membership.lastStart = startsOn
  membership.lastDay = endsOn
  const period = { starts_at: startsOn, ends_at: endsOn }
  membership.periods.push({
    id: `period-${nextSerial(state, 4)}`,
    ...period,
    kind: membership.kind,
    holder: membership.holder,
    type: paid.reason,
    amount_fen: paid.amount_fen,
    channel: '对公转账',
    paid_on: paid.paid_on,
    order_no: paid.order_no,
  })
  return period
}
