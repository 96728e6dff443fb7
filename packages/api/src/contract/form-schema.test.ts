import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { changesBetween, valueInWords } from '../rules/field-words.ts'
import {
  describeForm,
  emptyValues,
  errorsByField,
  groupsOf,
  hintOf,
  futureDateErrors,
  longTexts,
  messagesAt,
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
    expect(futureDateErrors(fields, { since: '2026-05-19' }, '2026-05-18')).toEqual({
      since: '起始日期不能晚于今天',
    })
    expect(futureDateErrors(fields, { since: '2026-05-18' }, '2026-05-18')).toEqual({})
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

describe('a list', () => {
  const career = describeForm({
    groups: { work: '经历' },
    fields: {
      jobs: {
        kind: 'list',
        group: 'work',
        label: '工作经历',
        noun: '经历',
        max: 2,
        entry: {
          employer: { kind: 'text', label: '工作单位', max: 10 },
          level: { kind: 'select', label: '星级', options: levels, optional: true },
          since: { kind: 'day', label: '起始日期', optional: true, until: 'today' },
          proofs: { kind: 'files', label: '证明材料', max: 2, optional: true },
        },
      },
      papers: {
        kind: 'list',
        group: 'work',
        label: '论文',
        noun: '论文',
        max: 5,
        optional: true,
        entry: { title: { kind: 'text', label: '题目', max: 10 } },
      },
    },
  })
  const { jobs } = career.fields
  const whole = z.object(formShape(career.fields))
  const job = { employer: '华岳', level: '2', since: '2019-07-01', proofs: ['f1'] } as const
  const blamed = (value: unknown) => {
    const verdict = check(whole, value)
    return verdict.ok ? {} : errorsByField(career.fields, verdict.errors)
  }

  it('fills in what an entry leaves empty, and the list itself', () =>
    expect(check(whole, { jobs: [{ employer: ' 华岳 ' }] })).toEqual({
      ok: true,
      data: { jobs: [{ employer: '华岳', level: '', since: '', proofs: [] }], papers: [] },
    }))
  it('blames a field of an entry at its place', () =>
    expect(blamed({ jobs: [job, { ...job, employer: '', level: '3' }] })).toEqual({
      'jobs.1.employer': '请输入工作单位',
      'jobs.1.level': '请选择星级',
    }))
  it('asks for an entry, and for no more than it may hold', () => {
    expect(blamed({ jobs: [] })).toEqual({ jobs: '请添加工作经历' })
    expect(blamed({ jobs: [job, job, job] })).toEqual({ jobs: '工作经历最多 2 个' })
  })
  it('keeps any entry in a draft', () => {
    const typed = z.object(draftShape(career.fields))
    const half = { jobs: [{ employer: '', level: '也许', since: '2', proofs: [] }], papers: [] }
    expect(check(typed, half)).toEqual({ ok: true, data: half })
    expect(check(typed, { ...half, jobs: [job, job, job] }).ok).toBe(false)
  })
  it('starts empty and may be left when it is optional', () => {
    expect(emptyValues(career.fields)).toEqual({ jobs: [], papers: [] })
    expect(optionalsLeft(career.fields)).toEqual({ papers: [] })
  })
  it('finds its fields in the paths of the server, its files and itself', () =>
    expect(
      errorsByField(career.fields, {
        'form.jobs.1.employer': 'a',
        'form.jobs.0.proofs.1': 'b',
        'form.jobs.0.nothing': 'c',
        'form.papers': 'd',
      }),
    ).toEqual({ 'jobs.1.employer': 'a', 'jobs.0.proofs': 'b', jobs: 'c', papers: 'd' }))
  it('gathers the messages of a field, and of no other that begins alike', () =>
    expect(messagesAt({ 'jobs.0.employer': 'a', jobs: 'b', papers: 'c' }, 'jobs')).toEqual([
      ['jobs.0.employer', 'a'],
      ['jobs', 'b'],
    ]))
  it('judges days and texts without a schema', () => {
    const late = { jobs: [job, { ...job, since: '2026-05-19', employer: '字'.repeat(11) }] }
    expect(futureDateErrors(career.fields, late, '2026-05-18')).toEqual({
      'jobs.1.since': '起始日期不能晚于今天',
    })
    expect(longTexts(career.fields, late)).toEqual({ 'jobs.1.employer': '工作单位最多 10 个字' })
  })
  it('is put into words, and tells what has changed', () => {
    const two = [job, { employer: '江海' }]
    expect(valueInWords(jobs, two)).toBe('华岳，二星，2019-07-01，1 个文件；江海')
    expect(changesBetween(career.fields, { jobs: two }, { jobs: two.toReversed() })).toEqual([
      { field: 'jobs', before: '华岳，二星，2019-07-01，1 个文件；江海' },
    ])
    expect(changesBetween(career.fields, { jobs: two }, { jobs: two })).toEqual([])
  })
})
