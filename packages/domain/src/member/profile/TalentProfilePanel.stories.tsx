import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { aJob, aJobDraft, anEmptyProfile, aProfile, someDrafts } from '@portal/api/fixtures/profile'
import { maxAttachments } from '@portal/api/rules/profile-limits'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { centre, has, info, isReturned, jobs, onPage, options, usual } from './story-profile.tsx'
import { TalentProfilePanel } from './TalentProfilePanel.tsx'

const meta = preview.meta({ component: TalentProfilePanel, decorators: [onPage], ...usual })

const confirms = async (name: string) => within(await shown(screen.findByRole('alertdialog', { name })))

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '中央财经大学 · 会计学' })).toBeVisible()
    await expect(canvas.getByText('2021-07 至今')).toBeVisible()
    await expect(canvas.getByText(/证书编号 B1601\*\*\*\*22/)).toBeVisible()
    await expect(canvas.getByText('1101**********006X')).toBeVisible()
    await expect(canvas.getByText('必填资料已经齐全')).toBeVisible()
    await expect(canvas.getByRole('region', { name: '论文成果' })).toHaveTextContent('还没有论文成果')
  },
})
/** A remark of the first check leads to its part. */
export const AtAPart = meta.story({
  tags: ['no-picture'],
  parameters: { router: { initialEntries: ['/home/evaluation/credit-archive#job_profits'] } },
  play: async ({ canvas }) => {
    const part = await canvas.findByRole('region', { name: '工作业绩' })
    await waitFor(() => expect(part).toHaveFocus())
  },
})
const sentBack = isReturned({
  remark: '材料请按原件彩色扫描。',
  remarks: [
    { part: 'user_info', entry_id: null, field: 'email', place: '基本信息 · 邮箱', text: '请填写单位邮箱' },
    {
      part: 'customer_jobs',
      entry_id: 'j1',
      field: 'attachments',
      place: '工作经历 · 华岳重工集团有限公司 · 证明材料',
      text: '任职文件缺少盖章页',
    },
    {
      part: 'customer_jobs',
      entry_id: 'j1',
      field: null,
      place: '工作经历 · 华岳重工集团有限公司',
      text: '与社保记录不一致',
    },
    { part: 'papers', entry_id: null, field: null, place: '论文成果', text: '请补充代表作' },
    {
      part: 'job_profits',
      entry_id: 'gone',
      field: 'level',
      place: '工作业绩 · 集团司库体系建设 · 级别',
      text: '级别与证明不符',
    },
  ],
})
/** The association sent the application back: each remark stands where it belongs. */
export const Returned = meta.story({
  beforeEach: ({ msw }) => msw.use(sentBack),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/评价已退回，请按 6 条意见补正$/)).toBeVisible()
    const part = (name: string) => within(canvas.getByRole('region', { name }))
    await expect(part('基本信息').getByText('请填写单位邮箱')).toBeVisible()
    const job = within(part('工作经历').getAllByRole('listitem')[0] as HTMLElement)
    await expect(job.getByText('证明材料：任职文件缺少盖章页')).toBeVisible()
    await expect(job.getByText('与社保记录不一致')).toBeVisible()
    await expect(part('论文成果').getByText('请补充代表作')).toBeVisible()
    await expect(
      part('工作业绩').getByText('工作业绩 · 集团司库体系建设 · 级别：级别与证明不符'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去重新提交' })).toHaveAttribute(
      'href',
      '/home/evaluation?view=apply',
    )
  },
})
/** A link of the evaluation page leads to the entry; in its editor the remark stands at its field. */
export const ReturnedAndEdited = meta.story({
  parameters: { router: { initialEntries: ['/home/evaluation/credit-archive#edit-j1'] } },
  beforeEach: ({ msw }) => msw.use(sentBack),
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: '修改 华岳重工集团有限公司' })
    await waitFor(() => expect(edit).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const editor = within(await canvas.findByRole('form', { name: '修改工作经历' }))
    await expect(editor.getByRole('group', { name: /^证明材料/ })).toHaveTextContent('任职文件缺少盖章页')
    await expect(editor.getByText('与社保记录不一致')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改基本信息' }))
    const basics = within(await canvas.findByRole('form', { name: '修改基本信息' }))
    await expect(basics.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription(/请填写单位邮箱/)
  },
})
export const ReturnedPhone = meta.story({
  beforeEach: ({ msw }) => msw.use(sentBack),
  globals: { viewport: { value: 'phone' } },
})
/** Whether an application was sent back is not known: the profile can be filled in all the same. */
export const EvaluationNotRead = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(centre.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '中央财经大学 · 会计学' })).toBeVisible()
    await expect(canvas.queryByText(/评价已退回/)).toBeNull()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(has(anEmptyProfile())),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('form', { name: '修改基本信息' })).toBeVisible()
    await expect(canvas.getByText('还缺 5 项')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '教育经历至少 1 条' }))
    const editor = await canvas.findByRole('form', { name: '添加教育经历' })
    await waitFor(() => expect(within(editor).getByRole('textbox', { name: '学校' })).toHaveFocus())
    await expect(canvas.queryByRole('form', { name: '修改基本信息' })).toBeNull()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(info.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(options.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    usual.beforeEach({ msw })
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: '教育经历' })).toBeVisible()
  },
})
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(info.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible()
  },
})

export const Adds = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(jobs.add.replyWith(body => aJob({ id: 'j9', employer: body.employer, attachments: [] }))),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加工作经历' }))
    const editor = within(await canvas.findByRole('form', { name: '添加工作经历' }))
    await userEvent.click(editor.getByRole('button', { name: '保存这段经历' }))
    await expect((await editor.findAllByText('请输入工作单位'))[0]).toBeVisible()
    await userEvent.type(editor.getByRole('textbox', { name: '工作单位' }), '新港集团有限公司')
    await userEvent.type(editor.getByRole('textbox', { name: '职务' }), '财务总监')
    await userEvent.selectOptions(editor.getByRole('combobox', { name: '行业' }), '金融业')
    await userEvent.type(editor.getByRole('textbox', { name: '开始年月' }), '202203')
    await userEvent.click(editor.getByRole('checkbox', { name: '至今' }))
    await userEvent.type(editor.getByRole('textbox', { name: '主要职责' }), '主持资金管理。')
    await expect(await editor.findByText('草稿已自动保存，14:32:07')).toBeVisible()
    msw.use(has(aProfile({ customer_jobs: [aJob({ id: 'j9', employer: '新港集团有限公司' }), aJob()] })))
    await userEvent.click(editor.getByRole('button', { name: '保存这段经历' }))
    await expect(await canvas.findByRole('heading', { name: '新港集团有限公司' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: '修改 新港集团有限公司' })).toHaveFocus())
    await expect(canvas.queryByRole('form')).toBeNull()
  },
})
export const EndBeforeStart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改 远桥精密制造股份有限公司' }))
    const editor = within(await canvas.findByRole('form', { name: '修改工作经历' }))
    const end = editor.getByRole('textbox', { name: '结束年月' })
    await userEvent.clear(end)
    await userEvent.type(end, '201001')
    await userEvent.click(editor.getByRole('button', { name: '保存这段经历' }))
    await waitFor(() => expect(end).toHaveAccessibleDescription(/结束年月不能早于开始年月/))
    await userEvent.click(editor.getByRole('button', { name: '取消' }))
    const ask = await confirms('放弃未保存的修改？')
    await userEvent.click(ask.getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull())
  },
})
/** Whoever asks for the editor that is open loses nothing. */
export const OpensWhatIsOpen = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加工作经历' }))
    const editor = within(await canvas.findByRole('form', { name: '添加工作经历' }))
    await userEvent.type(editor.getByRole('textbox', { name: '工作单位' }), '新港集团')
    await userEvent.click(canvas.getByRole('button', { name: '添加工作经历' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: '工作经历' })).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(editor.getByRole('textbox', { name: '工作单位' })).toHaveValue('新港集团')
  },
})
export const AsksBeforeAnotherOpens = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改 远桥精密制造股份有限公司' }))
    const editor = within(await canvas.findByRole('form', { name: '修改工作经历' }))
    await userEvent.type(editor.getByRole('textbox', { name: '职务' }), '兼董秘')
    await userEvent.click(canvas.getByRole('button', { name: '添加论文成果' }))
    const ask = await confirms('放弃未保存的修改？')
    await userEvent.click(ask.getByRole('button', { name: '继续填写' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(editor.getByRole('textbox', { name: '职务' })).toHaveValue('财务经理兼董秘')
    await userEvent.click(canvas.getByRole('button', { name: '添加论文成果' }))
    await userEvent.click((await confirms('放弃未保存的修改？')).getByRole('button', { name: '放弃修改' }))
    await expect(await canvas.findByRole('form', { name: '添加论文成果' })).toBeVisible()
  },
})

const elsewhere = aJob({
  id: 'j2',
  version: 4,
  saved_at: '2026-05-18 14:40:00',
  employer: '远桥精密制造股份有限公司',
  position: '财务总监助理',
  start_month: '2014-03',
  end_month: '2021-06',
})
const typesAndSaves = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: '修改 远桥精密制造股份有限公司' }))
  const editor = within(await canvas.findByRole('form', { name: '修改工作经历' }))
  await userEvent.type(editor.getByRole('textbox', { name: /^部门/ }), '一处')
  await userEvent.click(editor.getByRole('button', { name: '保存这段经历' }))
  return editor
}
export const AnotherPageSavedLoadTheirs = meta.story({
  beforeEach: ({ msw }) => msw.use(jobs.change.conflict({ ...elsewhere })),
  play: async story => {
    const { userEvent } = story
    const editor = await typesAndSaves(story)
    const notice = await editor.findByRole('alert')
    await expect(notice).toHaveTextContent('保存于 2026-05-18 14:40')
    await expect(notice).toHaveTextContent('职务：财务总监助理')
    // what differs follows what is typed on
    const position = editor.getByRole('textbox', { name: '职务' })
    await userEvent.clear(position)
    await userEvent.type(position, '财务总监助理')
    await waitFor(() => expect(notice).not.toHaveTextContent('职务：'))
    await expect(notice).toHaveTextContent('部门：财务部')
    await userEvent.type(position, '（兼）')
    await waitFor(() => expect(notice).toHaveTextContent('职务：财务总监助理'))
    await userEvent.click(editor.getByRole('button', { name: '载入最新内容' }))
    await waitFor(() => expect(editor.getByRole('textbox', { name: '职务' })).toHaveValue('财务总监助理'))
    await expect(editor.getByRole('textbox', { name: /^部门/ })).toHaveValue('财务部')
  },
})
export const AnotherPageSavedKeepMine = meta.story({
  beforeEach: ({ msw }) => msw.use(jobs.change.conflict({ ...elsewhere })),
  play: async story => {
    const { canvas, msw, userEvent } = story
    const editor = await typesAndSaves(story)
    const keep = await editor.findByRole('button', { name: '保留这里的内容' })
    msw.use(
      jobs.change.replyWith(body =>
        aJob({ ...elsewhere, department: body.department, version: body.version + 1 }),
      ),
    )
    await userEvent.click(keep)
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull())
  },
})
export const RemovedElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(jobs.change.notFound(), jobs.add.reply(aJob({ id: 'j9' }))),
  play: async story => {
    const { canvas, userEvent } = story
    const editor = await typesAndSaves(story)
    await userEvent.click(await editor.findByRole('button', { name: '另存为新的记录' }))
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull())
  },
})
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(jobs.change.refuse('file_missing')),
  play: async story => {
    const editor = await typesAndSaves(story)
    await expect((await editor.findAllByText('文件不存在或已失效，请重新上传'))[0]).toBeVisible()
  },
})
export const Removes = meta.story({
  beforeEach: ({ msw }) => msw.use(jobs.remove.reply({})),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 远桥精密制造股份有限公司' }))
    const ask = await confirms('删除这条工作经历？')
    msw.use(has(aProfile({ customer_jobs: [aJob()] })))
    await userEvent.click(ask.getByRole('button', { name: '删除' }))
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: '远桥精密制造股份有限公司' })).toBeNull(),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加工作经历' })).toHaveFocus())
  },
})
export const ChangedBeforeItIsRemoved = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(jobs.remove.conflict({ ...elsewhere })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 远桥精密制造股份有限公司' }))
    await userEvent.click((await confirms('删除这条工作经历？')).getByRole('button', { name: '删除' }))
    await expect(await screen.findByText(/这条记录刚在另一个页面改过/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '远桥精密制造股份有限公司' })).toBeVisible()
  },
})
const left = aJobDraft()
const elsewhereLeft = aJobDraft({
  ...aJob({ employer: '远桥精密制造股份有限公司', position: '总经理助理' }),
  entry_id: 'j2',
  entry_version: 1,
  version: 4,
  saved_at: '2026-05-18 09:30:00',
})
/** A tab was closed in the middle of an entry: it is open again, and an older one is offered. */
export const TypedOn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(has(aProfile(), { drafts: someDrafts({ customer_jobs: [left, elsewhereLeft] }) })),
  play: async ({ canvas, msw, userEvent }) => {
    const editor = within(await canvas.findByRole('form', { name: '添加工作经历' }))
    await expect(editor.getByRole('textbox', { name: '工作单位' })).toHaveValue('新港集团有限公司')
    msw.use(has(aProfile(), { drafts: someDrafts({ customer_jobs: [elsewhereLeft] }) }))
    await userEvent.click(editor.getByRole('button', { name: '取消' }))
    const ask = await confirms('放弃未保存的修改？')
    await userEvent.click(ask.getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull())
    await expect(canvas.queryByText('有一份工作经历没有保存：新港集团有限公司')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^继续填写/ }))
    const other = within(await canvas.findByRole('form', { name: '修改工作经历' }))
    await expect(other.getByRole('textbox', { name: '职务' })).toHaveValue('总经理助理')
  },
})
export const DraftIsGivenUp = meta.story({
  parameters: { router: { initialEntries: ['/home/evaluation/credit-archive#job_profits'] } },
  beforeEach: ({ msw }) => msw.use(has(aProfile(), { drafts: someDrafts({ customer_jobs: [left] }) })),
  play: async ({ canvas, msw, userEvent }) => {
    const offer = await canvas.findByText('有一份工作经历没有保存：新港集团有限公司')
    await expect(canvas.queryByRole('form')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^放弃草稿/ }))
    msw.use(has(aProfile()))
    const ask = await confirms('放弃这份草稿？')
    await userEvent.click(ask.getByRole('button', { name: '放弃草稿' }))
    await waitFor(() => expect(offer).not.toBeInTheDocument())
  },
})
export const Full = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      has(
        aProfile({
          customer_jobs: Array.from({ length: 30 }, (_, index) =>
            aJob({ id: `j${index}`, employer: `第 ${index + 1} 家单位`, attachments: [] }),
          ),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '添加工作经历' })).toBeDisabled()
    await expect(canvas.getByText('30，最多 30 条')).toBeVisible()
  },
})
/** Twenty jobs with as many proofs as one may have. */
const provenJobs = Array.from({ length: 200 / maxAttachments }, (_, at) =>
  aJob({
    id: `j${at}`,
    employer: `第 ${at + 1} 家单位`,
    attachments: Array.from({ length: maxAttachments }, (_file, n) => ({
      dic_id: n % 2 === 0 ? 'job_proof' : 'job_contract',
      file_id: `f-${at}-${n}`,
      name: `任职证明与劳动合同（第 ${n + 1} 份，共 ${maxAttachments} 份）扫描件.pdf`,
      size: 658_000,
      mime: 'application/pdf',
      url: `#f-${at}-${n}`,
    })),
  }),
)
/** Two hundred attachments: each can be opened, and the last entry edited as if it were alone. */
export const TwoHundredProofs = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(has(aProfile({ customer_jobs: provenJobs }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '第 20 家单位' })
    const part = within(canvas.getByRole('region', { name: '工作经历' }))
    const links = part.getAllByRole('link')
    await expect(new Set(links.map(link => link.getAttribute('href'))).size).toBe(200)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: '修改 第 20 家单位' }))
    const editor = within(await canvas.findByRole('form', { name: '修改工作经历' }))
    await expect(editor.getAllByRole('button', { name: /^移除/ })).toHaveLength(maxAttachments)
    await expect(editor.getByLabelText('上传材料', { selector: 'input' })).toBeDisabled()
    await expect(editor.getByRole('group', { name: /^证明材料/ })).toHaveTextContent('最多 10 个')
    const position = editor.getByRole('textbox', { name: '职务' })
    await userEvent.type(position, '一')
    await typesWithin(position, '二三四五六七八', [fieldOf(position)], userEvent)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})
const long = '中国（上海）自由贸易试验区临港新片区江海联运供应链管理集团股份有限公司华东区域财务共享服务中心'
export const LongTexts = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(has(aProfile({ customer_jobs: [aJob({ employer: long, department: long, position: long })] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: long })).toBeVisible()
  },
})
