import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { check } from '../contract/check.ts'
import { formShape } from '../contract/form-schema.ts'
import { describeForm } from './form-fields.ts'
import { personalApplication } from './personal-form.ts'
import { sampleForm } from './sample-form.ts'

const { fields } = describeForm({
  groups: { all: '全部' },
  fields: {
    name: { kind: 'text', group: 'all', label: '姓名', min: 8, max: 50 },
    short: { kind: 'text', group: 'all', label: '一个很长的名称', max: 3 },
    title: { kind: 'text', group: 'all', label: '抬头', max: 5, gbk: true },
    year: { kind: 'text', group: 'all', label: '年度', max: 4, year: true },
    number: { kind: 'text', group: 'all', label: '账号', min: 9, max: 20, digits: true },
    code: { kind: 'text', group: 'all', label: '编号', max: 4, code: true },
    story: { kind: 'textarea', group: 'all', label: '经过', max: 300 },
    email: { kind: 'email', group: 'all', label: '邮箱' },
    id_number: { kind: 'idNumber', group: 'all', label: '身份证号' },
    yes: { kind: 'radio', group: 'all', label: '是否', options: { y: '是', n: '否' } },
    level: { kind: 'select', group: 'all', label: '级别', options: { one: '一', two: '二' } },
    born: { kind: 'day', group: 'all', label: '生日', until: 'today' },
    start: { kind: 'month', group: 'all', label: '开始' },
    end: { kind: 'month', group: 'all', label: '结束', after: 'start', ongoing: '至今' },
    fee: { kind: 'money', group: 'all', label: '金额' },
    note: { kind: 'text', group: 'all', label: '备注', max: 50, optional: true },
    files: { kind: 'files', group: 'all', label: '材料', max: 2, optional: true },
  },
})

test('a sample passes the schema of its form, whatever its fields are', () => {
  const sample = sampleForm(fields)
  expect(check(z.object(formShape(fields)), sample)).toEqual({ ok: true, data: sample })
  expect(sample).toMatchObject({ name: '示例姓名例例例例', short: '示例一', note: '', files: [] })
})

test('a sample of the personal application can be handed in', () => {
  const form = sampleForm(personalApplication.fields)
  expect(check(z.object(formShape(personalApplication.fields)), form)).toEqual({ ok: true, data: form })
})

test('what only the server can give is left to the caller', () => {
  const { fields: asked } = describeForm({
    groups: { all: '全部' },
    fields: { licence: { kind: 'files', group: 'all', label: '营业执照', max: 2 } },
  })
  expect(sampleForm(asked)).toEqual({})
})
