import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getReconciliationDay,
  getReconciliationMonth,
  listReconciledDays,
} from '@portal/api/contract/reconciliation.contract'
import { listOrders } from '@portal/api/contract/orders.contract'
import { listDeskStars } from '@portal/api/contract/star-desk.contract'
import { findCandidates } from '@portal/portal/orders/bank-lines.repository'
import { reconcileDay } from '@portal/portal/reconciliation/reconciliation.sweep'
import { insertSession } from '@portal/portal/users/sessions.repository'
import { listCallers, listParams, lists, Plans, type Asked } from '../support/list-plans.ts'
import {
  fillCoupons,
  fillInvoices,
  fillMembers,
  fillOrders,
  fillReconciliation,
  fillStars,
  fillStatement,
} from '../support/many-rows.ts'
import { aStaff } from '../support/people.ts'
import { openPortal, type Portal } from '../support/portal.ts'

const rows = 20_000
let asked: Asked[] = []
let portal: Portal
let plans: Plans
const tokens: Record<string, string> = {}

beforeAll(async () => {
  portal = await openPortal({
    heard: (text, values) => asked.push({ text, values }),
    // then a desk asks how its platform stands too
    env: { INVOICE_PROVIDER: 'sandbox' },
  })
  const { db, host, clock } = portal
  await db.pool.insertInto('agents').values({ id: '1001', name: '代理' }).execute()
  await db.session(async session => {
    await fillOrders(session, rows)
    await fillMembers(session, rows)
    await fillInvoices(session, rows)
    await fillCoupons(session, rows)
  })
  const { id: financeId, token: financeToken } = await aStaff(portal, 'finance')
  tokens['finance'] = financeToken
  await db.session(async session => {
    await fillStatement(session, rows, financeId)
    await fillReconciliation(session, rows, financeId)
    await fillStars(session, rows, financeId)
  })
  plans = await Plans.ofTables(db, rows)
  tokens['super'] = (await aStaff(portal, 'super')).token
  tokens['agency'] = (await aStaff(portal, 'agent', '1001')).token
  tokens['member'] = 'a-member-with-everything'
  await insertSession(db.pool, {
    id: 'own',
    token_hash: host.keys.hash(tokens['member']),
    owner: { memberId: 'bench-7' },
    now: clock.now,
  })
  // a hundred thousand rows take long beside everything else that `npm test` does
}, 600_000)
afterAll(() => portal.close())

test('every list of the contract is asked here', () => {
  expect(lists.map(({ name }) => name).toSorted()).toEqual(Object.keys(listCallers).toSorted())
})

describe.each(lists)('$name', list => {
  test.each(listCallers[list.name] ?? [])('reads what an index leads to, as %s', async caller => {
    const walked = await plans.walkedBy(list, async query => {
      asked = []
      const answer = await portal.call(list, { params: listParams, query }, { token: tokens[caller] })
      expect(answer).toMatchObject({ code: 200 })
      return asked
    })
    expect(walked).toEqual({})
  })
})

const month = { from: '2023-03-01', to: '2023-03-31' }
test.each([
  ["an agency's orders", listOrders, 'agency', {}, 'orders_of_agency'],
  [
    'orders of a month, far back by amount',
    listOrders,
    'super',
    { ...month, sort: 'amount_fen', page: 10 },
    'orders_by_time',
  ],
  [
    'orders of a month, by report',
    listOrders,
    'super',
    { ...month, sort: '-reported_at' },
    'orders_reported_otherwise',
  ],
  ['what may be awarded', listDeskStars, 'super', {}, 'star_applications_awardable'],
  [
    'what is published without an objection',
    listDeskStars,
    'super',
    { status: 40, objection: 'none' },
    'star_applications_by_deadline',
  ],
] as const)('%s: read in an index alone', async (_, list, caller, query, index) => {
  asked = []
  const given = { ...(list === listOrders ? { params: { prefix: 'api' } } : {}), query }
  expect(await portal.call(list, given, { token: tokens[caller] })).toMatchObject({ code: 200 })
  const read = asked.filter(({ text }) => /^(?:select|with)/i.test(text))
  const alone = await Promise.all(read.map(question => plans.indexesAlone(question)))
  expect(alone.flat()).toContain(index)
})

test('lines of the bank that could pay an order are found by indexes', async () => {
  asked = []
  const found = await findCandidates(portal.db.pool, {
    code: 'C0000007',
    names: ['付款 单位9', '付款单位11'],
    due_fen: 20_000,
    since: new Date('2021-01-01T00:00:00Z'),
  })
  expect(found.map(({ bank_ref }) => bank_ref)).toEqual(
    expect.arrayContaining(['bench-7', 'bench-9', 'bench-11', `bench-${rows}`]),
  )
  expect(found).toHaveLength(23)
  const [question, ...others] = asked
  expect(others).toEqual([])
  if (!question) throw new Error('nothing was asked')
  expect(await plans.walks(question)).toEqual([])
})

test('the days of the reconciliation, and what one of them is made of, are found by indexes', async () => {
  asked = []
  const caller = { token: tokens['finance'] }
  const day = '2023-05-18'
  await portal.ok(listReconciledDays, { query: {} }, caller)
  await portal.ok(listReconciledDays, { query: { before: day } }, caller)
  await portal.ok(getReconciliationDay, { params: { day } }, caller)
  await portal.ok(getReconciliationMonth, { params: { month: day.slice(0, 7) } }, caller)
  await reconcileDay(portal.host, day)
  const walked = await Promise.all(
    asked.filter(({ text }) => /^\s*(?:select|with)/i.test(text)).map(question => plans.walks(question)),
  )
  expect(asked.length).toBeGreaterThan(15)
  expect(walked.flat()).toEqual([])
})

test.each([
  'select * from orders order by subject_name limit 20',
  "select * from members where nickname = 'nobody' limit 20",
  'select count(*) from applications',
  'select m.id from members m left join units u on u.manager_id = m.id where m.id = $1 or u.id = $1',
])('a list without an index is found: %s', async text => {
  expect(await plans.walks({ text, values: text.includes('$1') ? ['bench-7'] : [] })).not.toEqual([])
})
