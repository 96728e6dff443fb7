import { expect, fn, waitFor } from 'storybook/test'
import { aJob, aProfile } from '@portal/api/fixtures/profile'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { EntryEditor, type EntryEditorProps } from './EntryEditor.tsx'
import { has, jobs, lists, onPage, upload } from './story-profile.tsx'

const onSaved = fn()
const onCancel = fn()

const args: EntryEditorProps = {
  collection: 'customer_jobs',
  entry: null,
  lists,
  today: '2026-05-18',
  onSaved,
  onCancel,
}

const meta = preview.meta({
  component: EntryEditor,
  decorators: [onPage],
  args,
})

const proof = () => new File(['%PDF-1.7'], '任命文件.pdf', { type: 'application/pdf' })

export const Job = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '工作单位' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(onCancel).toHaveBeenCalledOnce()
  },
})
export const Education = meta.story({ args: { collection: 'customer_edus' } })
export const Credential = meta.story({ args: { collection: 'credentials' } })
export const Profit = meta.story({ args: { collection: 'job_profits' } })
export const Paper = meta.story({ args: { collection: 'papers' } })
export const Phone = meta.story({ args: { entry: aJob() }, globals: { viewport: { value: 'phone' } } })

export const WithProofs = meta.story({
  args: { entry: aJob({ attachments: [] }) },
  beforeEach: ({ msw }) =>
    msw.use(
      upload.reply({ file_id: 'f9', name: '任命文件.pdf', size: 9, mime: 'application/pdf', url: '#f9' }),
      jobs.change.replyWith(body => aJob({ duties: JSON.stringify(body.attachments), version: 2 })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '材料类型' }), '劳动合同')
    await userEvent.upload(canvas.getByLabelText('上传材料', { selector: 'input' }), proof())
    await expect(await canvas.findByText('劳动合同 · 任命文件.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ duties: '[{"dic_id":"job_contract","file_id":"f9"}]' }),
      ),
    )
  },
})
export const WaitsForUploads = meta.story({
  args: { entry: aJob({ attachments: [] }) },
  beforeEach: ({ msw }) => msw.use(upload.never()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('上传材料', { selector: 'input' }), proof())
    await expect(await canvas.findByText(/正在上传/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await expect(await canvas.findByText('还有文件正在上传，传完后再保存。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消 任命文件.pdf' }))
  },
})
export const Fault = meta.story({
  args: { entry: aJob() },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(jobs.change.fault()),
  play: async ({ canvas, userEvent }) => {
    const position = canvas.getByRole('textbox', { name: '职务' })
    await userEvent.type(position, '兼董秘')
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(position).toHaveValue('财务总监兼董秘')
    await expect(canvas.getByText('未保存的修改')).toBeVisible()
  },
})
export const LostAnswerIsLookedUp = meta.story({
  tags: ['no-picture'],
  args: { entry: aJob() },
  beforeEach: ({ msw }) =>
    msw.use(
      jobs.change.offline(),
      has(aProfile({ customer_jobs: [aJob({ version: 2, position: '财务总监兼董秘' })] })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '职务' }), '兼董秘')
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 2 })))
  },
})
export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  args: { entry: aJob() },
  play: async ({ canvas, userEvent }) => {
    const position = canvas.getByRole('textbox', { name: '职务' })
    await userEvent.type(position, '一')
    await typesWithin(position, '二三四五六七八九十', [fieldOf(position)], userEvent)
  },
})

export const EndBeforeItsStart = meta.story({
  args: { entry: aJob({ start_month: '2021-07', end_month: '2020-01' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '结束年月' })).toHaveAccessibleDescription(
        /结束年月不能早于开始年月/,
      ),
    )
    await expect(canvas.getByRole('textbox', { name: '职务' })).toHaveValue('财务总监')
    await expect(onSaved).not.toHaveBeenCalled()
  },
})
export const StartsInAMonthToCome = meta.story({
  tags: ['no-picture'],
  args: { entry: aJob({ start_month: '2026-06' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '开始年月' })).toHaveAccessibleDescription(
        /开始年月不能晚于本月/,
      ),
    )
  },
})
export const ItemWasTakenAway = meta.story({
  args: { entry: aJob() },
  beforeEach: ({ msw }) => msw.use(jobs.change.refuseFields({ industry: '所选行业已停用，请重新选择' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: '行业' })).toHaveAccessibleDescription(
        /所选行业已停用，请重新选择/,
      ),
    )
    await expect(canvas.getByRole('link', { name: /所选行业已停用/ })).toBeVisible()
  },
})
export const ProofOfAnother = meta.story({
  tags: ['no-picture'],
  args: { entry: aJob() },
  beforeEach: ({ msw }) => msw.use(jobs.change.refuse('file_missing')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /^证明材料/ })).toHaveTextContent(
        '文件不存在或已失效，请重新上传',
      ),
    )
  },
})
export const CollectionIsFull = meta.story({
  beforeEach: ({ msw }) => msw.use(jobs.add.refuse('entries_too_many')),
  play: async ({ canvas, userEvent }) => {
    const employer = canvas.getByRole('textbox', { name: '工作单位' })
    await userEvent.type(employer, '远桥精密制造股份有限公司')
    await userEvent.type(canvas.getByRole('textbox', { name: '职务' }), '财务经理')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '行业' }), '制造业')
    await userEvent.type(canvas.getByRole('textbox', { name: '开始年月' }), '201403')
    await userEvent.type(canvas.getByRole('textbox', { name: '结束年月' }), '202106')
    await userEvent.type(canvas.getByRole('textbox', { name: '主要职责' }), '成本核算与预算。')
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('每类经历最多保存')
    await expect(employer).toHaveValue('远桥精密制造股份有限公司')
  },
})
