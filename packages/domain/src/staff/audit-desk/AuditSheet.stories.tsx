import { useState } from 'react'
import { anApplication, aPersonalForm } from '@portal/api/fixtures/applications'
import { describeForm, groupsOf } from '@portal/api/rules/form-fields'
import { personalApplication } from '@portal/api/rules/personal-form'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { blankDraft, type AuditDraft } from './audit-draft.ts'
import { asRow, type Audited } from './audit-kind.ts'
import { AuditSheet, type AuditSheetProps } from './AuditSheet.tsx'
import { heldDraft, submitted } from './story-applications.ts'

type PersonalFields = typeof personalApplication.fields

interface SheetProps extends Omit<AuditSheetProps<PersonalFields>, 'form' | 'row' | 'draft'> {
  /** What is noted at first. */
  noted: AuditDraft<PersonalFields>
}

const [basic] = groupsOf(personalApplication)
const person = { form: personalApplication, subject: 'user_name' } as const

/** Keeps the draft, as the desk does. */
function Sheet({ noted, ...props }: SheetProps) {
  const [draft] = useState(() => heldDraft(noted))
  return (
    <AuditSheet
      {...props}
      form={personalApplication}
      row={asRow(person, props.application ?? submitted())}
      draft={draft}
    />
  )
}

const meta = preview.meta({
  component: Sheet,
  globals: { density: 'staff' },
  parameters: { layout: 'fullscreen' },
  args: {
    application: submitted(),
    noted: blankDraft,
    idNumber: null,
    revealing: false,
    walker: null,
    notice: null,
    onReveal: fn(),
    onPreview: fn(),
  },
  decorators: [
    Story => (
      <>
        <h1>个人审核</h1>
        <Story />
      </>
    ),
  ],
})

export const OnlyWhatChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '只看有意见或改动的 4 项' }))
    await expect(canvas.queryByText('姓名')).toBeNull()
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    await expect(canvas.getByText('未填写').tagName).toBe('DEL')
  },
})

export const SecondRoundShowsWhatWasAsked = meta.story({
  play: async ({ canvas }) => {
    const answered = canvas.getByText('请填写职称证书上的全称', { exact: false })
    await expect(answered.parentElement).toHaveTextContent('上次意见 请填写职称证书上的全称已改动')
    await expect(canvas.getByText('未填写').tagName).toBe('DEL')
    const left = canvas.getByText('邮箱不完整', { exact: false })
    await expect(left.parentElement).toHaveTextContent('上次意见 邮箱不完整未改动')
  },
})

export const FormerMember = meta.story({
  args: { application: submitted({ former_number: 'P-2021-000386' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('原会员编号 P-2021-000386，资格已终止')).toBeVisible()
  },
})

export const TicksAreCounted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole('button', { name: '姓名已核对' })
    await userEvent.click(tick)
    await expect(canvas.getByText(`已核对 1 / ${basic?.names.length}`)).toBeVisible()
    await expect(tick).toHaveAttribute('aria-pressed', 'true')
  },
})

export const RemarkIsRemoved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '填写邮箱的意见' }))
    await userEvent.click(canvas.getByRole('button', { name: '与原件不符' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('与原件不符')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改邮箱的意见' }))
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await expect(canvas.queryByText('与原件不符')).toBeNull()
  },
})

export const EmptyRemarkGoesByItself = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '填写邮箱的意见' }))
    await userEvent.click(canvas.getByRole('button', { name: '收起' }))
    await expect(canvas.queryByText('意见 1')).toBeNull()
    await expect(canvas.getByRole('button', { name: '邮箱已核对' })).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    application: anApplication({
      form: {
        ...aPersonalForm,
        attachment_ids: [],
        employer: '信衡会计师事务所（特殊普通合伙）北京市海淀区中关村科技园第一分所'.repeat(3),
        intro: '从事企业财务管理工作，主持过多个集团的财务共享中心建设。'.repeat(10),
      },
      allowed: ['approve', 'return', 'reject'],
    }),
  },
})

export const NothingFilledIn = meta.story({
  args: { application: anApplication({ form: {}, status: 'withdrawn' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '未填写姓名' })).toBeVisible()
  },
})

export const DarkWithRemarks = meta.story({
  globals: { theme: 'dark' },
  args: {
    noted: { ...blankDraft, remarks: { email: '邮箱不完整', title: '缺少职称证书' }, checked: ['user_name'] },
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

const unit = describeForm({
  groups: { unit: '单位信息', contacts: '联系人' },
  fields: {
    company: { kind: 'text', group: 'unit', label: '单位名称', max: 100 },
    capital: { kind: 'money', group: 'unit', label: '注册资本' },
    licence: { kind: 'files', group: 'unit', label: '营业执照', max: 2 },
    proofs: { kind: 'files', group: 'unit', label: '其他证明', max: 2, optional: true },
    people: {
      kind: 'list',
      group: 'contacts',
      label: '联系人',
      noun: '联系人',
      max: 2,
      entry: {
        name: { kind: 'text', label: '姓名', max: 50 },
        role: { kind: 'select', label: '身份', options: { lead: '负责人', finance: '财务联系人' } },
      },
    },
  },
})

const ofAUnit: Audited<typeof unit.fields> = {
  ...submitted(),
  kind: 'enterprise',
  level: '单位会员',
  form: {
    company: '华岳重工集团有限公司',
    capital: 500_000_000,
    licence: ['f2'],
    proofs: [],
    people: [
      { name: '陈知行', role: 'lead' },
      { name: '江晚舟', role: 'finance' },
    ],
  },
  remarks: [],
  former_remarks: [{ field: 'people', text: '请补充财务联系人' }],
  changes: [{ field: 'people', before: '陈知行，负责人' }],
}

function UnitSheet({ onPreview }: Pick<SheetProps, 'onPreview'>) {
  const [draft] = useState(() => heldDraft<AuditDraft<typeof unit.fields>>(blankDraft))
  return (
    <AuditSheet
      form={unit}
      row={asRow({ form: unit, subject: 'company' }, ofAUnit)}
      application={ofAUnit}
      draft={draft}
      idNumber={null}
      revealing={false}
      walker={null}
      notice={null}
      onReveal={fn()}
      onPreview={onPreview}
    />
  )
}

export const AnyForm = meta.story({
  render: ({ onPreview }) => <UnitSheet onPreview={onPreview} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '华岳重工集团有限公司' })).toBeVisible()
    await expect(canvas.getByText('¥5,000,000.00')).toBeVisible()
    await expect(canvas.getByText('江晚舟，财务联系人')).toBeVisible()
    await expect(canvas.getByText('陈知行，负责人', { selector: 'del' })).toBeVisible()
    // each field shows its own files
    await expect(canvas.queryByText('职称证书.jpg')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '在职证明.png' }))
    await expect(args.onPreview).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: '填写联系人的意见' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '联系人的意见' }), '缺少电话')
    await expect(canvas.getByText('意见 1')).toBeVisible()
  },
})
