import { afterAll, expect, test } from 'vitest'
import { listEnterpriseVips, renewUnit } from '@portal/api/contract/memberships.contract'
import { system } from '@portal/portal/kernel/callers'
import { inUnitOfWork } from '@portal/portal/kernel/work'
import { orderDues } from '@portal/portal/memberships/dues'
import { confirm, reported } from './support/journey.ts'
import { openOrders } from './support/orders.ts'
import { aMember, type Person } from './support/people.ts'
import { aUnit } from './support/units.ts'

const { portal, desk, see } = await openOrders()
afterAll(() => portal.close())
const feeFen = 200_000

/** A unit that joined today. */
async function aMemberUnit(manager: Person): Promise<string> {
  const unit = await aUnit(portal, manager)
  const orderNo = await inUnitOfWork(
    portal.host,
    { caller: system, address: '', now: portal.clock.now },
    work =>
      orderDues(work, {
        reason: 'join',
        memberId: manager.id,
        unitId: unit.id,
        subjectName: unit.name,
        level: 'unit',
      }),
  )
  await paid(manager, orderNo ?? '')
  return unit.name
}
async function paid(manager: Person, orderNo: string) {
  await reported(portal, manager, orderNo, feeFen)
  expect(await confirm(portal, desk, orderNo, { received_fen: feeFen })).toMatchObject({ code: 200 })
}
const unitsOf = async ({ token }: Person) => (await portal.ok(listEnterpriseVips, {}, { token })).list
const renew = ({ token }: Person, membership_id: string, key?: string) =>
  portal.call(renewUnit, { body: { membership_id } }, { token, ...(key === undefined ? {} : { key }) })

test('the manager renews each unit by an order of its own, at most one year ahead', async () => {
  const manager = await aMember(portal)
  const names = [await aMemberUnit(manager), await aMemberUnit(manager)]
  const both = await unitsOf(manager)
  expect(both.map(({ company_name }) => company_name).toSorted()).toEqual(names)
  const [first, second] = both
  if (!first || !second) throw new Error('two units')
  const answer = await renew(manager, first.id, 'renew-unit-key-1')
  expect(answer).toMatchObject({ code: 200 })
  // a lost answer is given again; another press finds the order
  expect(await renew(manager, first.id, 'renew-unit-key-1')).toEqual(answer)
  expect(await renew(manager, first.id)).toMatchObject({ code: 422, data: { rule: 'open_order_exists' } })
  const { order_no } = answer.data as { order_no: string }
  expect(await see(order_no, manager)).toMatchObject({
    subject_type: 'enterprise',
    subject_name: first.company_name,
    amount_fen: feeFen,
    item: '单位会费',
  })
  // the other unit is not in its way
  expect(await renew(manager, second.id)).toMatchObject({ code: 200 })
  await paid(manager, order_no)
  const after = (await unitsOf(manager)).find(({ id }) => id === first.id)
  expect(after).toMatchObject({
    renewal: 'paid_ahead',
    expired_time: `${Number(first.expired_time.slice(0, 4)) + 1}${first.expired_time.slice(4)}`,
  })
  expect(await renew(manager, first.id)).toMatchObject({ code: 422, data: { rule: 'renewed_ahead' } })
})

test('of ten presses at once one makes an order', async () => {
  const manager = await aMember(portal)
  await aMemberUnit(manager)
  const [unit] = await unitsOf(manager)
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew(manager, unit?.id ?? '')))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
})

test('a unit of somebody else is not there, and who manages none may not ask', async () => {
  const manager = await aMember(portal)
  await aMemberUnit(manager)
  const other = await aMember(portal)
  await aMemberUnit(other)
  const [unit] = await unitsOf(manager)
  expect(await renew(other, unit?.id ?? '')).toMatchObject({ code: 404 })
  expect(await renew(other, 'nobody')).toMatchObject({ code: 404 })
  expect(await renew(await aMember(portal), unit?.id ?? '')).toMatchObject({ code: 403 })
})
