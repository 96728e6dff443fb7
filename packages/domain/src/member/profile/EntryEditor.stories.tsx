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
