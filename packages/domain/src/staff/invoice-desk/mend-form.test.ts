import { refusals } from '@portal/api/rules/refusals'
import { expect, it } from 'vitest'
import { mendBody, mendNames, mendValues, validateMend, type MendValues } from './mend-form.ts'

const title = {
  title_type: 'unit',
  buyer_name: '甲公司',
  tax_no: '91110108MA01X7Q24N',
  address_phone: '',
  bank_account: '',
} as const
const invoice = { title, registered_name: '', document_kind: 'ordinary' } as const
const person = { ...title, title_type: 'personal', tax_no: '' } as const
const values: MendValues = { buyer_name: '乙公司', tax_no: title.tax_no, title_note: '请更新抬头' }

it('begins with the name under which the platform knows the buyer, and keeps what was typed', () => {
  expect(mendValues({}, invoice)).toEqual({
    buyer_name: '甲公司',
    tax_no: title.tax_no,
    title_note: '',
  })
  const known = { ...invoice, registered_name: '甲集团公司' }
  expect(mendValues({}, known)).toMatchObject({
    buyer_name: '甲集团公司',
    title_note: expect.stringContaining('“甲集团公司”'),
  })
  expect(mendValues({ title_note: '' }, known)).toMatchObject({ buyer_name: '甲集团公司', title_note: '' })
})

it.each<[string, Partial<MendValues>, object]>([
  ['nothing', {}, {}],
  ['no name', { buyer_name: ' ' }, { buyer_name: '请输入购方名称' }],
  ['the title as it was', { buyer_name: ' 甲公司 ' }, { buyer_name: refusals.title_unchanged }],
  [
    'the same number in groups',
    { buyer_name: '甲公司', tax_no: '9111 0108 ma01 x7q2 4n' },
    { buyer_name: refusals.title_unchanged },
  ],
  ['a number alone', { buyer_name: '甲公司', tax_no: '91110108MA01X7Q24P' }, {}],
  ['no number', { tax_no: '' }, { tax_no: refusals.tax_no_needed }],
  ['nothing for the member', { title_note: '' }, { title_note: '请输入给会员的说明' }],
  [
    '102 bytes of GBK',
    { buyer_name: '甲'.repeat(51) },
    { buyer_name: '购方名称最多 100 字节，一个汉字占 2 字节' },
  ],
])('says at the field what stands in the way: %s', (_, part, errors) => {
  expect(validateMend({ ...values, ...part }, invoice)).toEqual(errors)
})

it('sends no tax number of a person, and asks for none', () => {
  expect(mendNames({ title: person })).toEqual(['buyer_name', 'title_note'])
  expect(mendBody({ ...values, tax_no: title.tax_no }, { title: person })).toMatchObject({ tax_no: '' })
  expect(validateMend({ ...values, tax_no: '' }, { ...invoice, title: person })).toEqual({})
})
