import { anApplication, aPersonalForm } from '@portal/api/fixtures/applications'
import { personalApplication } from '@portal/api/rules/personal-form'
import { describe, expect, it } from 'vitest'
import { auditChecks } from './audit-checks.ts'
import { blankDraft, isUnsent, opinionCount, remarksOf, tooLong } from './audit-draft.ts'
import { wordsOf } from './audit-kind.ts'
import { auditView } from './audit-view.ts'
import { personalAudit } from './personal-audit.ts'

const { fields } = personalApplication
const today = '2026-05-18'
const form = { ...aPersonalForm, attachment_ids: [] }
const texts = (idNumber: string | null, part: Parameters<typeof anApplication>[0] = {}) =>
  auditChecks(personalAudit, anApplication({ form, ...part }), idNumber, today).map(
    check => `${check.verdict} ${check.text}`,
  )

describe('checks', () => {
  it('says nothing of a masked number', () =>
    expect(texts(null)[0]).toBe('open 身份证号遮盖中，查看完整号码后核验'))
  it('reads check character, age and sex', () =>
    expect(texts('11010519491231002X', { form: { ...form, gender: '1' } }).slice(0, 3)).toEqual([
      'ok 身份证号校验位正确',
      'ok 出生于 1949-12-31，76 岁',
      'ok 性别与身份证号一致',
    ]))
  it('notices another sex', () =>
    expect(texts('11010519491231002X')).toContain('attention 性别与身份证号不一致'))
  it('notices a wrong check character', () =>
    expect(texts('110105194912310021')[0]).toBe('attention 身份证号校验位或出生日期不符'))
  it('counts changes since the last time', () => {
    expect(texts(null)).toContain('ok 首次提交')
    expect(texts(null, { round: 2 })).toContain('attention 第 2 次提交，没有改动')
    expect(texts(null, { round: 2, changes: [{ field: 'position', before: '会计' }] })).toContain(
      'ok 第 2 次提交，改动 1 项',
    )
  })
})

describe('remarks', () => {
  const draft = {
    ...blankDraft,
    remarks: { email: ' 邮箱不全 ', user_name: '与证件不符', title: ' ' },
    general: '请补正',
  }
  it('go out in the order of the form, without the empty ones', () =>
    expect(remarksOf(fields, draft)).toEqual([
      { field: 'user_name', text: '与证件不符' },
      { field: 'email', text: '邮箱不全' },
    ]))
  it('count the general one', () => expect(opinionCount(draft)).toBe(3))
  it('are unsent until they are nothing', () => {
    expect(isUnsent(draft)).toBe(true)
    expect(isUnsent({ ...blankDraft, checked: ['email'], remarks: { email: ' ' } })).toBe(false)
    expect(isUnsent({ ...blankDraft, rejectReason: '材料不实' })).toBe(true)
  })
  it('have a limit', () => {
    expect(tooLong(fields, draft)).toBeNull()
    expect(tooLong(fields, { ...draft, remarks: { email: '字'.repeat(201) } })).toBe('邮箱的意见')
    expect(tooLong(fields, { ...draft, general: '字'.repeat(501) })).toBe('总体意见')
  })
})

it('shows codes as words', () => {
  const application = anApplication({ form })
  expect(wordsOf(fields, application, 'gender')).toBe('男')
  expect(wordsOf(fields, application, 'work_age')).toBe('11-20 年')
  expect(wordsOf(fields, application, 'attachment_ids')).toBe('')
  expect(wordsOf(fields, anApplication({ form: {} }), 'email')).toBe('')
})

const read = (search: string) => auditView.read(new URLSearchParams(search))

it('keeps the view in the address', () => {
  expect(auditView.write(read('status=returned&id=a1&page=2')).toString()).toBe(
    'status=returned&page=2&id=a1',
  )
  expect(read('status=hacked&id=../x&page=0')).toEqual({ status: 'submitted', record: null, page: 1 })
})
