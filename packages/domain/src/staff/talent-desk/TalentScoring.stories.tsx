import { declareInterest, handInSheet, saveSheet } from '@portal/api/contract/star-desk.contract'
import { anOwnSheet } from '@portal/api/fixtures/star-desk'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { body, recordCalls, onADesk, onALaptop } from '../staff-desk/story-desk.tsx'
import { listedDifferences } from '../../shared/form-kit/story-differences.ts'
import {
  atScoring,
  discussed,
  full,
  handInMeetsALaterSheet,
  row,
  scoring,
  toDeclare,
} from './story-scoring.ts'
import { at, one } from './story-talent.ts'
import { TalentDeskPanel } from './TalentDeskPanel.tsx'

const declare = mock(declareInterest)
const save = mock(saveSheet)
const handIn = mock(handInSheet)
const sheets = recordCalls('*/companyapi/stars/:application_no/sheet')
const declarations = recordCalls('*/companyapi/stars/:application_no/declare')

const meta = preview.meta({
  component: TalentDeskPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, ...at(30) },
  beforeEach: atScoring,
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(scoring({ own_sheet: full, mine_filled: 5 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '陈*行' })).toBeVisible()
    const own = within(await canvas.findByRole('table', { name: '本人评分表' }))
    await expect(own.getByRole('row', { name: '合计 100% 79.30' })).toBeVisible()
    await expect(canvas.getByText(/多 4.30 分/)).toBeVisible()
    await expect(canvas.getByText(/提交前看不到其他评委的进度、分数和评语/)).toBeVisible()
    await expect(canvas.getByText('已保存 14:46')).toBeVisible()
    await expect(
      canvas.getByText('优秀 85–100', { selector: 'section[aria-label="任职与责任"] p' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交评分表 79.30' })).toBeVisible()
    await expect(canvas.getByText(/待本人评分 3/)).toBeVisible()
  },
})

export const Declares = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(toDeclare),
      declarations.listen,
      declare.answer(async () => scoring()),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '声明并打开资料' })
    await expect(canvas.queryByText('任职与责任')).toBeNull()
    await userEvent.click(button)
    await expect(await canvas.findByText('请选择是否有利益冲突')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^没有利益冲突/ }))
    msw.use(one.reply(scoring()))
    await userEvent.dblClick(button)
    await expect(await canvas.findByRole('textbox', { name: '任职与责任评分' })).toBeVisible()
    await expect(declarations.sent).toEqual([{ conflict: false, note: '' }])
  },
})

export const DeclaresAConflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(toDeclare),
      declarations.listen,
      declare.reply(scoring({ mine: 'recused', snapshot: null, own_sheet: null, allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^有利益冲突/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /说明/ }), '曾为师生')
    await userEvent.click(canvas.getByRole('button', { name: '声明并回避' }))
    await expect(await body().findByText('已回避“陈*行”的申请')).toBeVisible()
    await expect(declarations.sent).toEqual([{ conflict: true, note: '曾为师生' }])
  },
})

export const Recused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply({
        ...toDeclare,
        mine: 'recused',
        own_sheet: anOwnSheet({ state: 'recused' }),
        allowed: [],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/您已声明回避这份申请/)).toBeVisible()
    await expect(canvas.getByText('您已声明有利益冲突，回避这份申请')).toBeVisible()
  },
})

export const ScorersEnough = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply({ ...toDeclare, mine: null, allowed: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/评委已满/)).toBeVisible()
  },
})

export const SavesAsOneTypes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      sheets.listen,
      save.replyWith(({ scores, comments }) =>
        scoring({
          own_sheet: anOwnSheet({
            version: 2,
            scores,
            comments: { ...anOwnSheet().comments, ...comments },
            saved_at: '2026-05-27 14:47:09',
          }),
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '教育与资格评分' }), '82')
    await expect(canvas.getByText('12.30', { selector: 'b' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '写评语：工作业绩' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '工作业绩评语' }), '验收报告可以印证。')
    await expect(await canvas.findByText('已保存 14:47')).toBeVisible()
    await waitFor(() =>
      expect(sheets.sent.at(-1)).toMatchObject({
        action: 'save',
        scores: { education: 82, duty: null },
        comments: { results: '验收报告可以印证。' },
      }),
    )
  },
})

export const TypedSurvivesWalking = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      save.never(),
      one.answer(async ({ params }) =>
        params['application_no'] === row.application_no
          ? scoring()
          : { ...toDeclare, application_no: 'S20260511-0093', name: '沈*瑾' },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '教育与资格评分' }), '82')
    await userEvent.click(canvas.getByRole('button', { name: /沈\*瑾/ }))
    await expect(await canvas.findByRole('button', { name: '声明并打开资料' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /陈\*行/ }))
    await expect(await canvas.findByRole('textbox', { name: '教育与资格评分' })).toHaveValue('82')
  },
})

export const AnotherTabSavedLater = meta.story({
  beforeEach: ({ msw }) => msw.use(save.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '教育与资格评分' })
    msw.use(one.reply(scoring({ own_sheet: full })))
    await userEvent.type(box, '60')
    await expect(await canvas.findByText('另一个页面保存了更新的内容')).toBeVisible()
    await expect(box).toHaveValue('60')
    await userEvent.click(await canvas.findByRole('button', { name: '载入最新内容' }))
    await waitFor(() => expect(box).toHaveValue('82'))
  },
})

const theirs = { ...full, scores: { ...full.scores, papers: null } }

/** What differs follows what is typed on. */
export const AnotherTabSavedSaysWhatDiffers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(scoring({ own_sheet: anOwnSheet({ scores: { ...full.scores, papers: 55 } }) })),
      save.conflict({}),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '教育与资格评分' })
    msw.use(one.reply(scoring({ own_sheet: theirs })))
    await userEvent.clear(box)
    await userEvent.type(box, '60')
    await waitFor(async () =>
      expect(await listedDifferences(canvas)).toEqual([
        '教育与资格评分：82（这里：60）',
        '工作业绩评语：验收报告可以印证。（这里：未填写）',
        '论文成果评分：未填写（这里：55）',
      ]),
    )
    await userEvent.clear(box)
    await userEvent.type(box, '82')
    await waitFor(async () =>
      expect(await listedDifferences(canvas)).toEqual([
        '工作业绩评语：验收报告可以印证。（这里：未填写）',
        '论文成果评分：未填写（这里：55）',
      ]),
    )
  },
})

export const AnotherTabSavedKeepMine = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(sheets.listen, save.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '教育与资格评分' })
    msw.use(one.reply(scoring({ own_sheet: full })))
    await userEvent.type(box, '60')
    const keep = await canvas.findByRole('button', { name: '保留这里的内容' })
    msw.use(
      sheets.listen,
      save.replyWith(({ scores }) => scoring({ own_sheet: { ...full, version: 7, scores } })),
    )
    await userEvent.click(keep)
    await waitFor(() => expect(canvas.queryByRole('list', { name: '另一个页面的不同之处' })).toBeNull())
    await waitFor(() =>
      expect(sheets.sent.at(-1)).toMatchObject({
        version: full.version,
        scores: { education: 60, duty: null },
      }),
    )
    await expect(box).toHaveValue('60')
  },
})

/** What is handed in meets a later sheet: it stays in sight beside what differs. */
export const HandInMeetsALaterSheet = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.reply(scoring({ own_sheet: full })), handIn.conflict({})),
  play: async context => {
    await handInMeetsALaterSheet(context, duty =>
      context.msw.use(
        one.reply(scoring({ own_sheet: { ...full, version: 7, scores: { ...full.scores, duty } } })),
      ),
    )
  },
})

export const AScoreIsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交评分表' }))
    await expect(await canvas.findByText(/还没有打分：教育与资格/)).toBeVisible()
  },
})

export const HandsIn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(one.reply(scoring({ own_sheet: full })), sheets.listen, handIn.reply(discussed())),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交评分表 79.30' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '提交“陈*行”的评分表' })))
    msw.use(one.reply(discussed()))
    await userEvent.dblClick(dialog.getByRole('button', { name: '提交评分表' }))
    const all = within(await canvas.findByRole('table', { name: '评分表' }))
    await expect(all.getByRole('row', { name: '合计 100% 79.30 77.05' })).toBeVisible()
    await expect(sheets.sent).toHaveLength(1)
    await expect(sheets.sent[0]).toMatchObject({ action: 'hand_in', version: 6 })
  },
})

export const HandInIsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(scoring({ own_sheet: full })), handIn.refuse('scores_missing')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交评分表 79.30' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '提交“陈*行”的评分表' })))
    await userEvent.click(dialog.getByRole('button', { name: '提交评分表' }))
    await expect(await dialog.findByText('还有评分项没有打分')).toBeVisible()
  },
})

export const FindsAConflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      declarations.listen,
      declare.reply(scoring({ mine: 'recused', own_sheet: null, snapshot: null, allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发现冲突，退出评分' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '退出“陈*行”的评分' })))
    await userEvent.click(dialog.getByRole('button', { name: '与申请人有师生关系' }))
    await userEvent.click(dialog.getByRole('button', { name: '退出评分' }))
    await expect(await body().findByText('已回避“陈*行”的申请')).toBeVisible()
    await expect(declarations.sent).toEqual([{ conflict: true, note: '与申请人有师生关系' }])
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(one.reply(scoring({ own_sheet: full }))),
})
export const Laptop = meta.story({
  ...onALaptop,
  parameters: { ...onALaptop.parameters, ...at(30) },
  beforeEach: ({ msw }) => msw.use(one.reply(scoring({ own_sheet: full }))),
})
export const PhoneStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(30, '&no=S20260511-0092'),
  beforeEach: ({ msw }) => msw.use(one.reply(scoring({ own_sheet: full }))),
})
