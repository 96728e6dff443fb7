import {
  addStarFigures,
  listStarFigures,
  withdrawStarFigures,
} from '@portal/api/contract/star-figures.contract'
import { aFigureSet, someFigureSets, theFirstFigures } from '@portal/api/fixtures/star-figures'
import { mock } from '@portal/api/mocks'
import { firstFigures, type StarFigures } from '@portal/api/rules/star-figures'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { body, recordCalls, onADesk, retry } from '../staff-desk/story-desk.tsx'
import { TalentFiguresPanel } from './TalentFiguresPanel.tsx'

const list = mock(listStarFigures)
const add = mock(addStarFigures)
const withdraw = mock(withdrawStarFigures)

const raised: StarFigures = {
  ...firstFigures,
  fee_fen: { ...firstFigures.fee_fen, 4: 1500_00, 5: 2000_00 },
  required: { ...firstFigures.required, 5: 88_00 },
  check_days: 3,
}
const untouched = someFigureSets()
/** One in force, two to come, one over, one that was taken back. */
const several = someFigureSets({
  version: 5,
  sets: [
    aFigureSet({
      id: 'f4',
      effective_from: '2027-01-01',
      state: 'coming',
      figures: { ...raised, weights: { ...raised.weights, duty: 20, papers: 15 } },
      at: '2026-05-12 16:02:00',
    }),
    aFigureSet({
      id: 'f3',
      effective_from: '2026-07-01',
      state: 'coming',
      figures: raised,
      at: '2026-05-11 09:30:00',
    }),
    aFigureSet(),
    theFirstFigures({ state: 'past', figures: { ...firstFigures, publicity_days: 7 } }),
    aFigureSet({
      id: 'f2',
      effective_from: '2026-06-01',
      state: 'dropped',
      figures: raised,
      dropped_by: '沈静仪',
      dropped_at: '2026-05-10 11:05:00',
    }),
  ],
})
const calls = recordCalls('*/companyapi/star_figures')

const past = { router: { initialEntries: ['/memberAudit/talent/figures?tab=past'] } }

const meta = preview.meta({
  component: TalentFiguresPanel,
  ...onADesk,
  beforeEach: ({ msw }) => {
    calls.sent.length = 0
    msw.use(list.reply(several))
  },
})

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>
async function openForm({ canvas, userEvent }: Hands) {
  await userEvent.click(await canvas.findByRole('button', { name: '新增标准' }))
  return within(await canvas.findByRole('form', { name: '评价标准' }))
}
type Form = Awaited<ReturnType<typeof openForm>>
/** Types the day and a fee of 1,600 yuan for four stars. */
async function fill({ userEvent }: Hands, form: Form) {
  await userEvent.type(form.getByRole('textbox', { name: '从哪天起执行' }), '2027-03-01')
  const fee = within(form.getByRole('group', { name: /^评价费/ })).getByRole('textbox', { name: '四星' })
  await userEvent.clear(fee)
  await userEvent.type(fee, '1600')
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '星级要求与评价费' }))
    await expect(table.getByRole('row', { name: /^评价费/ })).toHaveTextContent('¥1,200.00 → ¥1,500.00')
    const next = canvas.getByRole('list', { name: '2026-07-01 起执行的改动' })
    await expect(within(next).getAllByRole('listitem')).toHaveLength(4)
  },
})
/** Sets that are over, and one that was taken back before it began. */
export const Former = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^以前的标准/ }))
    await expect(await canvas.findByText('沈静仪于 2026-05-10 11:05 撤回或替换，没有执行')).toBeVisible()
  },
})
export const NeverChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(untouched)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('最初的标准')).toBeVisible()
  },
})
export const NothingFormer = meta.story({
  tags: ['no-picture'],
  parameters: past,
  beforeEach: ({ msw }) => msw.use(list.reply(untouched)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有以前的标准。')).toBeVisible()
  },
})
/** A long history has pages. */
export const LongHistory = meta.story({
  tags: ['no-picture'],
  parameters: past,
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply({
        ...several,
        sets: [
          aFigureSet({ id: 'now' }),
          ...Array.from({ length: 12 }, (_, at) =>
            aFigureSet({
              id: `p${at}`,
              state: 'past',
              effective_from: `2025-${String(12 - at).padStart(2, '0')}-01`,
              figures: { ...firstFigures, check_days: 3 + at },
            }),
          ),
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: '以前的标准' })
    await expect(within(table).getAllByRole('row')).toHaveLength(11)
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3))
    await expect(table).toHaveTextContent('初审时限 14 个工作日')
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })
export const RecoversFromOffline = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(list.offline()),
  play: async context => {
    await retry(context, list.reply(several))
    await expect(await context.canvas.findByRole('heading', { name: '正在执行' })).toBeVisible()
  },
})
/** What is wrong stands at its field, and nothing is sent. */
export const SaysWhatIsWrong = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(untouched)),
  play: async context => {
    const form = await openForm(context)
    const { userEvent, canvas } = context
    const weight = form.getByRole('textbox', { name: '任职与责任' })
    await userEvent.clear(weight)
    await userEvent.type(weight, '30')
    const points = within(form.getByRole('group', { name: /^要求分数/ }))
    await userEvent.clear(points.getByRole('textbox', { name: '二星' }))
    await userEvent.type(points.getByRole('textbox', { name: '二星' }), '49.5')
    await userEvent.click(canvas.getByRole('button', { name: '保存标准' }))
    const start = form.getByRole('textbox', { name: '从哪天起执行' })
    await waitFor(() => expect(start).toHaveFocus())
    await expect(start).toHaveAccessibleDescription(/请选择日期/)
    await expect(form.getByRole('textbox', { name: '教育与资格' })).toHaveAccessibleDescription(
      /合计应为 100%，现在是 105%/,
    )
    await expect(points.getByRole('textbox', { name: '二星' })).toHaveAccessibleDescription(
      /应高于一星的要求/,
    )
    await expect(calls.sent).toHaveLength(0)
  },
})
/** Pressed twice it is sent once; what it changes is shown before. */
export const SetsFromADay = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(untouched), calls.listen, add.replyAfter(60, several)),
  play: async context => {
    const form = await openForm(context)
    const { userEvent, canvas } = context
    await fill(context, form)
    await expect(canvas.getByRole('list', { name: '改动' })).toHaveTextContent(
      '四星评价费¥1,200.00 → ¥1,600.00',
    )
    await userEvent.dblClick(canvas.getByRole('button', { name: '保存标准' }))
    await expect(await body().findByText('评价标准已保存，2027-03-01 起执行')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '正在执行' })).toBeVisible()
    await expect(calls.sent).toHaveLength(1)
    await expect(calls.sent[0]).toMatchObject({ version: 0, effective_from: '2027-03-01' })
  },
})
export const NothingChanged = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(list.reply(untouched)),
  play: async context => {
    const form = await openForm(context)
    await context.userEvent.type(form.getByRole('textbox', { name: '从哪天起执行' }), '2027-03-01')
    await context.userEvent.click(context.canvas.getByRole('button', { name: '保存标准' }))
    await expect(await context.canvas.findByText('没有改动，不需要提交。')).toBeVisible()
  },
})
/** The server knows better: its texts stand at the fields. */
export const RefusedAtAField = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(untouched),
      add.refuseFields({ effective_from: '最早从明天起执行', 'figures.fee_fen.4': '不能低于三星的评价费' }),
    ),
  play: async context => {
    const form = await openForm(context)
    await fill(context, form)
    await context.userEvent.click(context.canvas.getByRole('button', { name: '保存标准' }))
    const fees = within(form.getByRole('group', { name: /^评价费/ }))
    await waitFor(() =>
      expect(fees.getByRole('textbox', { name: '四星' })).toHaveAccessibleDescription(/不能低于三星的评价费/),
    )
    await expect(form.getByRole('textbox', { name: '从哪天起执行' })).toHaveAccessibleDescription(
      /最早从明天起执行/,
    )
  },
})
/** Somebody else was first: what is now is shown, nothing that was typed is lost, and it can go on. */
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(untouched), add.conflict({ ...several })),
  play: async context => {
    const form = await openForm(context)
    const { userEvent, canvas, msw } = context
    await fill(context, form)
    msw.use(list.reply(several))
    await userEvent.click(canvas.getByRole('button', { name: '保存标准' }))
    await expect(await canvas.findByText('评价标准刚刚有了变化')).toBeVisible()
    await expect(canvas.getByText(/^周若溪于 2026-05-12 16:02 设定了2027-01-01 起的标准/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '与 2027-01-01 起的标准相比' })).toBeVisible()
    msw.use(add.reply(several))
    await userEvent.click(canvas.getByRole('button', { name: '看过了，继续填写' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存标准' }))
    await expect(await body().findByText('评价标准已保存，2027-03-01 起执行')).toBeVisible()
  },
})
/** A set that has not begun is changed under its day. */
export const ChangesOneToCome = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改2026-07-01 起的标准' }))
    await expect(await canvas.findByRole('textbox', { name: '从哪天起执行' })).toHaveValue('2026-07-01')
    await expect(canvas.getByRole('list', { name: '改动' })).toHaveTextContent(
      '四星评价费¥1,200.00 → ¥1,500.00',
    )
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(await canvas.findByRole('heading', { name: '正在执行' })).toBeVisible()
  },
})
export const TakesOneBack = meta.story({
  beforeEach: ({ msw }) => msw.use(calls.listen, withdraw.reply(untouched)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤回2026-07-01 起的标准' }))
    const dialog = within(await body().findByRole('alertdialog'))
    msw.use(list.reply(untouched))
    await userEvent.dblClick(dialog.getByRole('button', { name: '撤回标准' }))
    await expect(await body().findByText('已撤回2026-07-01 起的标准')).toBeVisible()
    await waitFor(() => expect(calls.sent).toEqual([{ version: 5, id: 'f3', action: 'withdraw' }]))
  },
})
export const TakenBackTooLate = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(withdraw.refuse('figures_in_force')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤回2026-07-01 起的标准' }))
    const dialog = within(await body().findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '撤回标准' }))
    await expect(await body().findByText(/没有撤回：这份标准已经开始执行，不能撤回/)).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(list.reply(untouched)),
  play: async context => {
    await openForm(context)
    await expect(context.canvas.getByRole('button', { name: '保存标准' })).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark', density: 'staff', viewport: { value: 'wide' } } })
