import { useState } from 'react'
import { describeForm, emptyValues, namesOf, type ByField } from '@portal/api/rules/form-fields'
import { financialworkage, politicalOptions } from '@portal/api/rules/options'
import { ErrorSummary } from '@portal/ui/error-summary'
import { FieldPair, FormSection } from '@portal/ui/form-layout'
import { fn } from 'storybook/test'
import type { FormValues } from './form-values.ts'
import { FormFields } from './FormFields.tsx'
import { AttachmentsControl } from './kinds/AttachmentsControl.tsx'
import { CodedControl } from './kinds/CodedControl.tsx'
import { DayControl } from './kinds/DayControl.tsx'
import { EmailControl } from './kinds/EmailControl.tsx'
import { FilesControl } from './kinds/FilesControl.tsx'
import { IdNumberControl } from './kinds/IdNumberControl.tsx'
import { MoneyControl } from './kinds/MoneyControl.tsx'
import { MonthControl } from './kinds/MonthControl.tsx'
import { RadioControl } from './kinds/RadioControl.tsx'
import { SelectControl } from './kinds/SelectControl.tsx'
import { TextareaControl } from './kinds/TextareaControl.tsx'
import { TextControl } from './kinds/TextControl.tsx'
import { summaryOf, useErrors, useLongForm } from './use-long-form.ts'

/** A form with a field of every kind. */
export const sample = describeForm({
  groups: { person: '基本信息', work: '工作经历' },
  steps: [['person'], ['work']],
  fields: {
    name: { kind: 'text', group: 'person', label: '姓名', max: 50, hint: '与身份证件一致。' },
    gender: { kind: 'radio', group: 'person', label: '性别', options: { '0': '男', '1': '女' } },
    number: { kind: 'idNumber', group: 'person', label: '身份证号' },
    political: {
      kind: 'select',
      group: 'person',
      label: '政治面貌',
      options: politicalOptions,
      half: true,
    },
    years: { kind: 'select', group: 'person', label: '财务工作年限', options: financialworkage, half: true },
    email: { kind: 'email', group: 'work', label: '邮箱', half: true },
    tail: {
      kind: 'text',
      group: 'work',
      label: '账号后四位',
      optional: true,
      max: 4,
      digits: true,
      half: true,
    },
    since: { kind: 'day', group: 'work', label: '起始日期', until: 'today', half: true },
    level: { kind: 'coded', group: 'work', label: '级别', list: 'level', half: true },
    until: { kind: 'month', group: 'work', label: '结束年月', ongoing: '至今', half: true },
    saved: { kind: 'money', group: 'work', label: '节约成本', half: true },
    intro: { kind: 'textarea', group: 'work', label: '个人简介', optional: true, max: 300 },
    proofs: { kind: 'files', group: 'work', label: '证明材料', max: 3, hint: '任职文件等。' },
    papers: { kind: 'attachments', group: 'work', label: '其他材料', optional: true, list: 'paper', max: 3 },
  },
})
export type SampleValues = FormValues<typeof sample.fields>
export type SampleErrors = ByField<typeof sample.fields>

export const filled: SampleValues = {
  name: '陈知行',
  gender: '0',
  number: '1101**********0037',
  political: '群众',
  years: 'p1120',
  email: 'chen@huayue.example',
  tail: '6621',
  since: '2019-07-01',
  level: 'group',
  until: 'now',
  saved: 128_640_000,
  intro: '主持集团财务共享中心建设。',
  proofs: [{ id: 'f1', name: '任职文件.pdf', size: 218_000, url: '/f1' }],
  papers: [{ dic_id: 'award', file: { id: 'f2', name: '奖状.pdf', size: 86_000, url: '/f2' } }],
}

/** What the server's lists hold. */
export const lists = {
  level: [
    { id: 'nation', name: '国家级', stopped: false },
    { id: 'group', name: '集团级', stopped: false },
    { id: 'former', name: '部门级', stopped: true },
  ],
  paper: [
    { id: 'award', name: '获奖文件', stopped: false },
    { id: 'report', name: '验收报告', stopped: false },
    { id: 'former', name: '旧表', stopped: true },
  ],
}

export const controls = {
  text: TextControl,
  radio: RadioControl,
  idNumber: IdNumberControl,
  select: SelectControl,
  email: EmailControl,
  day: DayControl,
  month: MonthControl,
  coded: CodedControl,
  money: MoneyControl,
  textarea: TextareaControl,
  files: FilesControl,
  attachments: AttachmentsControl,
}

export const typed = fn<(values: SampleValues) => void>()
export const onSubmitted = fn<(values: SampleValues) => void>()

export interface SampleFormProps {
  values?: SampleValues
  remarks?: SampleErrors
  warnings?: SampleErrors
  /** What a submission is answered with, besides what is missing. */
  refusals?: SampleErrors
  drawn?: typeof controls
}

const validate = (now: SampleValues) =>
  now.name === ''
    ? ({ ok: false, errors: { name: '请输入姓名' } } as const)
    : ({ ok: true, body: now } as const)

/** The sample as a page would use it. */
export function SampleForm({ values, remarks, warnings, refusals, drawn = controls }: SampleFormProps) {
  const [start] = useState(() => values ?? emptyValues(sample.fields))
  const names = namesOf(sample.fields)
  const form = useLongForm({ fields: sample.fields, id: 'sample', start, validate, onType: typed })
  const errors = useErrors(form)

  function submit() {
    const validation = validate(form.read())
    const found = { ...(validation.ok ? {} : validation.errors), ...refusals }
    if (Object.keys(found).length > 0) form.blame(found)
    else onSubmitted(form.read())
  }

  return (
    <form
      noValidate
      aria-label="示例"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <ErrorSummary attempt={form.attempt} errors={summaryOf(form, errors, names)} />
      <FormSection>
        <FormFields
          form={form}
          controls={drawn}
          pair={FieldPair}
          names={names}
          remarks={remarks}
          warnings={warnings}
          today="2026-05-18"
          lists={lists}
          upload={file => Promise.resolve({ id: file.name, name: file.name, size: file.size, url: '/new' })}
        />
        <button type="submit">提交</button>
      </FormSection>
    </form>
  )
}
