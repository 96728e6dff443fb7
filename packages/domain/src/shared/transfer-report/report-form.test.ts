import { expect, it } from 'vitest'
import { anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { validateReport, reportWarnings, startValues } from './report-form.ts'

const today = '2026-05-18'
const filled = startValues(anOrderDetail({ order_status: 15, report: aReport() }), today)

it('starts with what is due, paid by the member today', () => {
  const start = startValues(anOrderDetail({ received_fen: 5_000 }), today)
  expect(start).toMatchObject({ payer_name: '陈知行', amount_fen: 15_000, paid_on: today, voucher_ids: [] })
})

it('keeps the report that was sent back, with its vouchers', () => {
  expect(filled).toMatchObject({ payer_account_tail: '6621', voucher_ids: [{ id: 'f1' }] })
  expect(validateReport(filled, today)).toMatchObject({ ok: true, body: { voucher_ids: ['f1'] } })
})

it.each([
  ['no voucher', { voucher_ids: [] }, 'voucher_ids', '请上传转账凭证'],
  ['tomorrow', { paid_on: '2026-05-19' }, 'paid_on', '付款日期不能晚于今天'],
  ['no amount', { amount_fen: null }, 'amount_fen', '请输入金额'],
  ['three digits', { payer_account_tail: '662' }, 'payer_account_tail', '请输入账号的后 4 位数字'],
])('refuses %s', (_case, part, field, message) => {
  expect(validateReport({ ...filled, ...part }, today)).toMatchObject({
    ok: false,
    errors: { [field]: message },
  })
})

it('warns of another payer and another amount without refusing them', () => {
  const values = { ...filled, payer_name: '华岳重工集团有限公司', amount_fen: 19_000 }
  expect(Object.keys(reportWarnings(values, anOrderDetail()))).toEqual(['payer_name', 'amount_fen'])
  expect(validateReport(values, today).ok).toBe(true)
})
