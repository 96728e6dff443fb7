import { afterAll, expect, test } from 'vitest'
import { decideApplication, renewMembership } from '@portal/api/contract/applications.contract'
import { verifyAudit } from '@portal/portal/kernel/audit-verify'
import { insertMembership, insertPeriod } from '@portal/portal/memberships/memberships.repository'
import { confirm, reported, submitted } from './support/journey.ts'
import { openOrders } from './support/orders.ts'
import { aMember, type Person } from './support/people.ts'

const { portal, desk, aReported } = await openOrders()
afterAll(() => portal.close())

/** The embedded database has one connection: there is nothing to wait for in a circle. */
const many = portal.db.kind === 'postgres' ? 50 : 5

async function times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) made.push(await make())
  return made
}

/** A member whose only year ends in a month. */
async function anExpiring(): Promise<Person> {
  const person = await aMember(portal)
  await portal.db.transaction(async tx => {
    const { id, serial } = await insertMembership(tx, {
      id: `ms-${person.id}`,
      kind: 'personal',
      member_id: person.id,
      unit_id: null,
      number: `P-2025-${person.phone}`,
      holder: '陈知行',
      level: 'personal',
      member_since: '2025-06-19',
      created_at: portal.clock.now,
    })
    await insertPeriod(tx, {
      id: `p-${person.id}`,
      membership_id: id,
      membership_serial: serial,
      level: 'personal',
      starts_on: '2025-06-19',
      ends_on: '2026-06-18',
      reason: 'join',
      order_id: null,
      amount_fen: 20_000,
      channel: 'offline',
      paid_on: '2025-06-19',
      created_at: portal.clock.now,
    })
  })
  return person
}

/** A server process tells its deadlocks only when it rests: every connection of the pool is asked to tell them first. */
async function deadlocks(): Promise<number> {
  const connections = portal.db.kind === 'postgres' ? 10 : 1
  const all = Promise.withResolvers<void>()
  let held = 0
  const tell = () =>
    portal.db.session(async session => {
      await session.script('select pg_stat_force_next_flush()')
      held += 1
      if (held === connections) all.resolve()
      await all.promise
    })
  await Promise.all(Array.from({ length: connections }, tell))
  const [row] = await portal.db.script(
    'select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()',
  )
  return Number(row?.['deadlocks'])
}

test('decisions, renewals and confirmations at once all succeed, and none waits for another in a circle', async () => {
  const applications = await times(many, async () => submitted(portal, await aMember(portal)))
  const expiring = await times(many, anExpiring)
  const transfers = await times(many, aReported)
  const before = await deadlocks()
  const answers = await Promise.all([
    ...applications.map(({ id }) =>
      portal.call(decideApplication, { body: { id, result: 'pass' } }, { token: desk.auditor.token }),
    ),
    ...expiring.map(({ token }) => portal.call(renewMembership, {}, { token })),
    ...transfers.map(({ orderNo }) => confirm(portal, desk, orderNo)),
  ])
  expect(answers.filter(({ code }) => code !== 200)).toEqual([])
  expect((await deadlocks()) - before).toBe(0)
  expect(await verifyAudit(portal.db.pool, portal.host.keys)).toMatchObject({ ok: true })
})

test('one clerk confirms a renewal while the member asks for it again: both are answered', async () => {
  const before = await deadlocks()
  const orders = await times(many, async () => {
    const person = await anExpiring()
    const { token } = person
    const { order_no } = await portal.ok(renewMembership, {}, { token })
    await reported(portal, person, order_no ?? '')
    return { token, orderNo: order_no ?? '' }
  })
  const answers = await Promise.all(
    orders.flatMap(({ token, orderNo }) => [
      confirm(portal, desk, orderNo),
      portal.call(renewMembership, {}, { token }),
    ]),
  )
  expect(answers.filter(({ code }) => code !== 200 && code !== 422)).toEqual([])
  expect((await deadlocks()) - before).toBe(0)
})
