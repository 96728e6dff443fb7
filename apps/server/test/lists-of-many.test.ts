import { afterAll, beforeAll, expect, test } from 'vitest'
import { listInvoices } from '@portal/api/contract/invoices.contract'
import { listOrders } from '@portal/api/contract/orders.contract'
import { listDeskStars } from '@portal/api/contract/star-desk.contract'
import { orderSorts } from '@portal/api/rules/order-sorts'
import { fillInvoices, fillOrders, fillStars } from './support/many-rows.ts'
import { params } from './support/orders.ts'
import { aStaff, type Person } from './support/people.ts'
import { openPortal, type Portal } from './support/portal.ts'

/** More than a search is counted. */
const rows = 10_100
let portal: Portal
let boss: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.db.pool.insertInto('agents').values({ id: '1001', name: '代理' }).execute()
  boss = await aStaff(portal, 'super')
  await portal.db.session(async session => {
    await fillOrders(session, rows)
    await fillInvoices(session, rows)
    await fillStars(session, rows, boss.id)
    await session.script(`
      update orders set subject_name = '联合' || subject_name, channel = 'wechat';
      update invoices set buyer_name = '联合' || buyer_name;
      update star_applications set unit = '联合' || unit;
    `)
  })
}, 300_000)
afterAll(() => portal.close())

const orders = (query: object) => portal.ok(listOrders, { params, query }, boss)
const invoices = (query: object) => portal.ok(listInvoices, { params, query }, boss)
const numbersOf = (list: readonly { order_no: string }[]) => list.map(({ order_no }) => order_no)
const many = { total: 10_000, more: true, uncounted: true, counts: [] }

test('a search of orders that fits more than 10,000 says so, and its pages are those of all', async () => {
  expect(await orders({ q: '联合' })).toMatchObject({ ...many, total_fen: 0 })
  for (const sort of orderSorts)
    for (const page of [1, 2, 500])
      for (const part of [
        {},
        { subject_type: 'personal' },
        { channel: 'wechat' },
        { from: '2021-01-01', to: '2026-01-01' },
      ]) {
        const query = { sort, page, ...part }
        const found = await orders({ q: '联合', ...query })
        expect(found.list).toHaveLength(20)
        expect([query, numbersOf(found.list)]).toEqual([query, numbersOf((await orders(query)).list)])
      }
  expect(await orders({ q: '联合', page: 501 })).toMatchObject({ ...many, list: [] })
})

test('what of it is in a status is counted while it is not too much either', async () => {
  const closed = await orders({ status: '90' })
  const found = await orders({ q: '联合', status: '90' })
  expect(found).toMatchObject({
    list: closed.list,
    total: closed.total,
    total_fen: closed.total_fen,
    uncounted: true,
  })
  expect(found).not.toHaveProperty('more')
  expect(await orders({ q: '联合', status: '30,90,60,99,0,10,15,20' })).toMatchObject(many)
})

test('a search that fits fewer is exact', async () => {
  const found = await orders({ q: '合王', page_size: 100 })
  expect(found).not.toHaveProperty('more')
  expect(found).not.toHaveProperty('uncounted')
  expect(found.total).toBe(rows / 20)
  expect(found.counts.reduce((sum, { count }) => sum + count, 0)).toBe(found.total)
})

test('documents are searched alike', async () => {
  for (const sort of ['submitted_at', '-submitted_at'])
    for (const page of [1, 500]) {
      const found = await invoices({ q: '联合', sort, page })
      expect(found).toMatchObject({ ...many, list: (await invoices({ sort, page })).list })
    }
  const waiting = { status: 'submitted', sort: 'submitted_at' }
  const { list, total } = await invoices(waiting)
  const found = await invoices({ q: '联合', ...waiting })
  expect(found).toMatchObject({ list, total, uncounted: true })
  expect(found).not.toHaveProperty('more')
  expect(await invoices({ q: '合华岳' })).toMatchObject({ total: rows / 100 })
  const one = await invoices({ q: '2611 0000000000001234' })
  expect(one).toMatchObject({ total: 1, list: [{ number: '26110000000000001234' }] })
})

test('documents come one state after the other, as the states are named', async () => {
  const states = ['returned', 'submitted', 'red_requested']
  const apart: unknown[] = []
  for (const status of states)
    apart.push(...(await invoices({ status, sort: 'submitted_at', page_size: 100 })).list)
  expect(apart.length).toBeGreaterThan(40)
  const query = { status: states.join(','), sort: 'status', page_size: 10 }
  const pages: unknown[] = []
  for (let page = 1; pages.length < apart.length; page += 1) {
    const { list, total } = await invoices({ ...query, page })
    expect([page, total]).toEqual([page, apart.length])
    expect(list).toEqual(apart.slice(pages.length, pages.length + 10))
    pages.push(...list)
  }
  expect((await invoices({ ...query, page: 100 })).list).toEqual([])
  const { list } = await invoices({ sort: 'status' })
  expect(list).toEqual((await invoices({ status: 'submitted', sort: 'submitted_at' })).list)
})

test('the talent desk counts what is free to 10,000, and what waits for a clerk whole', async () => {
  const list = (query: object) => portal.ok(listDeskStars, { query }, boss)
  const other = await aStaff(portal, 'super')
  // each has a clerk's sheet, and some of them no other
  const { list: scored, mine } = await list({ status: 30, page_size: 100 })
  expect(mine).toBe(0)
  const forOther = await portal.ok(listDeskStars, { query: { status: 30 } }, other)
  const [{ count } = {}] = await portal.db.script(
    `select count(*)::int as count from star_applications a where status = 30 and not exists
       (select from star_sheets s where s.application_id = a.id and s.expert_id is not null)`,
  )
  expect(count).toBeGreaterThan(50)
  expect(forOther.mine).toBe(count)
  expect(scored.filter(row => row.mine !== null)).not.toEqual([])
  const awarded = await list({ status: 50 })
  const found = await list({ status: 50, search: '联合' })
  expect(awarded.total).toBeLessThan(10_000)
  expect(found).toMatchObject({ total: awarded.total, list: awarded.list })
  await portal.db.script(
    'update star_applications set status = 50, submitted_at = created_at, ended_at = coalesce(ended_at, created_at)',
  )
  expect((await list({ status: 50 })).total).toBeGreaterThan(10_000)
  const latest = await list({ status: 50, page: 500 })
  expect(await list({ status: 50, search: '联合', page: 500 })).toMatchObject({
    total: 10_000,
    more: true,
    list: latest.list,
  })
  expect((await portal.ok(listDeskStars, { query: { status: 30 } }, other)).mine).toBe(0)
})
