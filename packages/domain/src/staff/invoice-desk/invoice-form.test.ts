import { ApiError } from '@portal/api/client'
import { refusals } from '@portal/api/rules/refusals'
import { expect, it } from 'vitest'
import {
  freshDraft,
  numberLabel,
  numberNote,
  readRefusal,
  validate,
  type InvoiceDraft,
} from './invoice-form.ts'

const today = '2026-05-20'
const file = (format: 'pdf' | 'ofd' | 'xml') => ({
  id: format,
  name: `a.${format}`,
  size: 1,
  url: '#',
  format,
})
const draft: InvoiceDraft = {
  ...freshDraft(today),
  number: '2611 2000 0000 4183 7752',
  red_number: '26112000',
  file_ids: [file('pdf')],
}
const blamed = (act: 'issue' | 'reverse', part: Partial<InvoiceDraft>) =>
  Object.keys(
    validate(act, { ...draft, ...part }, { issued_on: '2026-05-18', document_kind: 'ordinary' }, today),
  )

it('finds complete drafts in order', () => {
  expect(blamed('issue', {})).toEqual([])
  expect(blamed('reverse', {})).toEqual([])
})

it.each([
  ['issue', { number: '' }, 'number'],
  ['issue', { number: '1234567' }, 'number'],
  ['issue', { number: '261120000000418377521' }, 'number'],
  ['issue', { number: '2611200A' }, 'number'],
  ['issue', { issued_on: '' }, 'issued_on'],
  ['issue', { issued_on: '2026-05-21' }, 'issued_on'],
  ['issue', { file_ids: [] }, 'file_ids'],
  ['issue', { file_ids: [file('xml')] }, 'file_ids'],
  ['issue', { file_ids: [file('pdf'), file('pdf')] }, 'file_ids'],
  ['issue', { staff_remark: '字'.repeat(201) }, 'staff_remark'],
  ['reverse', { red_number: '1' }, 'red_number'],
  ['reverse', { reversed_on: '2026-05-21' }, 'reversed_on'],
  ['reverse', { reversed_on: '2026-05-17' }, 'reversed_on'],
  ['reverse', { reversed_on: '2026' }, 'reversed_on'],
] as const)('%s with %o blames one field', (act, part, field) => expect(blamed(act, part)).toEqual([field]))

it('calls a receipt no invoice', () => {
  expect(numberLabel('number', 'receipt')).toBe('票据号码')
  expect(numberLabel('red_number', 'special')).toBe('红字发票号码')
})

it('reads a number back in groups', () => {
  expect(numberNote('ordinary', '')).toEqual({ note: '20 位数字' })
  expect(numberNote('receipt', '')).toEqual({ note: '8 至 20 位数字' })
  expect(numberNote('ordinary', '２６11 20')).toEqual({ note: '2611 20，6 位，数电发票是 20 位' })
  expect(numberNote('receipt', '2611200000')).toEqual({ note: '2611 2000 00，10 位' })
  expect(numberNote('special', '26112000000041837752')).toEqual({
    success: '2611 2000 0000 4183 7752，20 位',
  })
})

const refused = (rule: keyof typeof refusals) =>
  new ApiError('answered', refusals[rule], { code: 422, message: refusals[rule], data: { rule } })

it.each([
  ['issue', 'document_number_used', 'number'],
  ['reverse', 'document_number_used', 'red_number'],
  ['issue', 'invoice_file_needed', 'file_ids'],
  ['issue', 'file_missing', 'file_ids'],
  ['reverse', 'reversed_in_future', 'reversed_on'],
  ['ask_red', 'reason_needed', 'reason'],
] as const)('%s refused by %s blames its field', (act, rule, field) =>
  expect(readRefusal(refused(rule), act)).toEqual({ errors: { [field]: refusals[rule] }, message: '' }),
)

it('says what no field is to blame for', () => {
  const lost = new ApiError('network', '网络状态不好')
  expect(readRefusal(lost, 'issue').message).toMatch(/不会重复登记/)
  expect(readRefusal(lost, 'send_back').errors.reason).toMatch(/还不知道有没有成功/)
})
