import { addDays, addYears, dayOf, parseTime } from '@portal/api/rules/dates'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { actorOf } from '../http/callers.ts'
import { membershipNumber } from '../modules/memberships/grant.ts'
import { insertMembership } from '../modules/memberships/memberships.repository.ts'
import { createDuesOrder } from '../modules/orders/create.ts'
import { newId } from '../security/keys.ts'
import { members, unit } from './accounts.ts'
import { asMember, pay, type Life } from './life.ts'

/**
 * The unit's years with their orders, ending relative to today so that it is valid on any day. Units cannot apply by
 * themselves yet, so the membership itself is made here.
 */
export async function seedUnitMembership(tx: Tx, deps: Deps, voucher: Buffer): Promise<void> {
  const manager = members.find(({ id }) => id === unit.managerId)
  if (!manager || manager.membershipEndsIn === null) return
  const { membershipEndsIn, yearsBefore } = manager
  const since = addYears(addDays(dayOf(deps.clock()), membershipEndsIn + 1), -yearsBefore - 1)
  const membership = await insertMembership(tx, {
    id: newId(deps.clock()),
    kind: 'enterprise',
    member_id: null,
    unit_id: unit.id,
    number: await membershipNumber(tx, 'enterprise', since),
    holder: unit.name,
    level: unit.level,
    member_since: since,
    created_at: parseTime(`${since} 09:00:00`),
  })
  for (let year = 0; year <= yearsBefore; year += 1) {
    const day = year === 0 ? since : addDays(addYears(since, year), -9)
    const life: Life = {
      memberId: manager.id,
      stage: 'paid',
      began: parseTime(`${day} 09:00:00`),
      index: 0,
      voucher,
    }
    const orderNo = await createDuesOrder(
      tx,
      deps,
      {
        reason: year === 0 ? 'join' : 'renew',
        subjectType: 'enterprise',
        subjectName: unit.name,
        memberId: manager.id,
        unitId: unit.id,
        membershipId: membership.id,
        level: unit.level,
      },
      actorOf(asMember(manager.id), ''),
      life.began,
    )
    if (orderNo !== undefined) await pay(tx, deps, life, orderNo)
  }
}
