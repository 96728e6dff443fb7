import { addDays, addYears, dayOf, parseTime } from '@portal/api/rules/dates'
import { membershipNumber } from '../memberships/grant.ts'
import { insertMembership } from '../memberships/memberships.repository.ts'
import { orderDues } from '../memberships/dues.ts'
import type { People } from './accounts.ts'
import { asMember, pay, type DemoWork, type Life } from './life.ts'

/**
 * The unit's years with their orders, ending relative to today so that it is valid on any day. Units cannot apply by
 * themselves yet, so the membership itself is made here.
 */
export async function seedUnitMembership(work: DemoWork, { members, unit }: People): Promise<void> {
  const manager = members.find(({ id }) => id === unit.managerId)
  if (!manager || manager.membershipEndsIn === null) return
  const { membershipEndsIn, yearsBefore } = manager
  const since = addYears(addDays(dayOf(work.now), membershipEndsIn + 1), -yearsBefore - 1)
  const membership = await insertMembership(work.db, {
    id: work.newId(),
    kind: 'enterprise',
    member_id: null,
    unit_id: unit.id,
    number: await membershipNumber(work.db, 'enterprise', since),
    holder: unit.name,
    level: unit.level,
    member_since: since,
    created_at: parseTime(`${since} 09:00:00`),
  })
  for (let year = 0; year <= yearsBefore; year += 1) {
    const day = year === 0 ? since : addDays(addYears(since, year), -9)
    const life: Life = {
      memberId: manager.id,
      name: manager.name,
      long: false,
      stage: 'paid',
      began: parseTime(`${day} 09:00:00`),
      index: 0,
    }
    const orderNo = await orderDues(work.as(asMember(manager.id), life.began), {
      reason: year === 0 ? 'join' : 'renew',
      memberId: manager.id,
      unitId: unit.id,
      subjectName: unit.name,
      membershipId: membership.id,
      level: unit.level,
    })
    if (orderNo !== undefined) await pay(work, life, { kind: 'dues', orderNo })
  }
}
