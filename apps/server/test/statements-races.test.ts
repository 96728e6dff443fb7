import { afterAll, expect, test } from 'vitest'
import { verifyAudit } from '@portal/portal/kernel/audit-verify'
import { continueStatements } from '@portal/portal/statements/statements.sweep'
import { confirm as confirmByHand } from './support/journey.ts'
import { aStaff } from './support/people.ts'
import { bankLine, openStatements } from './support/statements.ts'

const { portal, desk, see, tried, lines, confirm, run, read, aReportedOne, finance, later } =
  await openStatements()
afterAll(() => portal.close())

const ordersOf = async (count: number) => {
  const orders: Awaited<ReturnType<typeof aReportedOne>>[] = []
  while (orders.length < count) orders.push(await aReportedOne())
  return orders
}
type Orders = Awaited<ReturnType<typeof ordersOf>>

const linesFor = (orders: Orders, prefix: string) =>
  orders.map(({ code }, index) => bankLine({ remark: code, ref: `${prefix}${index}` }))

/** What came in for each order, and of each line what was paid with it, is never more than there is. */
async function expectPaidOnce(orders: Orders) {
  for (const { orderNo, person } of orders)
    expect(await see(orderNo, person)).toMatchObject({ order_status: 30, receipts: [{ amount_fen: 20_000 }] })
  const rows = await portal.db.script(
    `select b.bank_ref from bank_lines b left join receipts r on r.bank_line_id = b.id
     group by b.id having b.used_fen <> coalesce(sum(r.amount_fen), 0)`,
  )
  expect(rows).toEqual([])
  expect(await verifyAudit(portal.db.pool, portal.host.keys)).toMatchObject({ ok: true })
}

test('two clerks confirm the same ten orders at once: each line pays once, each order is paid once', async () => {
  const orders = await ordersOf(10)
  const second = { token: (await aStaff(portal, 'finance')).token }
  const mine = await tried(linesFor(orders, 'R'))
  const theirs = await tried(linesFor(orders, 'R'), second)
  expect(theirs.trial?.groups).toEqual(mine.trial?.groups)
  const answers = await Promise.all([confirm(mine), confirm(theirs, second)])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  await Promise.all([run(mine), run(theirs), run(mine), run(theirs)])
  const [a, b] = [await read(mine), await read(theirs, second)]
  expect([a.state, b.state]).toEqual(['done', 'done'])
  expect((a.progress?.confirmed ?? 0) + (b.progress?.confirmed ?? 0)).toBe(10)
  const missed = [...(a.progress?.missed ?? []), ...(b.progress?.missed ?? [])]
  expect(missed).toHaveLength(10)
  expect(missed.every(({ result }) => result === 'line_used' || result === 'paid')).toBe(true)
  await expectPaidOnce(orders)
})

test('two clerks with different lines for the same orders: each order is paid once, the other lines are kept', async () => {
  const orders = await ordersOf(3)
  const second = { token: (await aStaff(portal, 'finance')).token }
  const mine = await tried(linesFor(orders, 'D'))
  const theirs = await tried(linesFor(orders, 'E'), second)
  await Promise.all([confirm(mine), confirm(theirs, second)])
  await Promise.all([run(mine), run(theirs)])
  await expectPaidOnce(orders)
  const left = await portal.db.pool
    .selectFrom('bank_lines')
    .select('bank_ref')
    .where('used_fen', '=', 0)
    .where('import_id', 'in', [mine.import_id, theirs.import_id])
    .execute()
  expect(left).toHaveLength(3)
})

test('a double click, a repeat with the same key and one with another confirm once', async () => {
  const orders = await ordersOf(2)
  const trial = await tried(linesFor(orders, 'K'))
  const answers = await Promise.all([
    confirm(trial, finance, 'key-confirm-1'),
    confirm(trial, finance, 'key-confirm-1'),
    confirm(trial, finance, 'key-confirm-2'),
  ])
  // one key or the other was first: the same key always has the same answer
  expect(answers[0]?.code).toBe(answers[1]?.code)
  expect([answers[0]?.code, answers[2]?.code].toSorted()).toEqual([200, 409])
  await run(trial)
  expect(await confirm(trial, finance, 'key-confirm-1')).toMatchObject({ code: answers[0]?.code })
  await expectPaidOnce(orders)
})

test('killed between orders, the import goes on with those that are left', async () => {
  const orders = await ordersOf(4)
  const trial = await tried(linesFor(orders, 'G'))
  await confirm(trial)
  const transaction = portal.db.transaction.bind(portal.db)
  let commits = 0
  portal.db.transaction = (work, options) => {
    commits += 1
    if (commits > 2) throw new Error('killed')
    return transaction(work, options)
  }
  await expect(run(trial)).rejects.toThrow('killed')
  portal.db.transaction = transaction
  expect(await read(trial)).toMatchObject({ state: 'confirming', progress: { orders: 4, done: 2 } })
  await run(trial)
  expect(await read(trial)).toMatchObject({ state: 'done', progress: { orders: 4, confirmed: 4 } })
  await expectPaidOnce(orders)
})

test('an import whose job was lost is taken up again by the sweep', async () => {
  const [order] = await ordersOf(1)
  if (!order) throw new Error('no order')
  const trial = await tried(linesFor([order], 'W'))
  await confirm(trial)
  const queued: unknown[] = []
  const host = {
    ...portal.host,
    jobs: {
      enqueue: async (_: unknown, name: string, data: object) => void queued.push([name, data]),
      wake: () => undefined,
    },
  }
  await continueStatements(host)
  expect(queued).toEqual([])
  await later(180_000)
  await continueStatements(host)
  expect(queued).toEqual([['statements', { id: trial.import_id }]])
})

test('a reference typed by hand and one of a statement pay once between them', async () => {
  const [typed, taken, part] = await ordersOf(3)
  if (!typed || !taken || !part) throw new Error('no order')
  expect(await confirmByHand(portal, desk, typed.orderNo, { bank_ref: 'HAND-1' })).toMatchObject({
    code: 200,
  })
  const trial = await tried([
    bankLine({ remark: taken.code, ref: 'hand-1' }),
    bankLine({ payer: '无人甲', ref: 'HAND-2', yuan: '200.00' }),
  ])
  const found = await lines(trial)
  expect(found.map(({ bank_ref, reason }) => [bank_ref, reason]).toSorted()).toEqual([
    ['HAND-1', 'typed'],
    ['HAND-2', 'nothing_alike'],
  ])
  await confirm(trial)
  await run(trial)
  // the kept line pays the order that finance finds for it, once
  expect(await confirmByHand(portal, desk, taken.orderNo, { bank_ref: 'HAND-2' })).toMatchObject({
    code: 200,
  })
  expect(await confirmByHand(portal, desk, part.orderNo, { bank_ref: 'HAND-2' })).toMatchObject({
    code: 422,
    data: { rule: 'bank_ref_used' },
  })
})

test('the database keeps more from being taken off a line than it brought', async () => {
  await expect(
    portal.db.script("update bank_lines set used_fen = amount_fen + 1 where bank_ref = 'HAND-2'"),
  ).rejects.toThrow('bank_lines_used_at_most')
})
