import { describe, expect, it } from 'vitest'
import { aBillableOrder, anInvoiceDetail, anInvoiceTitle } from '@portal/api/fixtures/invoices'
import { freshRequest, kindOptions, requestBody, titleOf, totalOf, validateRequest } from './request-form.ts'

const orders = [
  aBillableOrder({ order_no: '2026032200087', billable_fen: 20_000 }),
  aBillableOrder({ order_no: '2025032200031', billable_fen: 5_000 }),
]
const unit = anInvoiceTitle({ id: 'unit', is_default: false })
const person = anInvoiceTitle({ id: 'person', title_type: 'personal', tax_no: '' })
const draft = {
  ...freshRequest('dues', orders, { chosen: ['2026032200087'] }),
  email: 'caiwu@huayue.example',
}

describe('a new request', () => {
  it('asks for all that is left of the orders it began with', () => {
    expect(draft).toMatchObject({ document_kind: 'receipt', amounts: { '2026032200087': 20_000 } })
    expect(totalOf(draft)).toBe(20_000)
    expect(validateRequest(draft, orders, [unit])).toEqual({})
  })
  it('is made out to the default unless another title is chosen', () => {
    expect(titleOf([person, unit], draft)).toBe(person)
    expect(titleOf([person, unit], { ...draft, title_id: 'unit' })).toBe(unit)
    expect(titleOf([person], { ...draft, title_id: 'gone' })).toBe(person)
  })
  it('is sent with what was typed, trimmed', () => {
    expect(requestBody({ ...draft, email: ' a@b.cn ', remark: ' 财务 ' }, unit)).toEqual({
      document_kind: 'receipt',
      title_id: 'unit',
      email: 'a@b.cn',
      remark: '财务',
      lines: [{ order_no: '2026032200087', amount_fen: 20_000 }],
    })
  })
})

it('a request that was sent back starts with what it was, as far as that is left', () => {
  const returned = anInvoiceDetail({
    lines: [
      {
        order_no: '2025032200031',
        item: '',
        item_note: '',
        paid_fen: 0,
        elsewhere_fen: 0,
        amount_fen: 9_000,
      },
      {
        order_no: '2020010100001',
        item: '',
        item_note: '',
        paid_fen: 0,
        elsewhere_fen: 0,
        amount_fen: 9_000,
      },
    ],
  })
  expect(freshRequest('dues', orders, { chosen: [], returned })).toMatchObject({
    email: returned.email,
    remark: returned.remark,
    amounts: { '2025032200031': 5_000 },
  })
})

it.each([
  [{ email: '' }, 'email'],
  [{ email: 'nobody' }, 'email'],
  [{ amounts: {} }, 'lines'],
  [{ amounts: { '2025032200031': 5_001 } }, 'amounts'],
  [{ amounts: { '2025032200031': null } }, 'amounts'],
  [{ amounts: { '2025032200031': 0 } }, 'amounts'],
  [{ remark: '汉'.repeat(116) }, 'remark'],
])('what stands in the way is said where it is: %o', (part, field) => {
  expect(Object.keys(validateRequest({ ...draft, ...part }, orders, [unit]))).toEqual([field])
})

it.each([
  ['receipt', person, false],
  ['ordinary', person, false],
  ['special', person, true],
  ['ordinary', { ...unit, tax_no: '' }, true],
  ['special', unit, false],
] as const)('%s for a title', (document_kind, title, stands) => {
  const errors = validateRequest({ ...draft, document_kind }, orders, [title])
  expect('title_id' in errors).toBe(stands)
})

const offered = (kind: 'dues' | 'evaluation') =>
  kindOptions(kind).flatMap(({ value, disabled }) => (disabled ? [] : [value]))

it('dues get a receipt, evaluations an invoice', () => {
  expect(offered('dues')).toEqual(['receipt'])
  expect(offered('evaluation')).toEqual(['ordinary', 'special'])
})
