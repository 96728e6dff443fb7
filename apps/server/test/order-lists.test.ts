import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import {
  listOrders,
  payOrder,
  sendBackTransfer,
  withdrawTransfer,
} from '@portal/api/contract/orders.contract'
import { workCounts } from '@portal/api/contract/staff.contract'
import { channels } from '@portal/api/rules/payment'
import { sweep } from '@portal/portal/jobs/sweep'
import { foldOrderCounts } from '@portal/portal/orders/order-counts.repository'
import type { OrderFilter } from '@portal/portal/orders/order-filter'
import { pageInDays, pageInOrder } from '@portal/portal/orders/order-pages.repository'
import { approved, confirm, reported } from './support/journey.ts'
import { day, openOrders, params } from './support/orders.ts'
import { aMember, aStaff } from './support/people.ts'
import { aForm } from './support/personal-form.ts'

const { portal, desk, anUnpaid, aReported, later } = await openOrders()
afterAll(() => portal.close())
const { pool } = portal.db

const list = (query: object = {}) =>
  portal.ok(listOrders, { params, query: { page_size: 100, ...query } }, desk.finance)

/** The counts that the list gives, and the same counted from its own rows. */
async function counts(query: object = {}) {
  const given = await list(query)
  const found = new Map<number, number>()
  for (const { order_status } of given.list) found.set(order_status, (found.get(order_status) ?? 0) + 1)
  return {
    given: { total: given.total, total_fen: given.total_fen, counts: given.counts },
    counted: {
      total: given.list.length,
      total_fen: given.list.reduce((sum, { amount_fen }) => sum + amount_fen, 0),
      counts: [...found]
        .map(([order_status, count]) => ({ order_status, count }))
        .toSorted((a, b) => a.order_status - b.order_status),
    },
  }
}

async function expectExact(query: object = {}): Promise<void> {
  const { given, counted } = await counts(query)
  expect(given).toEqual(counted)
}

test('counts and sums are exact after every act, folded or not', async () => {
  await expectExact()
  const { person, orderNo } = await anUnpaid()
  await expectExact()
  await reported(portal, person, orderNo)
  await expectExact()
  await portal.ok(withdrawTransfer, { params, body: { order_no: orderNo } }, person)
  await expectExact()
  await foldOrderCounts(pool)
  await expectExact()
  const other = await aReported()
  await portal.ok(
    sendBackTransfer,
    { params, body: { order_no: other.orderNo, reason: '请更正付款日期' } },
    desk.finance,
  )
  await confirm(portal, desk, (await aReported()).orderNo)
  await confirm(portal, desk, (await aReported()).orderNo, { decision: 'short', received_fen: 5_000 })
  await expectExact()
  await later(40 * day)
  await sweep(portal.host)
  await expectExact()
  expect(await pool.selectFrom('order_count_changes').selectAll().execute()).toEqual([])
  expect((await list()).counts).toContainEqual({ order_status: 90, count: 2 })
})

test('counts are exact by day and subject, and what waits for finance is counted over all', async () => {
  const { orderNo } = await aReported()
  await later(3 * day)
  await aReported()
  const all = await list()
  const last = all.list[0]?.created_at.slice(0, 10)
  for (const query of [
    { from: last },
    { to: last },
    { from: last, to: last },
    { subject_type: 'personal' },
    { subject_type: 'enterprise' },
    { from: last, subject_type: 'personal' },
  ])
    await expectExact(query)
  expect((await list({ from: last })).list.map(order => order.order_no)).not.toContain(orderNo)
  const waiting = all.list.filter(({ order_status }) => [10, 20].includes(order_status))
  expect((await portal.ok(workCounts, {}, desk.finance)).payments_to_confirm).toBe(waiting.length)
})

test('counts are exact by channel, when another is chosen too', async () => {
  const { person, orderNo } = await anUnpaid()
  const inChannels = async () => {
    const totals = []
    for (const channel of channels) {
      const query = { channel }
      for (const part of [
        {},
        { from: '2026-05-19' },
        { subject_type: 'personal' },
        { q: '知行' },
        { q: '知' },
      ])
        await expectExact({ ...query, ...part })
      totals.push((await list(query)).total)
    }
    return totals
  }
  const all = await list()
  const [offline = 0, wechat = 0] = await inChannels()
  const chosen = all.list.filter(({ channel }) => channel !== null)
  expect(offline).toBe(chosen.length)
  await portal.ok(payOrder, { params, body: { order_no: orderNo, channel: 'sandbox' } }, person)
  const moved = all.list.slice(0, Math.floor(all.list.length / 3)).map(({ id }) => id)
  await pool.updateTable('orders').set({ channel: 'wechat' }).where('id', 'in', moved).execute()
  const after = await inChannels()
  expect(after[1]).toBe(wechat + moved.length)
  expect(after.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(offline)
  await foldOrderCounts(pool)
  expect(await inChannels()).toEqual(after)
  const { list: shown } = await list({ channel: 'wechat', sort: 'amount_fen' })
  expect(shown.map(({ id }) => id).toSorted()).toEqual(moved.toSorted())
  const unknown: object = { channel: 'cash' }
  expect(await portal.call(listOrders, { params, query: { ...unknown } }, desk.finance)).toMatchObject({
    code: 400,
    data: { errors: { channel: '渠道不正确' } },
  })
})

test('a page behind the last one is empty and has the counts all the same', async () => {
  const { total, counts: known, total_fen } = await list()
  expect(await list({ page: 9 })).toMatchObject({ list: [], counts: known, total, total_fen })
  expect(await list({ status: '60' })).toMatchObject({ list: [], counts: known, total: 0, total_fen: 0 })
  const ofPersons = await list({ subject_type: 'personal' })
  expect(await list({ subject_type: 'personal', page: 9 })).toEqual({ ...ofPersons, list: [], page: 9 })
})

test('what is folded while others decide is counted once', async () => {
  const decided = await Promise.all(Array.from({ length: 6 }, () => aReported()))
  await Promise.all([
    ...decided.map(({ orderNo }) => confirm(portal, desk, orderNo)),
    ...decided.map(() => foldOrderCounts(pool)),
  ])
  const { given, counted } = await counts()
  expect(given).toEqual(counted)
})

test('every sorting is whole, whatever is filtered and from which page it is read', async () => {
  const everything = (await list()).list
  for (const sort of ['created_at', 'amount_fen', 'reported_at'] as const)
    for (const sign of ['', '-'])
      for (const query of [
        {},
        { status: '0,10,90' },
        { subject_type: 'personal' },
        { channel: 'wechat' },
        { channel: 'offline', status: '0,10,90' },
      ]) {
        const pages = []
        for (let page = 1; page <= Math.ceil(everything.length / 10); page += 1)
          pages.push(...(await list({ ...query, sort: `${sign}${sort}`, page, page_size: 10 })).list)
        const keys = pages.map(order => order[sort])
        const known = keys.filter(key => key !== null)
        expect(keys.slice(0, known.length), 'who has none comes last').toEqual(known)
        const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(known).toEqual(sign === '' ? sorted : sorted.toReversed())
        const wanted = everything.filter(
          ({ order_status, channel }) =>
            (!('status' in query) || [0, 10, 90].includes(order_status)) &&
            (!('channel' in query) || channel === query.channel),
        )
        expect(pages.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
      }
})

test('the orders of some days are the same by either way, whenever they were reported', async () => {
  const later30 = "created_at + interval '31 days'"
  await sql`update orders set reported_at = case id when (select min(id) from orders) then ${sql.raw(later30)}
    when (select max(id) from orders) then created_at - interval '3 days' else reported_at end`.execute(pool)
  const { rows: days } = await sql<{
    created_at: Date
  }>`select created_at from orders order by created_at`.execute(pool)
  const middle = days[Math.floor(days.length / 2)]?.created_at ?? null
  const page = { limit: 7, offset: 1 }
  const seen = new Set<string | undefined>()
  for (const [from, until] of [
    [middle, null],
    [null, middle],
    [days[1]?.created_at ?? null, days.at(-1)?.created_at ?? null],
  ] as const)
    for (const by of ['amount_fen', 'reported_at'] as const)
      for (const down of [false, true])
        for (const part of [
          {},
          { statuses: [0, 10, 90] },
          { subjectType: 'personal' as const },
          { channel: 'wechat' as const },
        ]) {
          const filter: OrderFilter = {
            scope: { kind: 'all' },
            kind: 'dues',
            statuses: null,
            subjectType: null,
            channel: null,
            search: null,
            only: null,
            without: [],
            from,
            until,
            ...part,
          }
          const sorted = await pageInDays(pool, filter, { by, down }, page)
          expect(await pageInOrder(pool, filter, { by, down }, page)).toEqual(sorted)
          for (const { id } of sorted) seen.add(id)
        }
  expect(seen.size).toBeGreaterThan(10)
})

test('the agency of a member who ordered is that of the order, when it changes too', async () => {
  const agent = await aStaff(portal, 'agent', '77')
  const led = async () => (await portal.ok(listOrders, { params }, agent)).list.map(one => one.order_no)
  const { person, orderNo } = await anUnpaid()
  expect(await led()).toEqual([])
  const bind = (agent_id: string | null) =>
    pool.updateTable('members').set({ agent_id }).where('id', '=', person.id).execute()
  await bind('77')
  expect(await led()).toEqual([orderNo])
  expect((await portal.ok(listOrders, { params, query: { q: '知行' } }, agent)).total).toBe(1)
  expect((await portal.ok(listOrders, { params, query: { q: '无此人' } }, agent)).total).toBe(0)
  await bind(null)
  expect(await led()).toEqual([])
})

const found = async (q: string, query: Parameters<typeof list>[0] = {}) => [
  q,
  (await list({ q, ...query })).list.map(({ subject_name }) => subject_name),
]

test('a part of a name finds it, whatever its length; signs mean themselves', async () => {
  const person = await aMember(portal)
  await approved(portal, person, desk, aForm({ user_name: '司马𠮷祥·A%b_c' }))
  for (const q of ['司', '司马', '马𠮷祥', '𠮷', '·A', '%', 'b_c', '司马𠮷祥·A%b_c'])
    expect(await found(q)).toEqual([q, ['司马𠮷祥·A%b_c']])
  for (const q of ['马司', '司祥', 'A_b', '马%祥', '司马𠮷祥·A%b_c_']) expect(await found(q)).toEqual([q, []])
  await expectExact({ q: '知行' })
  // a single character is looked up with the channel, longer parts without it
  await pool
    .updateTable('orders')
    .set({ channel: 'alipay' })
    .where('subject_name', '=', '司马𠮷祥·A%b_c')
    .execute()
  for (const q of ['司', '𠮷', '·', '%', '_', 'c', '司马'])
    expect(await found(q, { channel: 'alipay' })).toEqual([q, ['司马𠮷祥·A%b_c']])
  for (const q of ['知', '\\', 'C']) expect(await found(q, { channel: 'alipay' })).toEqual([q, []])
  expect(await found('𠮷', { channel: 'wechat' })).toEqual(['𠮷', []])
})
