import { useState } from 'react'
import { describeForm, emptyValues, namesOf, type ByField } from '@portal/api/rules/form-fields'
import { ErrorSummary } from '@portal/ui/error-summary'
import { FieldPair, FormSection } from '@portal/ui/form-layout'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { FormReview } from './FormReview.tsx'
import { stepsOf } from './form-steps.ts'
import type { FormValues } from './form-values.ts'
import { FormFields } from './FormFields.tsx'
import { DayControl } from './kinds/DayControl.tsx'
import { FilesControl } from './kinds/FilesControl.tsx'
import { ListControl } from './kinds/ListControl.tsx'
import { TextControl } from './kinds/TextControl.tsx'
import { summaryOf, useErrors, useLongForm } from './use-long-form.ts'

const career = describeForm({
  groups: { work: '工作经历' },
  steps: [['work']],
  fields: {
    jobs: {
      kind: 'list',
      group: 'work',
      label: '工作经历',
      noun: '经历',
      max: 3,
      hint: '从最近的一段开始。',
      entry: {
        employer: { kind: 'text', label: '工作单位', max: 100 },
        position: { kind: 'text', label: '职务', max: 50, half: true },
        since: { kind: 'day', label: '起始日期', until: 'today', half: true },
        proofs: { kind: 'files', label: '证明材料', max: 2, optional: true },
      },
    },
  },
})
const { fields } = career
type CareerValues = FormValues<typeof fields>
type CareerErrors = ByField<typeof fields>
const names = namesOf(fields)
const controls = { text: TextControl, day: DayControl, files: FilesControl, list: ListControl }

const proof = { id: 'f1', name: '任职文件.pdf', size: 218_000, url: '/f1' }
const filled: CareerValues = {
  jobs: [
    { employer: '华岳重工集团有限公司', position: '财务总监', since: '2019-07-01', proofs: [proof] },
    { employer: '江海联运集团有限公司', position: '财务经理', since: '2012-03-01', proofs: [] },
  ],
}

const typed = fn<(values: CareerValues) => void>()

interface CareerProps {
  values?: CareerValues
  remark?: string
  /** What a submission is answered with. */
  refusals?: CareerErrors
}

const none: CareerErrors = {}

/** A form that is one list. */
function Career({ values, remark, refusals = none }: CareerProps) {
  const [start] = useState(() => values ?? emptyValues(fields))
  const form = useLongForm({
    fields,
    id: 'career',
    start,
    validate: now => {
      const open: CareerErrors = Object.fromEntries([
        ...(now.jobs.length === 0 ? [['jobs', '请添加工作经历']] : []),
        ...now.jobs.flatMap(({ employer }, at) =>
          employer === '' ? [[`jobs.${at}.employer`, '请输入工作单位']] : [],
        ),
      ])
      return Object.keys(open).length === 0 ? { ok: true, body: now } : { ok: false, errors: open }
    },
    onType: typed,
  })
  const errors = useErrors(form)

  return (
    <form
      noValidate
      aria-label="工作经历"
      onSubmit={event => {
        event.preventDefault()
        form.blame(form.read().jobs.length === 0 ? { jobs: '请添加工作经历' } : refusals)
      }}
    >
      <h1>人才档案</h1>
      <ErrorSummary attempt={form.attempt} errors={summaryOf(form, errors, names)} />
      <FormSection>
        <FormFields
          form={form}
          controls={controls}
          pair={FieldPair}
          names={names}
          remarks={remark === undefined ? {} : { jobs: remark }}
          today="2026-05-18"
          upload={file => Promise.resolve({ id: file.name, name: file.name, size: file.size, url: '/new' })}
        />
        <button type="submit">提交</button>
      </FormSection>
    </form>
  )
}

const meta = preview.meta({ component: Career, beforeEach: () => void typed.mockClear() })

const employers = () => typed.mock.lastCall?.[0].jobs.map(job => job.employer)

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await expect(await canvas.findByRole('alert', { name: '有 1 处需要修改' })).toBeVisible()
    const list = canvas.getByRole('group', { name: '工作经历' })
    await expect(list).toHaveAccessibleDescription(/请添加工作经历$/)
    await userEvent.click(canvas.getByRole('button', { name: '添加经历' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: '工作单位' })).toBeValid()
  },
})

export const Filled = meta.story({ args: { values: filled } })

export const ByKeyboard = meta.story({
  args: { values: filled },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '添加经历' }).focus()
    await userEvent.keyboard('{Enter}')
    const third = within(canvas.getByRole('group', { name: '经历 3' }))
    await waitFor(() => expect(third.getByRole('textbox', { name: '工作单位' })).toHaveFocus())
    await userEvent.keyboard('宁海港务')
    await waitFor(() =>
      expect(employers()).toEqual(['华岳重工集团有限公司', '江海联运集团有限公司', '宁海港务']),
    )
    await expect(canvas.getByRole('button', { name: '添加经历' })).toBeDisabled()
    await expect(canvas.getByText('最多 3 项')).toBeVisible()

    third.getByRole('button', { name: '上移经历 3' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '上移经历 2' })).toHaveFocus())
    await expect(canvas.getByText('已移到第 2 项')).toBeVisible()
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() =>
      expect(employers()).toEqual(['宁海港务', '华岳重工集团有限公司', '江海联运集团有限公司']),
    )
    // at the end of the way the button keeps the focus
    await expect(canvas.getByRole('button', { name: '上移经历 1' })).toHaveFocus()

    canvas.getByRole('button', { name: '删除经历 2' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(employers()).toEqual(['宁海港务', '江海联运集团有限公司']))
    const undo = canvas.getByRole('button', { name: '撤销' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(employers()).toEqual(['宁海港务', '华岳重工集团有限公司', '江海联运集团有限公司']),
    )
    await expect(
      within(canvas.getByRole('group', { name: '经历 2' })).getByText('任职文件.pdf'),
    ).toBeVisible()
  },
})

export const ServerBlamesAnEntry = meta.story({
  args: {
    values: filled,
    refusals: { 'jobs.1.since': '起始日期早于出生日期', 'jobs.1.proofs': '文件已失效，请重新上传' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    const summary = await canvas.findByRole('alert', { name: '有 2 处需要修改' })
    await userEvent.click(within(summary).getByRole('link', { name: '起始日期早于出生日期' }))
    const since = () =>
      within(canvas.getByRole('group', { name: '经历 2' })).getByRole('textbox', { name: '起始日期' })
    await waitFor(() => expect(since()).toHaveFocus())
    await expect(since()).toBeInvalid()
    // messages go along with their entry
    await userEvent.click(canvas.getByRole('button', { name: '上移经历 2' }))
    const first = within(canvas.getByRole('group', { name: '经历 1' }))
    await waitFor(() => expect(first.getByRole('textbox', { name: '起始日期' })).toBeInvalid())
    await expect(since()).toBeValid()
    await userEvent.type(first.getByRole('textbox', { name: '起始日期' }), '{Backspace}2')
    await expect(await canvas.findByRole('alert', { name: '有 1 处需要修改' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '删除经历 1' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const Remarked = meta.story({
  args: { values: filled, remark: '第二段与社保记录不一致。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '工作经历' })).toHaveAccessibleDescription(
      /第二段与社保记录不一致。/,
    )
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    values: {
      jobs: [
        {
          employer: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司乌鲁木齐财务共享服务中心',
          position: '副总会计师兼财务共享服务中心主任',
          since: '2019-07-01',
          proofs: [proof],
        },
      ],
    },
  },
})

export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { values: filled },
})

export const Reviewed = meta.story({
  render: () => (
    <>
      <h1>核对并提交</h1>
      <FormReview
        fields={fields}
        steps={stepsOf(career)}
        values={filled}
        errors={{ 'jobs.1.proofs': '请上传证明材料' }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('华岳重工集团有限公司，财务总监，2019-07-01')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /任职文件\.pdf/ })).toBeVisible()
    await expect(canvas.getByText('经历 2：请上传证明材料')).toBeVisible()
  },
})
