import { afterAll, describe, expect, test } from 'vitest'
import type { StatementImport } from '@portal/api/contract/statements.schema'
import { reasonText } from '@portal/api/rules/statement-words'
import { bankLine, openStatements } from './support/statements.ts'

const { portal, see, tried, lines, tick, confirm, run, read, decide, aReportedOne } = await openStatements()
afterAll(() => portal.close())

type Order = Awaited<ReturnType<typeof aReportedOne>>
type Pair = [Order, Order]
/** Two orders of ¥200, the first with the lower number. */
const aPair = async (): Promise<Pair> => [await aReportedOne(), await aReportedOne()]

const codesOf = (orders: readonly Order[]) => orders.map(({ code }) => code).join(' ')
/** Lines that name these orders and bring so much each, with the references R1, R2 and so on. */
const linesFor = (orders: readonly Order[], prefix: string, ...yuan: string[]) =>
  yuan.map((amount, index) =>
    bankLine({ payer: '远桥精密', remark: codesOf(orders), yuan: amount, ref: `${prefix}${index + 1}` }),
  )

/** Ticks the match of the first line and confirms it; its job does not run yet. */
async function confirmed(trial: StatementImport): Promise<void> {
  const seen = (await tick(trial, [2])).data as StatementImport
  expect(await confirm(seen)).toMatchObject({ code: 200 })
}

/** What of each line came in for each order. */
async function paidBy(prefix: string, orders: readonly Order[]): Promise<[number, string, number][]> {
  const receipts = await portal.db.pool
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.order_no', 'r.bank_ref', 'r.amount_fen'])
    .where('r.bank_ref', 'like', `${prefix}%`)
    .orderBy('o.order_no')
    .orderBy('r.bank_ref')
    .execute()
  return receipts.map(({ order_no, bank_ref, amount_fen }) => [
    orders.findIndex(({ orderNo }) => orderNo === order_no),
    bank_ref,
    amount_fen,
  ])
}

/** What is used of each line. */
async function usedOf(prefix: string): Promise<number[]> {
  const kept = await portal.db.pool
    .selectFrom('bank_lines')
    .select('used_fen')
    .where('bank_ref', 'like', `${prefix}%`)
    .orderBy('bank_ref')
    .execute()
  return kept.map(({ used_fen }) => used_fen)
}

describe('the dry run of several lines for several orders', () => {
  test('lines that add up to the orders they all name are one match, which nobody has ticked', async () => {
    const pair = await aPair()
    const other = await aReportedOne()
    const trial = await tried([
      ...linesFor(pair, 'DA', '150.00', '250.00'),
      bankLine({ remark: other.code, ref: 'DA9' }),
    ])
    const found = await lines(trial)
    expect(found).toHaveLength(3)
    for (const line of found.slice(0, 2)) {
      expect(line).toMatchObject({
        group: 'several',
        reason: 'lines_orders_sum',
        match_no: 2,
        ticked: false,
        tickable: true,
        match: { lines: 2, amount_fen: 40_000, due_fen: 40_000 },
        orders: pair.map(({ orderNo }) => ({ order_no: orderNo, due_fen: 20_000 })),
      })
      expect(reasonText(line)).toBe('2 行合付 2 单，识别码、合计一致')
    }
    const several = { group: 'several', lines: 2, orders: 2, amount_fen: 40_000 }
    const equal = { group: 'equal', ticked: true, lines: 1, orders: 1, amount_fen: 20_000 }
    expect(trial.trial?.groups).toEqual([{ ...several, ticked: false }, equal])
    expect(await tick(trial, [2])).toMatchObject({
      code: 200,
      data: { trial: { groups: [{ ...several, ticked: true }, equal] } },
    })
    expect((await lines(trial, 'ticked')).map(line => line.line_no)).toEqual([2, 3, 4])
    expect(await tick(trial, [2], false)).toMatchObject({ data: { trial: trial.trial } })
  })

  test('lines that do not add up, or whose orders are named besides, stay unclear', async () => {
    const [less, more] = [await aPair(), await aPair()]
    const chain = [...(await aPair()), await aReportedOne()]
    const taken = await aPair()
    const trial = await tried([
      ...linesFor(less, 'DB', '150.00', '249.99'),
      ...linesFor(more, 'DC', '150.00', '250.01'),
      // together they would add up to three orders, and the first two to two
      ...linesFor(chain.slice(0, 2), 'DD', '150.00', '250.00'),
      ...linesFor(chain.slice(1), 'DE', '200.00'),
      // its first order has a line of its own
      ...linesFor(taken.slice(0, 1), 'DF', '200.00'),
      ...linesFor(taken, 'DG', '150.00', '250.00'),
    ])
    const found = new Map((await lines(trial)).map(line => [line.bank_ref, line]))
    expect(found.get('DF1')).toMatchObject({ group: 'equal', ticked: true })
    found.delete('DF1')
    expect(found.size).toBe(9)
    for (const line of found.values())
      expect(line).toMatchObject({ group: 'none', reason: 'codes_unclear', tickable: false, orders: [] })
  })

  test('a line that pays all its orders alone goes before those that would together', async () => {
    const pair = await aPair()
    const trial = await tried(linesFor(pair, 'DH', '400.00', '100.00', '300.00'))
    expect((await lines(trial)).map(({ bank_ref, reason }) => [bank_ref, reason])).toEqual([
      ['DH1', 'orders_sum'],
      ['DH2', 'codes_unclear'],
      ['DH3', 'codes_unclear'],
    ])
  })

  test('what was imported before is no part of it', async () => {
    const pair = await aPair()
    await confirm(await tried([bankLine({ payer: '无人', yuan: '150.00', ref: 'DI1' })]))
    const trial = await tried(linesFor(pair, 'DI', '150.00', '250.00', '150.00'))
    expect(
      (await lines(trial)).map(({ bank_ref, reason, match_no }) => [bank_ref, reason, match_no]),
    ).toEqual([
      ['DI2', 'lines_orders_sum', 3],
      ['DI3', 'lines_orders_sum', 3],
      ['DI1', 'imported', 2],
    ])
  })
})

describe('confirming several lines for several orders', () => {
  test('each order gets what is due for it, each line is used up once', async () => {
    const pair = await aPair()
    const trial = await tried(linesFor(pair, 'CA', '150.00', '250.00'))
    await confirmed(trial)
    await Promise.all([run(trial), run(trial)])
    expect(await read(trial)).toMatchObject({
      state: 'done',
      progress: { orders: 2, done: 2, confirmed: 2, missed: [] },
    })
    for (const { orderNo, person } of pair)
      expect(await see(orderNo, person)).toMatchObject({ order_status: 30, received_fen: 20_000 })
    expect(await paidBy('CA', pair)).toEqual([
      [0, 'CA1', 15_000],
      [0, 'CA2', 5_000],
      [1, 'CA2', 20_000],
    ])
    expect(await usedOf('CA')).toEqual([15_000, 25_000])
    await run(trial)
    expect(await usedOf('CA')).toEqual([15_000, 25_000])
  })

  test('the border between two orders can lie within a line, and an order can be paid in part before', async () => {
    const pair = await aPair()
    expect(await decide(pair[0].orderNo, 'BEFORE-1', 5_000)).toMatchObject({ code: 200 })
    const trial = await tried(linesFor(pair, 'CB', '120.00', '100.00', '130.00'))
    expect(await lines(trial)).toMatchObject([
      { match: { lines: 3, due_fen: 35_000 } },
      { orders: [{ due_fen: 15_000 }, { due_fen: 20_000 }] },
      { match_no: 2 },
    ])
    await confirmed(trial)
    await run(trial)
    expect(await paidBy('CB', pair)).toEqual([
      [0, 'CB1', 12_000],
      [0, 'CB2', 3_000],
      [1, 'CB2', 7_000],
      [1, 'CB3', 13_000],
    ])
    expect(await usedOf('CB')).toEqual([12_000, 10_000, 13_000])
    for (const { orderNo, person } of pair)
      expect(await see(orderNo, person)).toMatchObject({ order_status: 30, received_fen: 20_000 })
  })

  test.each([
    [0, 'CC', [[1, 'CC2', 20_000]], [0, 20_000]],
    [
      1,
      'CD',
      [
        [0, 'CD1', 15_000],
        [0, 'CD2', 5_000],
      ],
      [15_000, 5_000],
    ],
  ] as const)(
    'where order %i was paid by hand meanwhile, the other takes its own share and the rest stays',
    async (paid, prefix, receipts, used) => {
      const pair = await aPair()
      const trial = await tried(linesFor(pair, prefix, '150.00', '250.00'))
      await decide(pair[paid].orderNo, `HAND-${prefix}`)
      await confirmed(trial)
      await run(trial)
      expect(await read(trial)).toMatchObject({
        state: 'done',
        progress: {
          orders: 2,
          done: 2,
          confirmed: 1,
          missed: [{ order_no: pair[paid].orderNo, result: 'paid' }],
        },
      })
      for (const { orderNo, person } of pair)
        expect(await see(orderNo, person)).toMatchObject({ order_status: 30, received_fen: 20_000 })
      expect(await paidBy(prefix, pair)).toEqual(receipts)
      expect(await usedOf(prefix)).toEqual(used)
    },
  )

  test('an order of which another part is due now is left, and takes nothing of the other', async () => {
    const pair = await aPair()
    const trial = await tried(linesFor(pair, 'CE', '150.00', '250.00'))
    expect(await decide(pair[0].orderNo, 'HAND-CE', 5_000)).toMatchObject({ code: 200 })
    await confirmed(trial)
    await run(trial)
    expect(await read(trial)).toMatchObject({
      progress: { confirmed: 1, missed: [{ order_no: pair[0].orderNo, result: 'changed' }] },
    })
    expect(await paidBy('CE', pair)).toEqual([[1, 'CE2', 20_000]])
    expect(await see(pair[0].orderNo, pair[0].person)).toMatchObject({
      order_status: 20,
      received_fen: 5_000,
    })
  })

  test('a line that is used in part meanwhile keeps only the order back that needs it', async () => {
    const [pair, third] = [await aPair(), await aReportedOne()]
    const trial = await tried(linesFor(pair, 'CF', '150.00', '250.00'))
    await confirmed(trial)
    expect(await decide(third.orderNo, 'CF1', 1_000)).toMatchObject({ code: 200 })
    await run(trial)
    expect(await read(trial)).toMatchObject({
      progress: { confirmed: 1, missed: [{ order_no: pair[0].orderNo, result: 'line_used' }] },
    })
    expect(await paidBy('CF', [...pair, third])).toEqual([
      [1, 'CF2', 20_000],
      [2, 'CF1', 1_000],
    ])
    expect(await usedOf('CF')).toEqual([1_000, 20_000])
  })

  test('killed between its orders, it goes on with the shares that were to be', async () => {
    const pair = await aPair()
    const trial = await tried(linesFor(pair, 'CG', '120.00', '150.00', '130.00'))
    await confirmed(trial)
    const transaction = portal.db.transaction.bind(portal.db)
    let commits = 0
    portal.db.transaction = (work, options) => {
      commits += 1
      if (commits > 1) throw new Error('killed')
      return transaction(work, options)
    }
    await expect(run(trial)).rejects.toThrow('killed')
    portal.db.transaction = transaction
    expect(await usedOf('CG')).toEqual([12_000, 8_000, 0])
    await run(trial)
    expect(await read(trial)).toMatchObject({ state: 'done', progress: { orders: 2, confirmed: 2 } })
    expect(await paidBy('CG', pair)).toEqual([
      [0, 'CG1', 12_000],
      [0, 'CG2', 8_000],
      [1, 'CG2', 7_000],
      [1, 'CG3', 13_000],
    ])
  })
})
