import { afterAll, expect, test } from 'vitest'
import { renewMembership } from '@portal/api/contract/applications.contract'
import { getOrder, listOrders } from '@portal/api/contract/orders.contract'
import { insertApplication } from '@portal/portal/applications/applications.repository'
import { system } from '@portal/portal/kernel/callers'
import { emptyDraft } from '@portal/portal/applications/empty-draft'
import { inUnitOfWork, type Work } from '@portal/portal/kernel/work'
import { orderDues } from '@portal/portal/memberships/dues'
import { createOrder, type NewOrder } from '@portal/portal/orders/create'
import { settleTransfer } from '@portal/portal/orders/settle'
import { purchases } from '@portal/portal/purchases'
import { aDesk, bankRef, confirm, paidMember, reported } from './support/journey.ts'
import { aMember, type Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'
import { aUnit } from './support/units.ts'

const portal = await openPortal()
afterAll(() => portal.close())
const desk = await aDesk(portal)
const { pool } = portal.db

const bySystem = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
  inUnitOfWork(portal.host, { caller: system, address: '', now: portal.clock.now }, run)

const unitDues = (manager: Person, unit: { id: string; name: string }) =>
  bySystem(work =>
    orderDues(work, {
      reason: 'join',
      memberId: manager.id,
      unitId: unit.id,
      subjectName: unit.name,
      level: 'unit',
    }),
  )

const ordered = async (given: NewOrder) => {
  const orderNo = await bySystem(work => createOrder(work, given))
  if (orderNo === undefined) throw new Error('an open order exists')
  return orderNo
}

/** The memberships of a person and of the units that the person manages, a row for each paid period. */
const membershipsOf = ({ id }: Person) =>
  pool
    .selectFrom('memberships as m')
    .innerJoin('membership_periods as p', 'p.membership_id', 'm.id')
    .leftJoin('units as u', 'u.id', 'm.unit_id')
    .where(eb => eb.or([eb('m.member_id', '=', id), eb('u.manager_id', '=', id)]))
    .select(['m.id', 'm.unit_id', 'm.number', 'm.level', 'p.ends_on'])
    .orderBy('m.number')
    .orderBy('p.ends_on')
    .execute()

async function paid(person: Person, orderNo: string, amount_fen: number, prefix: 'api' | 'nrckapi' = 'api') {
  await reported(portal, person, orderNo, amount_fen, prefix)
  const answer = await confirm(portal, desk, orderNo, { received_fen: amount_fen }, prefix)
  expect(answer).toMatchObject({ code: 200 })
}

const lastTextTo = async ({ phone }: Person) => (await portal.smsTo(phone))[0]?.text

test('one open order a subject: a manager and each of the units have one of their own', async () => {
  const manager = await aMember(portal)
  await paidMember(portal, manager, desk)
  portal.clock.advance(1)
  const [first, second] = [await aUnit(portal, manager), await aUnit(portal, manager)]
  expect(await unitDues(manager, first)).toBeDefined()
  expect(await unitDues(manager, second)).toBeDefined()
  expect(await portal.call(renewMembership, {}, { token: manager.token })).toMatchObject({ code: 200 })
  expect(await unitDues(manager, first)).toBeUndefined()
})

test('the order of a unit begins and moves the membership of that unit alone', async () => {
  const manager = await aMember(portal)
  await paidMember(portal, manager, desk)
  const [first, second] = [await aUnit(portal, manager), await aUnit(portal, manager)]
  for (const unit of [first, second]) await paid(manager, (await unitDues(manager, unit)) ?? '', 200_000)
  const before = await membershipsOf(manager)
  expect(before.map(({ number, unit_id }) => [number.slice(0, 1), unit_id])).toEqual([
    ['E', first.id],
    ['E', second.id],
    ['P', null],
  ])
  await paid(manager, (await unitDues(manager, first)) ?? '', 200_000)
  const after = await membershipsOf(manager)
  expect(after.filter(({ unit_id }) => unit_id === first.id).map(({ ends_on }) => ends_on)).toEqual([
    '2027-05-17',
    '2028-05-17',
  ])
  expect(after.filter(({ unit_id }) => unit_id !== first.id)).toEqual(
    before.filter(({ unit_id }) => unit_id !== first.id),
  )
})

test('an order that names the membership of another subject is a fault and leaves nothing', async () => {
  const manager = await aMember(portal)
  await paidMember(portal, manager, desk)
  const [own] = await membershipsOf(manager)
  const unit = await aUnit(portal, manager)
  const orderNo = await ordered({
    reason: 'renew',
    memberId: manager.id,
    unitId: unit.id,
    subjectName: unit.name,
    ...(own ? { membershipId: own.id } : {}),
    level: 'unit',
    lines: [{ title: '会员单位会费 1 年', amount_fen: 200_000 }],
  })
  await reported(portal, manager, orderNo, 200_000)
  const finance = { kind: 'staff', sessionId: '', subRole: 'finance', agentId: null } as const
  const given = { caller: { ...finance, id: desk.finance.id }, address: '', now: portal.clock.now }
  const decision = { decision: 'confirm', received_fen: 200_000, bank_ref: bankRef(), remark: '' } as const
  await expect(
    inUnitOfWork(portal.host, given, work =>
      settleTransfer(work, purchases, { kind: 'dues', orderNo }, decision),
    ),
  ).rejects.toThrow('not its own')
  expect(await membershipsOf(manager)).toEqual([own])
  const seen = await portal.ok(getOrder, { params: { prefix: 'api', order_no: orderNo } }, manager)
  expect(seen).toMatchObject({ order_status: 10, received_fen: 0 })
})

test('an upgrade raises the level and leaves the end', async () => {
  const manager = await aMember(portal)
  const unit = await aUnit(portal, manager)
  await paid(manager, (await unitDues(manager, unit)) ?? '', 200_000)
  const [before] = await membershipsOf(manager)
  const orderNo = await ordered({
    reason: 'upgrade',
    memberId: manager.id,
    unitId: unit.id,
    subjectName: unit.name,
    level: 'director',
    lines: [{ title: '会员单位升级为理事单位 补差', amount_fen: 150_000 }],
  })
  await paid(manager, orderNo, 150_000)
  expect(await membershipsOf(manager)).toEqual([{ ...before, level: 'director' }])
  expect(await lastTextTo(manager)).toContain(`订单 ${orderNo} 已确认到账，会员级别已升为理事单位。`)
  const seen = await portal.ok(getOrder, { params: { prefix: 'api', order_no: orderNo } }, manager)
  expect(seen).toMatchObject({ item: '单位会费', item_note: '升级为理事单位', period: null })
})

test('an evaluation is paid under its own prefix and touches no membership', async () => {
  const member = await aMember(portal)
  const orderNo = await ordered({
    reason: 'evaluation',
    memberId: member.id,
    subjectName: '陈知行',
    lines: [{ title: '人才评价费', amount_fen: 80_000 }],
  })
  const asDues = await portal.call(getOrder, { params: { prefix: 'api', order_no: orderNo } }, member)
  expect(asDues).toMatchObject({ code: 404 })
  await paid(member, orderNo, 80_000, 'nrckapi')
  const { list } = await portal.ok(
    listOrders,
    { params: { prefix: 'nrckapi' }, query: { sort: '-created_at', page: 1, page_size: 10 } },
    member,
  )
  expect(list).toMatchObject([{ order_no: orderNo, kind: 'evaluation', item: '评价费', order_status: 30 }])
  expect(await membershipsOf(member)).toEqual([])
  expect(await lastTextTo(member)).toContain(`订单 ${orderNo} 已确认到账。`)
})

test('one open application a subject: two units of one manager do not block each other', async () => {
  const manager = await aMember(portal)
  const [first, second] = [await aUnit(portal, manager), await aUnit(portal, manager)]
  const open = (unit: { id: string } | null) =>
    bySystem(work => insertApplication(work.db, anApplication(work, manager, unit)))
  expect(await open(first)).toBe(true)
  expect(await open(second)).toBe(true)
  expect(await open(null)).toBe(true)
  expect(await open(first)).toBe(false)
})

const anApplication = (work: Work, manager: Person, unit: { id: string } | null) =>
  emptyDraft({
    id: work.newId(),
    application_no: work.newId(),
    kind: unit ? 'enterprise' : 'personal',
    member_id: manager.id,
    unit_id: unit?.id ?? null,
    level: unit ? 'unit' : 'personal',
    fee_fen: 200_000,
    created_at: work.now,
    deadline_at: null,
  })
