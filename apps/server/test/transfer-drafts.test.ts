import { afterAll, expect, test } from 'vitest'
import { saveTransferDraft } from '@portal/api/contract/orders.contract'
import type { TransferDraft } from '@portal/api/contract/transfer.schema'
import { sweepFiles } from '@portal/portal/files/files.sweep'
import { aFile, report } from './support/journey.ts'
import { day, openOrders, params } from './support/orders.ts'
import { aMember, type Person } from './support/people.ts'

const { portal, desk, anUnpaid, aReported, later, see, pay } = await openOrders()
afterAll(() => portal.close())

const typed: TransferDraft = {
  payer_name: '陈',
  payer_bank: '示例银行',
  payer_account_tail: '66',
  amount_fen: null,
  paid_on: '',
  note: '',
  voucher_ids: [],
}
const save = (orderNo: string, { token }: Person, part: Partial<TransferDraft> = {}) =>
  portal.call(saveTransferDraft, { params, body: { ...typed, ...part, order_no: orderNo } }, { token })

test('a half-typed report is kept for its member, the last save of all, until it is handed in', async () => {
  const { person, orderNo } = await anUnpaid()
  await pay(orderNo, person)
  const voucher = await aFile(portal, person.id, 'voucher')
  expect(await save(orderNo, person)).toMatchObject({ code: 200, data: { draft: { payer_name: '陈' } } })
  await save(orderNo, person, { payer_name: '陈知行', amount_fen: 20_000, voucher_ids: [voucher] })
  expect((await see(orderNo, person)).draft).toMatchObject({
    payer_name: '陈知行',
    amount_fen: 20_000,
    vouchers: [{ file_id: voucher }],
  })
  expect((await see(orderNo, desk.finance)).draft).toBeNull()
  await later(2 * day)
  await sweepFiles(portal.host)
  expect((await see(orderNo, person)).draft?.vouchers).toMatchObject([{ file_id: voucher }])
  await report(portal, person, orderNo)
  expect((await see(orderNo, person)).draft).toBeNull()
})

test('no draft of a report that cannot be handed in now, of a foreign file, or of a foreign order', async () => {
  const reported = await aReported()
  expect(await save(reported.orderNo, reported.person)).toMatchObject({ code: 409 })
  const { person, orderNo } = await anUnpaid()
  await pay(orderNo, person)
  const other = await aMember(portal)
  const foreign = await aFile(portal, other.id, 'voucher')
  expect(await save(orderNo, person, { voucher_ids: [foreign] })).toMatchObject({
    code: 422,
    data: { rule: 'file_missing' },
  })
  expect(await save(orderNo, other)).toMatchObject({ code: 404 })
  expect(await save(orderNo, person, { payer_name: '字'.repeat(401) })).toMatchObject({
    code: 400,
    data: { errors: { payer_name: '最多 400 个字' } },
  })
})
