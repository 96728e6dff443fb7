import { afterAll, describe, expect, test } from 'vitest'
import { currentStatement, dropStatement, getStatement } from '@portal/api/contract/statements.contract'
import { bankLine, openStatements } from './support/statements.ts'

const { portal, see, tried, lines, tick, confirm, run, read, aChosen, aReportedOne, finance } =
  await openStatements()
afterAll(() => portal.close())

describe('the dry run', () => {
  test('ticks only where code and amount agree, and says why of every other line', async () => {
    const equal = await aReportedOne('冯远道')
    const named = await aReportedOne('天衡船舶')
    const less = await aReportedOne('云岭新材')
    const near = await aReportedOne('谢知微')
    const parts = await aReportedOne('西川水务')
    const swapped = near.code.slice(0, 7) + (near.code.endsWith('B') ? 'C' : 'B')
    const trial = await tried([
      bankLine({ remark: `会费 ${equal.code.toLowerCase()}` }),
      bankLine({ payer: '天衡 船舶', remark: '会费' }),
      bankLine({ remark: less.code, yuan: '150.00' }),
      bankLine({ remark: swapped, payer: '旁人' }),
      bankLine({ remark: parts.code, yuan: '120.00' }),
      bankLine({ remark: parts.code, yuan: '80.00' }),
      bankLine({ payer: '宏远印务', remark: '印刷费退款', yuan: '32.80' }),
      bankLine({ payer: '重复', ref: 'SAME', yuan: '10.00' }),
      bankLine({ payer: '重复', ref: 'SAME', yuan: '10.00' }),
      ['2026-05-18', '物业', '', '', '', '88.00', 'OUT'],
    ])
    expect(trial).toMatchObject({
      state: 'tried',
      trial: { income: { lines: 9, amount_fen: 100_280 }, expense_lines: 1, numbered_lines: 0 },
    })
    const found = await lines(trial)
    expect(found.map(({ line_no, group, reason, ticked }) => [line_no, group, reason, ticked])).toEqual([
      [3, 'unsure', 'name_and_amount', false],
      [4, 'unsure', 'amount_differs', false],
      [5, 'unsure', 'code_near', false],
      [6, 'several', 'lines_sum', true],
      [7, 'several', 'lines_sum', true],
      [8, 'none', 'nothing_alike', false],
      [9, 'none', 'nothing_alike', false],
      [10, 'used', 'twice', false],
      [2, 'equal', 'code_and_amount', true],
    ])
    const byLine = new Map(found.map(line => [line.line_no, line]))
    expect(byLine.get(2)?.orders).toMatchObject([
      { order_no: equal.orderNo, due_fen: 20_000, item: '个人会费' },
    ])
    expect(byLine.get(3)?.orders).toMatchObject([{ order_no: named.orderNo }])
    expect(byLine.get(5)?.orders).toMatchObject([{ remark_code: near.code }])
    expect(byLine.get(10)).toMatchObject({ about_line: 9, tickable: false })
    expect(byLine.get(6)?.match).toEqual({ lines: 2, amount_fen: 20_000, due_fen: 20_000 })
    const sums = trial.trial?.groups.reduce((sum, { amount_fen }) => sum + amount_fen, 0)
    expect(sums).toBe(100_280)
    expect((await lines(trial, 'judge')).map(line => line.line_no)).toEqual([3, 4, 5])
    expect((await lines(trial, 'kept')).map(line => line.line_no)).toEqual([3, 4, 5, 8, 9])
    expect((await lines(trial, 'skipped')).map(line => line.line_no)).toEqual([10])
    // no money has moved
    expect(await see(equal.orderNo, equal.person)).toMatchObject({ order_status: 10, receipts: [] })
    expect(await read(trial)).toEqual(trial)
  })

  test('one line that adds up to several orders of its payer is left to the clerk', async () => {
    const orders = [await aReportedOne('远桥精密'), await aReportedOne('远桥精密')]
    const coded = [await aReportedOne(), await aReportedOne()]
    const trial = await tried([
      bankLine({ payer: '远桥精密', remark: '二人会费', yuan: '400.00' }),
      bankLine({ remark: coded.map(({ code }) => code).join(' '), yuan: '400.00', payer: '某公司' }),
      bankLine({ remark: coded.map(({ code }) => code).join(' '), yuan: '399.00', payer: '某公司' }),
    ])
    const found = await lines(trial)
    expect(found).toMatchObject([
      { line_no: 2, group: 'several', reason: 'orders_sum_by_name', ticked: false, tickable: true },
      { line_no: 3, group: 'several', reason: 'orders_sum', ticked: false },
      { line_no: 4, group: 'none', reason: 'codes_unclear', orders: [] },
    ])
    expect(found[0]?.orders.map(({ order_no }) => order_no)).toEqual(orders.map(({ orderNo }) => orderNo))
  })

  test('a match that brings too much cannot be ticked; one that brings less can', async () => {
    const much = await aReportedOne()
    const less = await aReportedOne()
    const trial = await tried([
      bankLine({ remark: much.code, yuan: '201.00' }),
      bankLine({ remark: less.code, yuan: '199.00' }),
    ])
    expect(await tick(trial, [2])).toMatchObject({ code: 422, data: { rule: 'match_not_tickable' } })
    expect(await tick(trial, [99])).toMatchObject({ code: 422 })
    expect(await tick(trial, [3])).toMatchObject({ code: 200, data: { version: trial.version + 1 } })
  })
})

describe('confirming', () => {
  test('pays reported and unreported orders, in full, in part and several by one line', async () => {
    const whole = await aReportedOne()
    const unreported = await aChosen()
    const short = await aReportedOne()
    const pair = [await aReportedOne('双桥'), await aReportedOne('双桥')]
    const trial = await tried([
      bankLine({ remark: whole.code, ref: 'C1' }),
      bankLine({ remark: unreported.code, ref: 'C2' }),
      bankLine({ remark: short.code, yuan: '50.00', ref: 'C3' }),
      bankLine({ payer: '双桥', yuan: '400.00', ref: 'C4' }),
      bankLine({ payer: '无人', yuan: '7.00', ref: 'C5' }),
    ])
    const ticked = await tick(trial, [4, 5])
    expect(await confirm(trial)).toMatchObject({ code: 409 })
    const seen = ticked.data as typeof trial
    expect(await confirm(seen)).toMatchObject({ code: 200, data: { state: 'confirming' } })
    await run(seen)
    expect(await read(trial)).toMatchObject({
      state: 'done',
      progress: { orders: 5, done: 5, confirmed: 5, missed: [] },
    })
    expect(await see(whole.orderNo, whole.person)).toMatchObject({
      order_status: 30,
      receipts: [{ bank_ref: 'C1', amount_fen: 20_000, received_at: '2026-05-18' }],
      period: { starts_at: '2026-05-18' },
    })
    const seenOne = await see(unreported.orderNo, unreported.person)
    expect(seenOne).toMatchObject({ order_status: 30, reported_at: null })
    expect(seenOne.history.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['银行流水到账', '确认到账']),
    )
    expect(await see(short.orderNo, short.person)).toMatchObject({ order_status: 20, received_fen: 5_000 })
    for (const { orderNo, person } of pair)
      expect(await see(orderNo, person)).toMatchObject({
        order_status: 30,
        receipts: [{ bank_ref: 'C4', amount_fen: 20_000 }],
      })
    const kept = await portal.db.pool
      .selectFrom('bank_lines')
      .select(['bank_ref', 'amount_fen', 'used_fen'])
      .where('import_id', '=', trial.import_id)
      .orderBy('bank_ref')
      .execute()
    expect(kept.map(({ used_fen }) => used_fen)).toEqual([20_000, 20_000, 5_000, 40_000, 0])
    // the same file again brings nothing
    const again = await tried([
      bankLine({ remark: whole.code, ref: 'C1' }),
      bankLine({ ref: 'C5', payer: '无人' }),
    ])
    expect(await lines(again)).toMatchObject([
      { group: 'used', reason: 'imported' },
      { group: 'used', reason: 'imported' },
    ])
  })

  test('an order that was closed, paid or changed meanwhile is left as it is, and its line stays', async () => {
    const paid = await aReportedOne()
    const trial = await tried([bankLine({ remark: paid.code, ref: 'M1' })])
    await portal.db.pool
      .updateTable('orders')
      .set({ received_fen: 5_000 })
      .where('order_no', '=', paid.orderNo)
      .execute()
    await confirm(trial)
    await run(trial)
    expect(await read(trial)).toMatchObject({
      state: 'done',
      progress: { confirmed: 0, missed: [{ order_no: paid.orderNo, result: 'changed' }] },
    })
    const line = await portal.db.pool
      .selectFrom('bank_lines')
      .select('used_fen')
      .where('bank_ref', '=', 'M1')
      .executeTakeFirst()
    expect(line?.used_fen).toBe(0)
  })

  test('a dry run belongs to its clerk, is found again and can be given up', async () => {
    const trial = await tried([bankLine({})])
    const next = await tried([bankLine({})])
    expect(next.import_id).not.toBe(trial.import_id)
    const one = { params: { import_id: trial.import_id } }
    expect(await portal.call(getStatement, one, finance)).toMatchObject({ code: 404 })
    expect(await portal.ok(currentStatement, {}, finance)).toMatchObject({
      import: { import_id: next.import_id },
    })
    await portal.ok(dropStatement, { body: { import_id: next.import_id } }, finance)
    expect(await portal.ok(currentStatement, {}, finance)).toMatchObject({ import: null })
  })
})
