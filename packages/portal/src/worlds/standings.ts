import { addDays, addYears, dayOf } from '@portal/api/rules/dates'
import type { Work } from '../kernel/work.ts'
import { membershipNumber } from '../memberships/grant.ts'
import { insertMembership, insertPeriod } from '../memberships/memberships.repository.ts'
import type { DemoMember, People } from './accounts.ts'

/** Who is a member and until when, as after an import: without orders, applications or anything else done here. */
export async function seedStandings(work: Work, { members, unit }: People): Promise<void> {
  for (const member of members) {
    if (member.membershipEndsIn === null) continue
    await seedStanding(work, member, member.id === unit.managerId ? unit : null)
  }
}

async function seedStanding(work: Work, member: DemoMember, unit: People['unit'] | null): Promise<void> {
  const { db, now } = work
  const lastDay = addDays(dayOf(now), member.membershipEndsIn ?? 0)
  const firstDay = addDays(addYears(lastDay, -1), 1)
  const kind = unit ? 'enterprise' : 'personal'
  const level = unit?.level ?? 'personal'
  const membership = await insertMembership(db, {
    id: work.newId(),
    kind,
    member_id: unit ? null : member.id,
    unit_id: unit?.id ?? null,
    number: await membershipNumber(db, kind, firstDay),
    holder: unit?.name ?? member.name,
    level,
    member_since: firstDay,
    created_at: now,
  })
  await insertPeriod(db, {
    id: work.newId(),
    membership_id: membership.id,
    membership_serial: membership.serial,
    level,
    starts_on: firstDay,
    ends_on: lastDay,
    reason: 'join',
    order_id: null,
    amount_fen: 0,
    channel: 'offline',
    paid_on: firstDay,
    created_at: now,
  })
}
