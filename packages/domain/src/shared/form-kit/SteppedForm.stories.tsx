import { useState } from 'react'
import { describeForm, emptyValues } from '@portal/api/rules/form-fields'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { DraftResult } from './answers.ts'
import { FormReview } from './FormReview.tsx'
import { stepsOf } from './form-steps.ts'
import { toWire, type FormValues, type Validation, type WireValues } from './form-values.ts'
import { ListControl } from './kinds/ListControl.tsx'
import { TextControl } from './kinds/TextControl.tsx'
import { SteppedForm, type SteppedFormProps } from './SteppedForm.tsx'
import { useDraftForm, useMissing, type DraftForm, type StoredDraft } from './use-draft-form.ts'
import { useValues } from './use-long-form.ts'
import type { SubmitResult } from './use-submission.ts'

const unit = describeForm({
  groups: { unit: '单位信息', people: '人员' },
  steps: [['unit'], ['people']],
  fields: {
    company: { kind: 'text', group: 'unit', label: '单位名称', max: 100 },
    people: {
      kind: 'list',
      group: 'people',
      label: '联系人',
      noun: '联系人',
      max: 2,
      entry: {
        name: { kind: 'text', label: '姓名', max: 50, half: true },
        position: { kind: 'text', label: '职务', max: 50, half: true, optional: true },
      },
    },
  },
})
const { fields } = unit
type Fields = typeof fields
type UnitValues = FormValues<Fields>
type UnitBody = WireValues<Fields>

const steps = stepsOf(unit)
const controls = { text: TextControl, list: ListControl }

const filled: UnitValues = {
  company: '华岳重工集团有限公司',
  people: [{ name: '陈知行', position: '财务总监' }],
}

function validate(values: UnitValues): Validation<Fields, UnitBody> {
  const open = [
    ...(values.company === '' ? [['company', '请输入单位名称']] : []),
    ...(values.people.length === 0 ? [['people', '请添加联系人']] : []),
    ...values.people.flatMap(({ name }, at) => (name === '' ? [[`people.${at}.name`, '请输入姓名']] : [])),
  ]
  return open.length === 0
    ? { ok: true, body: toWire(fields, values) }
    : { ok: false, errors: Object.fromEntries(open) }
}

const saves = fn<(draft: UnitBody, version: number) => void>()
const left = fn()
const onSubmitted = fn<(body: UnitBody, version: number) => void>()

const taken: SubmitResult<Fields> = { ok: true }

interface UnitFormProps {
  values?: UnitValues
  firstStep?: number
  returned?: SteppedFormProps<Fields, UnitBody>['returned']
  /** What another tab has saved: the first save meets it. */
  elsewhere?: StoredDraft<Fields> | null
  /** What a submission is answered with. */
  answer?: SubmitResult<Fields>
}

type UnitDraft = DraftForm<Fields, UnitBody>

const Facts = ({ draft }: { draft: UnitDraft }) => (
  <p>还有 {Object.keys(useMissing(draft)).length} 处没有填写</p>
)

function Review({ draft, onEdit }: { draft: UnitDraft; onEdit: (step: number) => void }) {
  const values = useValues(draft.form)
  return (
    <FormReview fields={fields} steps={steps} values={values} errors={useMissing(draft)} onEdit={onEdit} />
  )
}

/** A form in steps as a page would use it, the server left aside. */
function UnitForm({
  values = emptyValues(fields),
  firstStep = 1,
  returned = null,
  elsewhere = null,
  answer = taken,
}: UnitFormProps) {
  const [step, setStep] = useState(firstStep)
  const draft = useDraftForm({
    fields,
    id: 'unit',
    start: () => ({ version: 3, values }),
    stored: null,
    validate,
    onSave(now, version): Promise<DraftResult<Fields>> {
      saves(now, version)
      return Promise.resolve(
        elsewhere && version < elsewhere.version
          ? { ok: false, reason: 'conflict' }
          : { ok: true, version: version + 1, savedAt: '2026-05-18 14:32:07' },
      )
    },
  })
  return (
    <SteppedForm
      draft={draft}
      controls={controls}
      steps={steps}
      step={step}
      onStep={setStep}
      act="申请单位会员"
      submitLabel="提交申请"
      latest={elsewhere}
      returned={returned}
      onSubmit={(body, version) => {
        onSubmitted(body, version)
        return Promise.resolve(answer)
      }}
      upload={() => Promise.reject(new Error('there are no files'))}
      home={{ path: '/', label: '返回会员信息' }}
      onLeave={left}
      facts={<Facts draft={draft} />}
      review={<Review draft={draft} onEdit={setStep} />}
    />
  )
}

const meta = preview.meta({
  component: UnitForm,
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    saves.mockClear()
    onSubmitted.mockClear()
  },
})

export const FromTheFirstToTheLast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))
    await expect(await canvas.findByRole('alert', { name: '有 1 处需要修改' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '单位名称' }), '华岳重工')
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))

    await expect(await canvas.findByRole('heading', { level: 1, name: '人员' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '添加联系人' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))
    const summary = await canvas.findByRole('alert', { name: '有 1 处需要修改' })
    await expect(canvas.getByText('1 处需要修改')).toBeVisible()
    await userEvent.click(within(summary).getByRole('link', { name: '请输入姓名' }))
    await userEvent.keyboard('陈知行')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))

    await expect(await canvas.findByRole('heading', { level: 1, name: '核对并提交' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await waitFor(() =>
      expect(onSubmitted.mock.lastCall?.[0]).toEqual({
        company: '华岳重工',
        people: [{ name: '陈知行', position: '' }],
      }),
    )
    await expect(saves).toHaveBeenCalled()
  },
})

export const ServerBlamesAnEntry = meta.story({
  args: {
    values: filled,
    firstStep: 3,
    answer: { ok: false, errors: { 'people.0.position': '职务与任命文件不一致' }, message: '' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '人员' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /职务/ })).toBeInvalid()
    await expect(canvas.getByText('1 处需要修改')).toBeVisible()
  },
})

export const Returned = meta.story({
  args: {
    values: filled,
    returned: { remark: '请在 60 天内补正。', remarks: [{ field: 'people', text: '请补充财务联系人。' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '联系人' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '人员' })).toBeVisible()
    const list = canvas.getByRole('group', { name: '联系人' })
    await waitFor(() => expect(list).toHaveFocus())
    await expect(list).toHaveAccessibleDescription(/请补充财务联系人。/)
  },
})

export const AnotherTabSaved = meta.story({
  args: {
    values: filled,
    firstStep: 2,
    elsewhere: {
      version: 9,
      values: { ...filled, people: [...filled.people, { name: '江晚舟', position: '财务经理' }] },
      savedAt: '2026-05-18 14:40:00',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除联系人 1' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('保存于 2026-05-18 14:40')
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await expect(await canvas.findByRole('group', { name: '联系人 2' })).toBeVisible()
    await expect(canvas.getByDisplayValue('江晚舟')).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { values: filled, firstStep: 2 },
})
