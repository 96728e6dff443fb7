import { afterAll, describe, expect, test } from 'vitest'
import { bankLine, openStatements } from './support/statements.ts'

const { portal, desk, see, stored, decide, aReportedOne } = await openStatements()
afterAll(() => portal.close())

/** Those of one test: others bring the same amount. */
const linesOf = async (orderNo: string, ref: string) =>
  ((await see(orderNo, desk.finance)).bank_lines ?? []).filter(line => line.bank_ref.startsWith(ref))

describe('lines of the bank that could be the money of an order', () => {
  test('the likeliest comes first, each with what agrees', async () => {
    const order = await aReportedOne('邹允之')
    await stored(
      bankLine({ payer: '邹 允之', yuan: '66.00', ref: 'N1', time: '2026-05-18 09:00:00' }),
      bankLine({ payer: '邹允之', yuan: '200.00', ref: 'N2', time: '2026-05-18 09:10:00' }),
      bankLine({ payer: '代付公司', yuan: '123.00', remark: `会费${order.code}`, ref: 'N3' }),
      bankLine({ payer: '邹允之', yuan: '200.00', ref: 'NOLD', time: '2026-05-01 09:00:00' }),
      bankLine({ payer: '旁人甲', yuan: '5.00', ref: 'N4' }),
    )
    expect(await linesOf(order.orderNo, 'N')).toMatchObject([
      { bank_ref: 'N3', signs: expect.arrayContaining(['code']), left_fen: 12_300, paid_orders: [] },
      { bank_ref: 'N2', signs: expect.arrayContaining(['amount', 'name']), payer_account_tail: '6621' },
      { bank_ref: 'N1', signs: expect.arrayContaining(['name']), booked_at: '2026-05-18 09:00:00' },
    ])
  })

  test('only who confirms payments sees them, and only while the order waits', async () => {
    const order = await aReportedOne('万俟川')
    await stored(bankLine({ payer: '万俟川', remark: order.code, ref: 'W1' }))
    expect(await linesOf(order.orderNo, 'W')).toMatchObject([{ bank_ref: 'W1' }])
    expect((await see(order.orderNo, desk.auditor)).bank_lines).toBeNull()
    expect((await see(order.orderNo, order.person)).bank_lines).toBeNull()
    expect(await decide(order.orderNo, 'W1')).toMatchObject({ code: 200, data: { order_status: 30 } })
    expect((await see(order.orderNo, desk.finance)).bank_lines).toBeNull()
  })

  test('a line that is used up is shown last with the order that it paid, and pays no second one', async () => {
    const first = await aReportedOne('闻人樾')
    const second = await aReportedOne('闻人樾')
    await stored(bankLine({ payer: '闻人樾', remark: `${first.code} ${second.code}`, ref: 'U1' }))
    await stored(bankLine({ payer: '闻人樾', yuan: '7.00', ref: 'U2' }))
    expect(await decide(first.orderNo, 'U1')).toMatchObject({ code: 200 })
    expect(await linesOf(second.orderNo, 'U')).toMatchObject([
      { bank_ref: 'U2', left_fen: 700 },
      { bank_ref: 'U1', left_fen: 0, paid_orders: [first.orderNo] },
    ])
    expect(await decide(second.orderNo, 'U1')).toMatchObject({ code: 422, data: { rule: 'bank_ref_used' } })
  })

  test('a line pays in parts; what is left of it is compared with what is still due', async () => {
    const order = await aReportedOne('钟离朔')
    await stored(bankLine({ payer: '财务公司', yuan: '350.00', remark: order.code, ref: 'P1' }))
    expect(await decide(order.orderNo, 'P1', 15_000)).toMatchObject({ code: 200, data: { order_status: 20 } })
    const [line] = await linesOf(order.orderNo, 'P')
    // the order itself is none of those that the line has paid besides
    expect(line).toMatchObject({ amount_fen: 35_000, left_fen: 20_000, paid_orders: [] })
    expect(line?.signs).not.toContain('amount')
  })

  test('a line of which another order has taken a part brings another amount', async () => {
    const first = await aReportedOne('百里溪')
    const second = await aReportedOne('宗政宁')
    await stored(bankLine({ payer: '无名氏', ref: 'Q1' }))
    expect(await linesOf(second.orderNo, 'Q')).toMatchObject([{ bank_ref: 'Q1' }])
    expect(await decide(first.orderNo, 'Q1', 5_000)).toMatchObject({ code: 200 })
    expect(await linesOf(second.orderNo, 'Q')).toEqual([])
  })

  test('a reference that was typed by hand is no line to choose', async () => {
    const paid = await aReportedOne('澹台明')
    const waiting = await aReportedOne('澹台明')
    expect(await decide(paid.orderNo, 'HAND1')).toMatchObject({ code: 200 })
    expect(await linesOf(waiting.orderNo, 'HAND')).toEqual([])
  })
})
