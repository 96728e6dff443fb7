import { describe, expect, it } from 'vitest'
import { emptyValues, type Fields } from '@portal/api/rules/form-fields'
import { differencesOf, wordsThatDiffer } from './differences.ts'
import type { FormValues } from './form-values.ts'

const fields = {
  name: { kind: 'text', label: '姓名', max: 20 },
  id_number: { kind: 'idNumber', label: '身份证号' },
  gender: { kind: 'radio', label: '性别', options: { '0': '女', '1': '男' } },
  amount_fen: { kind: 'money', label: '金额' },
  proofs: { kind: 'files', label: '材料', max: 3 },
} as const satisfies Fields
type Values = FormValues<typeof fields>

const empty: Values = emptyValues(fields)
const aFile = (id: string, url: string) => ({ id, name: `${id}.pdf`, size: 9, url })
const said = (theirs: Partial<Values>, mine: Partial<Values> = {}) =>
  differencesOf(fields, { ...empty, ...theirs }, { ...empty, ...mine })

describe('what another page holds otherwise', () => {
  it('is said field by field in the words of the form', () => {
    expect(said({ name: '林知远', gender: '0', amount_fen: 20_000 }, { name: '林知行' })).toEqual([
      { label: '姓名', words: '林知远' },
      { label: '性别', words: '女' },
      { label: '金额', words: '¥200.00' },
    ])
    expect(said({}, { name: '林知行' })).toEqual([{ label: '姓名', words: '' }])
    expect(said({ name: '林知行' }, { name: '林知行' })).toEqual([])
  })

  it('is no other link to the same file', () => {
    const [old, renewed] = [aFile('f1', '/files/f1?a'), aFile('f1', '/files/f1?b')]
    expect(said({ proofs: [old] }, { proofs: [renewed] })).toEqual([])
    expect(said({ proofs: [old, aFile('f2', '')] }, { proofs: [renewed] })).toEqual([
      { label: '材料', words: '2 个文件' },
    ])
  })

  it('says no ID number as it was typed', () => {
    expect(said({ id_number: '1101**********002X' })).toEqual([
      { label: '身份证号', words: '1101**********002X' },
    ])
    for (const id_number of ['11010119900307002X', '110101', '****'])
      expect(said({ id_number })).toEqual([{ label: '身份证号', words: '已填写' }])
  })
})

describe('words that another page holds otherwise', () => {
  it('are said with those that stand here', () => {
    expect(
      wordsThatDiffer(
        { 申报星级: '二星', 评价类别: '综合', 申报岗位: '' },
        { 申报星级: '三星', 评价类别: '综合', 申报岗位: '财务总监岗' },
      ),
    ).toEqual([
      { label: '申报星级', words: '二星', here: '三星' },
      { label: '申报岗位', words: '', here: '财务总监岗' },
    ])
    expect(wordsThatDiffer({ 申报岗位: '' }, {})).toEqual([])
  })
})
