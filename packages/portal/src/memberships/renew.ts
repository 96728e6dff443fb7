import { dayOf } from '@portal/api/rules/dates'
import { membershipStatus, renewalState } from '@portal/api/rules/membership'
import type { Selectable } from 'kysely'
import type { MemberCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { MembershipsTable } from '../kernel/schema.ts'
import type { Work } from '../kernel/work.ts'
import { orderDues } from './dues.ts'
import { findManagedMembership, lastPeriodOf, lockMembership } from './memberships.repository.ts'

const closed = { paid_ahead: 'renewed_ahead', closed: 'membership_suspended' } as const

export type RenewalRefusal = 'open_order_exists' | (typeof closed)[keyof typeof closed]

/** Orders the next year of a membership that is locked, at today's fee (D4: while valid, in grace and after). */
export async function orderNextYear(
  work: Work<MemberCaller, RenewalRefusal>,
  membership: Pick<Selectable<MembershipsTable>, 'id' | 'holder' | 'level' | 'override' | 'unit_id'>,
  last: { starts_on: string; ends_on: string; revoked: boolean },
): Promise<string> {
  const { caller: member, now } = work
  const paid = { lastDay: last.ends_on, revoked: last.revoked }
  const status = membershipStatus(paid, dayOf(now), membership.override)
  const state = renewalState(status, last.starts_on, dayOf(now))
  if (state !== 'open') throw work.refuse(closed[state])
  const order_no = await orderDues(work, {
    reason: 'renew',
    memberId: member.id,
    ...(membership.unit_id === null ? {} : { unitId: membership.unit_id }),
    subjectName: membership.holder,
    membershipId: membership.id,
    level: membership.level,
  })
  if (order_no === undefined) throw work.refuse('open_order_exists')
  return order_no
}

/** The manager orders the next year of a unit; a unit of somebody else answers like one that is not there. */
export async function renewUnit(
  work: Work<MemberCaller, RenewalRefusal>,
  membershipId: string,
): Promise<{ order_no: string }> {
  const { db, caller } = work
  const unitId = await findManagedMembership(db, caller.id, membershipId)
  const membership =
    unitId === null ? undefined : await lockMembership(db, { kind: 'enterprise', unitId }, membershipId)
  const last = membership && (await lastPeriodOf(db, membership.id))
  if (!membership || !last) throw notFound()
  return { order_no: await orderNextYear(work, membership, last) }
}
