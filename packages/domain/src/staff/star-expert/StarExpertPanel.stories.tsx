import { anOwnSheet } from '@portal/api/fixtures/star-desk'
import { anExpertView } from '@portal/api/fixtures/star-experts'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { afresh, body, recordCalls } from '../staff-desk/story-desk.tsx'
import { listedDifferences } from '../../shared/form-kit/story-differences.ts'
import { handInMeetsALaterSheet } from '../talent-desk/story-scoring.ts'
import { StarExpertPanel } from './StarExpertPanel.tsx'
import { applicant, begin, declare, full, handIn, save, scoring, show, toDeclare } from './story-expert.ts'

const begun = recordCalls('*/companyapi/experts/begin')
const declarations = recordCalls('*/companyapi/experts/declare')
const sheets = recordCalls('*/companyapi/experts/sheet')

const token = 'ABCDEFGHJKMNPQRSTUVWXYZ234'
const kept = (version: number) => ({ version, saved_at: '2026-05-27 14:47:09' })

const meta = preview.meta({
  component: StarExpertPanel,
  args: { token },
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', session: 'none' },
  beforeEach: afresh(() => [show.reply(anExpertView())]),
})

export const Invited = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '邀请您评审一份星级评价申请' })).toBeVisible()
    await expect(canvas.getByText('四星')).toBeVisible()
    await expect(canvas.queryByText(applicant.name)).toBeNull()
  },
})
export const Begins = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(begun.listen, begin.reply({ stage: 'to_declare' })),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '开始评审' })
    msw.use(show.reply(toDeclare()))
    await userEvent.dblClick(button)
    await expect(await canvas.findByRole('heading', { name: '利益冲突声明' })).toBeVisible()
    const key: unknown = JSON.parse(window.localStorage.getItem('expertKey') ?? '')
    await expect(begun.sent).toEqual([{ token, key }])
  },
})
export const BeginsTooLate = meta.story({
  beforeEach: ({ msw }) => msw.use(begin.refuse('expert_link_used')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始评审' }))
    await expect(await canvas.findByText('链接已使用过；请联系协会重新发送')).toBeVisible()
  },
})
export const Declares = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(show.reply(toDeclare()), declarations.listen, declare.reply({ conflict: false })),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '声明并打开资料' })
    await expect(canvas.getByText('华岳重工集团有限公司')).toBeVisible()
    await expect(canvas.queryByText('任职与责任')).toBeNull()
    await userEvent.click(button)
    await expect(await canvas.findByText('请选择是否有利益冲突')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^没有利益冲突/ }))
    msw.use(show.reply(scoring()))
    await userEvent.dblClick(button)
    await expect(await canvas.findByRole('textbox', { name: '任职与责任评分' })).toBeVisible()
    await expect(declarations.sent).toMatchObject([{ token, conflict: false, note: '' }])
  },
})
export const ToDeclare = meta.story({ beforeEach: ({ msw }) => msw.use(show.reply(toDeclare())) })
export const DeclareFails = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(toDeclare()), declare.fault()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^没有利益冲突/ }))
    await userEvent.click(canvas.getByRole('button', { name: '声明并打开资料' }))
    await expect(await canvas.findByText('没有声明成功')).toBeVisible()
  },
})
export const DeclaresAConflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(show.reply(toDeclare()), declarations.listen, declare.reply({ conflict: true })),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^有利益冲突/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /说明/ }), '曾为师生')
    msw.use(show.refuse('expert_link_dead'))
    await userEvent.click(canvas.getByRole('button', { name: '声明并回避' }))
    await expect(await canvas.findByRole('heading', { name: '已声明回避' })).toBeVisible()
    await expect(declarations.sent).toMatchObject([{ conflict: true, note: '曾为师生' }])
  },
})

export const Scoring = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(scoring(full))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: applicant.name })).toBeVisible()
    const own = within(canvas.getByRole('table', { name: '本人评分表' }))
    await expect(own.getByRole('row', { name: '合计 100% 79.30' })).toBeVisible()
    await expect(canvas.getByText('已保存 14:46')).toBeVisible()
    await expect(canvas.queryByText(/评委[甲乙丙]/)).toBeNull()
  },
})
export const OpensAFile = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(scoring(full))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '任职文件.png' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '陈*行的证明材料' })))
    await expect(await dialog.findByRole('img', { name: '任职文件.png' })).toBeVisible()
  },
})
export const SavesAsOneTypes = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(scoring()), sheets.listen, save.reply(kept(3))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '教育与资格评分' }), '82')
    await expect(canvas.getByText('12.30', { selector: 'b' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '写评语：工作业绩' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '工作业绩评语' }), '验收报告可以印证。')
    await expect(await canvas.findByText('已保存 14:47')).toBeVisible()
    await waitFor(() =>
      expect(sheets.sent.at(-1)).toMatchObject({
        action: 'save',
        token,
        scores: { education: 82, duty: null },
        comments: { results: '验收报告可以印证。' },
      }),
    )
  },
})
export const AnotherTabSavedLater = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(scoring()), save.conflict(kept(6))),
  play: async ({ canvas, msw, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '教育与资格评分' })
    msw.use(show.reply(scoring(full)))
    await userEvent.type(box, '60')
    await expect(await canvas.findByText('另一个页面保存了更新的内容')).toBeVisible()
    await expect(box).toHaveValue('60')
    await userEvent.click(await canvas.findByRole('button', { name: '载入最新内容' }))
    await waitFor(() => expect(box).toHaveValue('82'))
  },
})
/** What differs follows what is typed on. */
export const AnotherTabSavedSaysWhatDiffers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      show.reply(scoring(anOwnSheet({ version: 2, scores: { ...full.scores, papers: 55 } }))),
      save.conflict(kept(6)),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '教育与资格评分' })
    msw.use(show.reply(scoring(full)))
    await userEvent.clear(box)
    await userEvent.type(box, '60')
    const beside = ['工作业绩评语：验收报告可以印证。（这里：未填写）', '论文成果评分：40（这里：55）']
    await waitFor(async () =>
      expect(await listedDifferences(canvas)).toEqual(['教育与资格评分：82（这里：60）', ...beside]),
    )
    await userEvent.clear(box)
    await userEvent.type(box, '82')
    await waitFor(async () => expect(await listedDifferences(canvas)).toEqual(beside))
  },
})
export const AnotherTabSavedKeepMine = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(show.reply(scoring()), save.conflict(kept(6))),
  play: async ({ canvas, msw, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '教育与资格评分' })
    msw.use(show.reply(scoring(full)))
    await userEvent.type(box, '60')
    const keep = await canvas.findByRole('button', { name: '保留这里的内容' })
    msw.use(sheets.listen, save.reply(kept(7)))
    await userEvent.click(keep)
    await expect(await canvas.findByText('已保存 14:47')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: '另一个页面的不同之处' })).toBeNull()
    await expect(sheets.sent).toMatchObject([{ version: 6, scores: { education: 60, duty: null } }])
    await expect(box).toHaveValue('60')
  },
})
/** What is handed in meets a later sheet: it stays in sight beside what differs. */
export const HandInMeetsALaterSheet = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(show.reply(scoring(full)), handIn.conflict(kept(7))),
  play: async context => {
    await handInMeetsALaterSheet(context, duty =>
      context.msw.use(show.reply(scoring({ ...full, version: 7, scores: { ...full.scores, duty } }))),
    )
  },
})
export const TakenBackWhileScoring = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(show.reply(scoring()), save.refuse('expert_link_dead')),
  play: async ({ canvas, msw, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '教育与资格评分' })
    msw.use(show.refuse('expert_link_dead'))
    await userEvent.type(box, '60')
    await expect(await canvas.findByRole('heading', { name: '链接已失效' })).toBeVisible()
  },
})
export const AScoreIsMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(scoring())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交评分表' }))
    await expect(await canvas.findByText(/还没有打分：教育与资格/)).toBeVisible()
  },
})
export const HandsIn = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(scoring(full)), sheets.listen, handIn.reply(kept(7))),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交评分表 79.30' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '提交“陈*行”的评分表' })))
    msw.use(show.reply(anExpertView({ stage: 'handed_in' })))
    await userEvent.dblClick(dialog.getByRole('button', { name: '提交评分表' }))
    await expect(await canvas.findByRole('heading', { name: '评分表已提交' })).toBeVisible()
    await expect(sheets.sent).toHaveLength(1)
    await expect(sheets.sent[0]).toMatchObject({ action: 'hand_in', version: 6, token })
  },
})
export const HandInIsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(scoring(full)), handIn.refuse('scores_missing')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交评分表 79.30' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '提交“陈*行”的评分表' })))
    await userEvent.click(dialog.getByRole('button', { name: '提交评分表' }))
    await expect(await dialog.findByText('还有评分项没有打分')).toBeVisible()
  },
})
export const FindsAConflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(show.reply(scoring()), declarations.listen, declare.reply({ conflict: true })),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发现利益冲突，退出评分' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '退出“陈*行”的评分' })))
    await userEvent.click(dialog.getByRole('button', { name: '与申请人有师生关系' }))
    msw.use(show.refuse('expert_link_dead'))
    await userEvent.click(dialog.getByRole('button', { name: '退出评分' }))
    await expect(await canvas.findByRole('heading', { name: '已声明回避' })).toBeVisible()
    await expect(declarations.sent).toMatchObject([{ conflict: true, note: '与申请人有师生关系' }])
  },
})

export const HandedIn = meta.story({
  beforeEach: ({ msw }) => msw.use(show.reply(anExpertView({ stage: 'handed_in' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/感谢您的评审/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Dead = meta.story({
  beforeEach: ({ msw }) => msw.use(show.refuse('expert_link_dead')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '链接已失效' })).toBeVisible()
  },
})
export const UsedElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(show.refuse('expert_link_used')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '链接已使用过' })).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(show.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(show.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(/评审邀请没有加载出来/)
    msw.use(show.reply(anExpertView()))
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }))
    await expect(await canvas.findByRole('button', { name: '开始评审' })).toBeVisible()
  },
})
export const LongTexts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      show.reply(
        toDeclare({
          applicant: {
            ...applicant,
            name: '买******明',
            unit: '新疆维吾尔自治区伊犁哈萨克自治州丝绸之路经济带跨境供应链金融服务有限责任公司',
            position: '集团财务共享服务中心高级副总监兼首席信息官候选人岗位',
          },
        }),
      ),
    ),
})
export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(show.reply(scoring(full))),
})
export const InvitedOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const DeclarationOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(show.reply(toDeclare())),
})
export const ScoringOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(show.reply(scoring(full))),
})
