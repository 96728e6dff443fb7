import { aTaxedInvoice } from '@portal/api/fixtures/invoices'
import { expect, it } from 'vitest'
import { invoiceChecks, restFen } from './invoice-check.ts'

const sound = '91110108MA01X7Q24N'
type Part = NonNullable<Parameters<typeof aTaxedInvoice>[0]>

const invoice = (part: Part = {}, title: Partial<Part['title']> = {}) => {
  const whole = aTaxedInvoice(part)
  return { ...whole, title: { ...whole.title, tax_no: sound, ...title } }
}
const asks = (part?: Part, title?: Partial<Part['title']>) =>
  invoiceChecks(invoice(part, title))
    .filter(({ verdict }) => verdict === 'attention')
    .map(({ text }) => text)

const [first, second] = aTaxedInvoice().lines
const lines = (change: Partial<NonNullable<typeof first>>) =>
  [first, second].flatMap((line, at) => (line ? [at === 0 ? { ...line, ...change } : line] : []))

it('finds everything in order', () => {
  expect(invoiceChecks(invoice()).map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
    'ok 2 单均已支付，退款后仍够本次开票',
    'ok 本次不超过可开金额 ¥1,300.00',
    'ok 税号校验位正确',
    'ok 抬头名称未超长',
  ])
})

it('asks about an order whose money was paid back', () =>
  expect(asks({ lines: lines({ paid_fen: 79_999 }) })).toEqual([
    '已付减去退款后，不够本次开票：20240520 00065',
    '本次超过可开金额：20240520 00065 可开 ¥799.99',
  ]))

it('asks about an order that another document stands for, line by line', () =>
  expect(asks({ lines: lines({ paid_fen: 200_000, elsewhere_fen: 120_001 }) })).toEqual([
    '本次超过可开金额：20240520 00065 可开 ¥799.99',
  ]))

it.each([
  ['a wrong check digit', {}, { tax_no: '91110108MA01X7Q24R' }, ['税号校验位不符，请与购方核对']],
  ['another number', {}, { tax_no: '110108123456789' }, ['税号不是 18 位统一社会信用代码，请与购方核对']],
  ['a unit without one', {}, { tax_no: '' }, ['单位抬头没有税号']],
  ['a unit without one on a receipt', { document_kind: 'receipt' }, { tax_no: '' }, []],
  ['a person', {}, { tax_no: '', title_type: 'personal' }, []],
  ['a special invoice without one', { document_kind: 'special' }, { tax_no: '' }, ['专用发票必须有税号']],
] as const)('judges the tax number: %s', (_, part, title, expected) =>
  expect(asks(part, title)).toEqual(expected),
)

it('counts the bytes of the name', () => {
  expect(asks({}, { buyer_name: '字'.repeat(50) })).toEqual([])
  expect(asks({}, { buyer_name: `${'字'.repeat(50)}a` })).toEqual(['抬头名称 101 字节，超过 100 字节'])
})

it.each(['returned', 'red_done', 'cancelled'] as const)('has nothing to say once it is %s', invoice_status =>
  expect(invoiceChecks(invoice({ invoice_status }))).toEqual([]),
)

it('knows what is left to make out', () => {
  expect(restFen(invoice().lines)).toBe(0)
  expect(restFen(lines({ paid_fen: 100_000, elsewhere_fen: 5_000 }))).toBe(15_000)
})
