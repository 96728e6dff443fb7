import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { changesBetween, valueInWords } from '../rules/field-words.ts'
import {
  describeForm,
  emptyValues,
  errorsByField,
  groupsOf,
  hintOf,
  lateDays,
  longTexts,
  optionalsLeft,
} from '../rules/form-fields.ts'
import { check } from './check.ts'
import { draftShape, formShape } from './form-schema.ts'

const levels = { '1': '一星', '2': '二星' } as const
const sample = describeForm({
  groups: { first: '第一组', second: '第二组' },
  fields: {
    name: { kind: 'text', group: 'first', label: '名称', min: 2, max: 10 },
    note: { kind: 'textarea', group: 'second', label: '说明', optional: true, max: 20 },
    level: { kind: 'select', group: 'first', label: '星级', options: levels },
    hoped: { kind: 'radio', group: 'first', label: '期望星级', options: levels, optional: true },
    number: { kind: 'idNumber', group: 'first', label: '身份证号', optional: true },
    mail: { kind: 'email', group: 'first', label: '邮箱' },
    since: { kind: 'day', group: 'second', label: '起始日期', optional: true, until: 'today' },
    fee: { kind: 'money', group: 'second', label: '金额' },
    grant: { kind: 'money', group: 'second', label: '补助', optional: true },
    proofs: { kind: 'files', group: 'second', label: '附件', max: 2, hint: '原件。' },
    more: { kind: 'files', group: 'second', label: '其他附件', max: 2, optional: true },
  },
})
const { fields } = sample
const handedIn = z.object(formShape(fields))
const draft = z.object(draftShape(fields))
const good = { name: '华岳', level: '1', mail: 'a@b.cn', fee: 100, proofs: ['f1'] } as const
const errorsOf = (value: unknown) => {
  const verdict = check(handedIn, value)
  return verdict.ok ? {} : verdict.errors
}

describe('a schema made from a description', () => {
  it('fills in what was left empty', () =>
    expect(check(handedIn, good)).toEqual({
      ok: true,
      data: { ...good, note: '', hoped: '', number: '', since: '', grant: null, more: [] },
    }))
  it('takes the empty form but for what is needed, and asks for that in the words of the label', () =>
    expect(errorsOf({ ...emptyValues(fields), fee: undefined })).toEqual({
      name: '请输入名称',
      level: '请选择星级',
      mail: '请输入邮箱',
      fee: '请输入金额',
      proofs: '请上传附件',
    }))
  it.each([
    ['name', '华', '名称至少 2 个字'],
    ['name', '字'.repeat(11), '名称最多 10 个字'],
    ['note', '字'.repeat(21), '说明最多 20 个字'],
    ['level', '3', '请选择星级'],
    ['hoped', '3', '请选择期望星级'],
    ['number', '123', '身份证号不正确，请对照证件核对 18 位号码'],
    ['since', '2026-02-30', '日期格式不正确，应类似 2026-05-18'],
    ['grant', 0, '金额应大于 0'],
    ['proofs', ['1', '2', '3'], '附件最多 2 个'],
  ])('blames %s for %o', (field, value, message) =>
    expect(errorsOf({ ...good, [field]: value })).toEqual({ [field]: message }),
  )
  it('lets a draft hold what is wrong, up to a size', () => {
    const typed = { ...emptyValues(fields), name: '字'.repeat(60), level: '也许', number: '12' }
    expect(check(draft, typed).ok).toBe(true)
    expect(check(draft, { ...typed, name: '字'.repeat(61) })).toMatchObject({
      errors: { name: '最多 60 个字' },
    })
  })
})

describe('a description', () => {
  it('shows no field of a group that is not there', () => {
    const lost = describeForm({
      groups: { first: '第一组' },
      // @ts-expect-error there is no second group
      fields: { name: { kind: 'text', group: 'second', label: '名称', max: 10 } },
    })
    expect(groupsOf(lost)).toMatchObject([{ group: 'first', names: [] }])
  })
  it('leaves what is optional', () => {
    const left = optionalsLeft(fields)
    expect(left).toEqual({ note: '', hoped: '', number: '', since: '', grant: null, more: [] })
    expect(check(handedIn, { ...good, ...left }).ok).toBe(true)
  })
  it('knows its groups', () =>
    expect(groupsOf(sample)).toMatchObject([
      { title: '第一组', names: ['name', 'level', 'hoped', 'number', 'mail'] },
      { title: '第二组', names: ['note', 'since', 'fee', 'grant', 'proofs', 'more'] },
    ]))
  it('says what may be uploaded', () =>
    expect(hintOf(fields.proofs)).toBe('原件。JPG、PNG、WebP 或 PDF，每个不超过 10 MB，最多 2 个。'))
  it('finds its fields in the paths of the server', () =>
    expect(
      errorsByField(fields, { 'form.mail': 'a', 'form.proofs.1': 'b', 'proofs.0': 'c', version: 'd' }),
    ).toEqual({ mail: 'a', proofs: 'b' }))
  it.each([
    ['level', '2', '二星'],
    ['level', '9', '9'],
    ['fee', 20_000, '¥200.00'],
    ['proofs', ['f1', 'f2'], '2 个文件'],
    ['proofs', [], ''],
    ['name', undefined, ''],
  ] as const)('puts %s %o into words', (field, value, words) =>
    expect(valueInWords(fields[field], value)).toBe(words),
  )
  it('finds days that have not come yet', () => {
    expect(lateDays(fields, { since: '2026-05-19' }, '2026-05-18')).toEqual({ since: '起始日期不能晚于今天' })
    expect(lateDays(fields, { since: '2026-05-18' }, '2026-05-18')).toEqual({})
  })
  it('finds texts over their limit without a schema, in the same words', () =>
    expect(longTexts(fields, { name: '字'.repeat(11), note: '' })).toEqual(
      errorsOf({ ...good, name: '字'.repeat(11) }),
    ))
  it('tells what has changed, in the words of before', () =>
    expect(
      changesBetween(fields, { ...good, note: '' }, { ...good, level: '2', proofs: [], fee: 200 }),
    ).toEqual([
      { field: 'level', before: '一星' },
      { field: 'fee', before: '¥1.00' },
      { field: 'proofs', before: '1 个文件' },
    ]))
})
