import { expect, fn, waitFor } from 'storybook/test'
import { aJob, aJobDraft, aProfile } from '@portal/api/fixtures/profile'
import { refusals } from '@portal/api/rules/refusals'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { EntryEditor, type EntryEditorProps } from './EntryEditor.tsx'
import { has, jobs, keepsDrafts, lists, onPage, upload } from './story-profile.tsx'

const onSaved = fn()
const onCancel = fn()
const kept = fn()

const args: EntryEditorProps = {
  collection: 'customer_jobs',
  id: null,
  entry: null,
  draft: null,
  remarks: [],
  lists,
  today: '2026-05-18',
  onGuard: fn(),
  onSaved,
  onCancel,
}
/** An entry that is changed. */
const editing = (entry = aJob()) => ({ id: entry.id, entry })

const meta = preview.meta({
  component: EntryEditor,
  decorators: [onPage],
  args,
  beforeEach({ msw }) {
    kept.mockClear()
    msw.use(keepsDrafts())
  },
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
export const Phone = meta.story({ args: editing(), globals: { viewport: { value: 'phone' } } })

export const KeptAsOneTypes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      jobs.saveDraft.replyWith(({ attachments: _files, ...body }) => {
        kept(body)
        return aJobDraft({ ...body, version: body.version + 1, saved_at: '2026-05-18 14:32:07' })
      }),
      jobs.add.replyWith(body => {
        kept(body.draft)
        return aJob({ employer: body.employer })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '工作单位' }), '新港集团有限公司')
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
    await expect(kept).toHaveBeenLastCalledWith(
      expect.objectContaining({ entry_id: null, entry_version: null, employer: '新港集团有限公司' }),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: '职务' }), '财务总监')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '行业' }), '金融业')
    await userEvent.type(canvas.getByRole('textbox', { name: '开始年月' }), '202203')
    await userEvent.click(canvas.getByRole('checkbox', { name: '至今' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '主要职责' }), '主持资金管理。')
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    const [last] = kept.mock.lastCall ?? []
    await expect(last).toMatchObject({ entry_id: null })
  },
})
/** A tab was closed in the middle. */
export const TypedOn = meta.story({
  args: { draft: aJobDraft() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '工作单位' })).toHaveValue('新港集团有限公司')
    await expect(canvas.getByText('草稿保存于 2026-05-18 09:41。', { exact: false })).toBeVisible()
  },
})
export const TypedOnPhone = meta.story({
  args: { draft: aJobDraft() },
  globals: { viewport: { value: 'phone' } },
})
/** Its entry was changed after the draft was begun. */
export const TypedOnOverALaterEntry = meta.story({
  args: {
    ...editing(aJob({ version: 3, position: '总会计师', saved_at: '2026-05-18 09:50:00' })),
    draft: aJobDraft({ ...aJob(), entry_id: 'j1', entry_version: 1, version: 5, department: '资金部' }),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      jobs.dropDraft.reply({}),
      jobs.change.replyWith(body => aJob({ ...body, attachments: [], version: body.version + 1 })),
      has(aProfile()),
    ),
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('职务：总会计师')
    await expect(notice).toHaveTextContent('部门：财务部')
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '职务' })).toHaveValue('总会计师'))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })))
  },
})
/** Its entry was removed after the draft was begun. */
export const TypedOnOverARemovedEntry = meta.story({
  args: {
    id: 'j9',
    draft: aJobDraft({ ...aJob({ employer: '已删除的单位' }), entry_id: 'j9', entry_version: 1, version: 5 }),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      jobs.add.replyWith(body => {
        kept(body.draft)
        return aJob({ employer: body.employer })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '另存为新的记录' }))
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ employer: '已删除的单位' })),
    )
    await expect(kept).toHaveBeenCalledWith({ entry_id: 'j9', version: 5 })
  },
})
/** Two tabs add at the same time. */
export const AnotherPageTypes = meta.story({
  beforeEach: ({ msw }) => msw.use(jobs.saveDraft.conflict(aJobDraft({ position: '总经理' }))),
  play: async ({ canvas, msw, userEvent }) => {
    const employer = canvas.getByRole('textbox', { name: '工作单位' })
    await userEvent.type(employer, '远桥')
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('工作单位：新港集团有限公司')
    await expect(notice).toHaveTextContent('职务：总经理')
    await expect(employer).toHaveValue('远桥')
    msw.use(keepsDrafts())
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await waitFor(() => expect(employer).toHaveValue('新港集团有限公司'))
    await userEvent.type(employer, '一部')
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
  },
})
export const DraftIsNotKept = meta.story({
  beforeEach: ({ msw }) => msw.use(jobs.saveDraft.fault()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '工作单位' }), '新港')
    await expect(await canvas.findByText('未能保存，将自动重试')).toBeVisible()
  },
})
export const DraftsAreTooMany = meta.story({
  // about the sentence, which stands where every failed save stands
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(jobs.saveDraft.refuse('drafts_too_many')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '工作单位' }), '新港')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusals.drafts_too_many)
  },
})
export const DraftNamesALostFile = meta.story({
  args: editing(),
  beforeEach: ({ msw }) => msw.use(jobs.saveDraft.refuse('file_missing')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '职务' }), '兼董秘')
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /^证明材料/ })).toHaveTextContent(
        '文件不存在或已失效，请重新上传',
      ),
    )
  },
})

export const WithProofs = meta.story({
  args: editing(aJob({ attachments: [] })),
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
  args: editing(aJob({ attachments: [] })),
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
  args: editing(),
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(jobs.change.fault()),
  play: async ({ canvas, userEvent }) => {
    const position = canvas.getByRole('textbox', { name: '职务' })
    await userEvent.type(position, '兼董秘')
    await userEvent.click(canvas.getByRole('button', { name: '保存这段经历' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(position).toHaveValue('财务总监兼董秘')
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
  },
})
export const LostAnswerIsLookedUp = meta.story({
  tags: ['no-picture'],
  args: editing(),
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
  args: editing(),
  play: async ({ canvas, userEvent }) => {
    const position = canvas.getByRole('textbox', { name: '职务' })
    await userEvent.type(position, '一')
    await typesWithin(position, '二三四五六七八九十', [fieldOf(position)], userEvent)
  },
})

export const EndBeforeItsStart = meta.story({
  args: editing(aJob({ start_month: '2021-07', end_month: '2020-01' })),
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
  args: editing(aJob({ start_month: '2026-06' })),
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
  args: editing(),
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
  args: editing(),
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
