import { afterAll, expect, test } from 'vitest'
import {
  checkEligibility,
  decideApplication,
  renewMembership,
  currentApplication,
  getApplication,
} from '@portal/api/contract/applications.contract'
import { listDuesPeriods, listPersonalVips } from '@portal/api/contract/memberships.contract'
import { dayOf } from '@portal/api/rules/dates'
import { transferDeadline } from '@portal/api/rules/order'
import { confirm, paidMember, reported, submitted } from './support/journey.ts'
import { day, openOrders } from './support/orders.ts'
import { aMember, type Person } from './support/people.ts'

const { portal, desk, later, anUnpaid, pay, see } = await openOrders()
afterAll(() => portal.close())

const renew = ({ token }: Person) => portal.call(renewMembership, {}, { token })
const first = async ({ token }: Person) => (await portal.ok(listPersonalVips, {}, { token })).list[0]
const override = (person: Person, to: 'suspended' | 'terminated') =>
  portal.db.pool.updateTable('memberships').set({ override: to }).where('member_id', '=', person.id).execute()

async function renewed(person: Person): Promise<void> {
  const { order_no } = await portal.ok(renewMembership, {}, { token: person.token })
  await reported(portal, person, order_no ?? '')
  expect(await confirm(portal, desk, order_no ?? '')).toMatchObject({ code: 200 })
}

test('a valid member renews at any time, at most one paid period ahead', async () => {
  const person = await aMember(portal)
  await paidMember(portal, person, desk)
  const before = await first(person)
  expect(before).toMatchObject({ status: 'active', renewal: 'open', next_starts_at: '2027-05-18' })
  await renewed(person)
  expect(await first(person)).toMatchObject({
    renewal: 'paid_ahead',
    expired_time: '2028-05-17 23:59:59',
    starts_at: before?.starts_at,
    member_since: before?.member_since,
  })
  expect(await renew(person)).toMatchObject({ data: { rule: 'renewed_ahead' } })
  await later(365 * day)
  expect(await first(person)).toMatchObject({ status: 'active', renewal: 'open', starts_at: '2027-05-18' })
  await renewed(person)
  const { list } = await portal.ok(listDuesPeriods, {}, { token: person.token })
  expect(list.map(({ starts_at }) => starts_at)).toEqual(['2028-05-18', '2027-05-18', '2026-05-18'])
})

test('a suspended member cannot renew', async () => {
  const person = await aMember(portal)
  await paidMember(portal, person, desk)
  await override(person, 'suspended')
  expect(await first(person)).toMatchObject({ renewal: 'closed' })
  expect(await renew(person)).toMatchObject({ data: { rule: 'membership_suspended' } })
})

test('a terminated member applies again as a new person; the auditor sees the old number', async () => {
  const person = await aMember(portal)
  await paidMember(portal, person, desk)
  const old = await first(person)
  await override(person, 'terminated')
  expect(await renew(person)).toMatchObject({ data: { rule: 'not_a_member' } })
  expect(await portal.ok(checkEligibility, {}, { token: person.token })).toMatchObject({
    can_apply: true,
  })
  const application = await submitted(portal, person)
  expect(application.former_number).toBeNull()
  const { token } = desk.auditor
  expect(await portal.ok(getApplication, { params: { id: application.id } }, { token })).toMatchObject({
    former_number: old?.number,
  })
  const answer = await portal.ok(
    decideApplication,
    { body: { id: application.id, result: 'pass' } },
    { token },
  )
  const orderNo = 'order_no' in answer ? (answer.order_no ?? '') : ''
  await reported(portal, person, orderNo)
  expect(await confirm(portal, desk, orderNo)).toMatchObject({ code: 200 })
  const { list } = await portal.ok(listPersonalVips, {}, { token: person.token })
  expect(list.map(({ status }) => status)).toEqual(['active', 'terminated'])
  expect(list[0]?.number).not.toBe(old?.number)
  expect(await renew(person)).toMatchObject({ code: 200 })
})

test('until when to pay is one date, in the application and in its order', async () => {
  const { person, orderNo } = await anUnpaid()
  const dates = async () => {
    const { application } = await portal.ok(currentApplication, {}, { token: person.token })
    return [application?.deadline_at, (await see(orderNo, person)).deadline_at]
  }
  const promised = await dates()
  expect(promised[0]).toBe(promised[1])
  await later(28 * day)
  expect(await pay(orderNo, person)).toMatchObject({ code: 200 })
  const chosen = await dates()
  expect(chosen[0]).toBe(chosen[1])
  expect(chosen[0] ?? '').toBe(transferDeadline(promised[0] ?? null, dayOf(portal.clock.now)))
  expect((chosen[0] ?? '') > (promised[0] ?? '')).toBe(true)
})
