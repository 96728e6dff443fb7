import { afterAll, expect, test } from 'vitest'
import { listUnmatchedLines } from '@portal/api/contract/statements.contract'
import { openReconciliation, theDifference, timeOn } from './support/reconciliation.ts'
import { bankLine } from './support/statements.ts'

const { portal, stored, aChosen, aReportedOne, finance, freshDay, nextDay, anew, decide, settle, takeBack } =
  await openReconciliation()
afterAll(() => portal.close())

const unmatched = (query: { page?: number; page_size?: 20 | 50 | 100 } = {}) =>
  portal.ok(listUnmatchedLines, { query }, finance)
const refs = async () => (await unmatched()).list.map(({ bank_ref }) => bank_ref)
const pay = async (...part: Parameters<typeof decide>) =>
  expect(await decide(...part)).toMatchObject({ code: 200 })

test('before the first import there is none, and no last import', async () => {
  expect(await unmatched()).toEqual({ list: [], total: 0, page: 1, page_size: 20, last_import: null })
})

test('each says what is left of it and which waiting orders its remark names; the newest stands first', async () => {
  const waiting = await aReportedOne('邹允之')
  const chosen = await aChosen('万俟川')
  await stored(
    bankLine({
      payer: '宏远印务',
      yuan: '3280.00',
      remark: '印刷费退款',
      ref: 'L1',
      time: '2026-05-18 09:00:00',
    }),
    bankLine({
      payer: '代付公司',
      yuan: '500.00',
      remark: waiting.code,
      ref: 'L2',
      time: '2026-05-18 10:00:00',
    }),
    bankLine({ payer: '财付通支付', yuan: '99.00', ref: 'L3', time: '2026-05-18 08:00:00' }),
    bankLine({ payer: '万俟川', yuan: '9.00', remark: chosen.code, ref: 'L4', time: '2026-05-18 07:00:00' }),
  )
  const { list, total, last_import } = await unmatched()
  expect(total).toBe(4)
  expect(last_import).toMatchObject({ lines: 4 })
  expect(list).toMatchObject([
    {
      bank_ref: 'L2',
      left_fen: 50_000,
      orders: [{ order_no: waiting.orderNo, subject_name: '邹允之', order_status: 10, due_fen: 20_000 }],
    },
    { bank_ref: 'L1', payer_name: '宏远印务', payer_account_tail: '6621', remark: '印刷费退款', orders: [] },
    { bank_ref: 'L3', pays_out: 'wechat', orders: [] },
    { bank_ref: 'L4', pays_out: null, orders: [{ order_no: chosen.orderNo, order_status: 0 }] },
  ])
  // a part of it, then the rest of the order by another
  await pay(waiting.orderNo, 'L2', 15_000)
  expect((await unmatched()).list[0]).toMatchObject({
    bank_ref: 'L2',
    amount_fen: 50_000,
    left_fen: 35_000,
    orders: [{ due_fen: 5_000, order_status: 20 }],
  })
})

test('what an order uses up is no more there, and what was typed never was', async () => {
  const order = await aReportedOne('闻人樾')
  await stored(bankLine({ payer: '闻人樾', ref: 'U1' }))
  expect(await refs()).toContain('U1')
  await pay(order.orderNo, 'U1')
  const typed = await aReportedOne('澹台明')
  await pay(typed.orderNo, 'HAND1')
  expect(await refs()).not.toEqual(expect.arrayContaining(['U1']))
  expect(await refs()).not.toEqual(expect.arrayContaining(['HAND1']))
})

test('what was settled in a reconciliation is no more there, until that is taken back', async () => {
  const day = await freshDay()
  await nextDay()
  await stored(bankLine({ payer: '旁人甲', yuan: '5.00', ref: 'R1', time: timeOn(day) }))
  expect(await refs()).toContain('R1')
  const { difference_id } = theDifference(await anew(day), 'bank_unmatched')
  expect(await settle(difference_id, 'other_income')).toMatchObject({ code: 200 })
  expect(await refs()).not.toContain('R1')
  expect(await takeBack(difference_id)).toMatchObject({ code: 200 })
  expect(await refs()).toContain('R1')
})

test('they come page by page', async () => {
  await stored(
    ...Array.from({ length: 25 }, (_, at) =>
      bankLine({ payer: `付款人${at}`, yuan: '1.00', ref: `P${at}`, time: `2026-05-17 10:${10 + at}:00` }),
    ),
  )
  const [first, second] = [await unmatched(), await unmatched({ page: 2 })]
  expect(second.total).toBe(first.total)
  const all = [...first.list, ...second.list].map(({ bank_ref }) => bank_ref)
  expect(new Set(all).size).toBe(first.total)
  expect((await unmatched({ page: 9 })).list).toEqual([])
})
