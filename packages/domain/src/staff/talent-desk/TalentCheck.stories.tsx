import { checkStar } from '@portal/api/contract/star-desk.contract'
import { aDeskStar, aDeskStarRow } from '@portal/api/fixtures/star-desk'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import {
  afresh,
  body,
  giveReason,
  recordCalls,
  onADesk,
  onALaptop,
  picksAndGoesBack,
  retry,
  showsHeading,
} from '../staff-desk/story-desk.tsx'
import { at, byNumber, checked, list, one, page, remarkOnJob, rows, usual } from './story-talent.ts'
import { TalentDeskPanel } from './TalentDeskPanel.tsx'

const check = mock(checkStar)
const { sent, listen } = recordCalls('*/companyapi/stars/:application_no/check')

const onItsSide = { transform: 'matrix(0, 1, -1, 0, 0, 0)' }

const meta = preview.meta({
  component: TalentDeskPanel,
  ...onADesk,
  beforeEach: afresh(usual),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '顾清晏' })).toBeVisible()
    await expect(await canvas.findByText('中央财经大学 · 会计学')).toBeVisible()
    await expect(canvas.getByText('硕士研究生 · 硕士 · 全日制')).toBeVisible()
    await expect(canvas.getByText(/之后改动 1 处，不计入本次申请/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '进入缴费' })).toHaveAttribute('data-variant', 'primary')
    await expect(
      canvas.getByRole('button', { name: /顾清晏 剩 2 天 四星评价 · 综合 首次提交/ }),
    ).toHaveAttribute('aria-current', 'true')
    await expect(await canvas.findByRole('region', { name: '材料查看' })).toBeVisible()
  },
})

/** Its own answer is the first to tell: the queue and the numbers of the tabs follow. */
export const SentBackByAnotherClerk = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      one.replyWith(() => {
        const left = page(rows.slice(1))
        msw.use(list.reply({ ...left, counts: [{ status: 10, count: 6 }] }))
        return aDeskStar({ status: 15, allowed: [] })
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '顾清晏' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^顾清晏 剩/ })).toBeNull())
    await expect(canvas.getByRole('link', { name: /^待初审/ })).toHaveTextContent('6')
  },
})

export const TicksAndFiles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '姓名已核对' }))
    await expect(canvas.getByRole('heading', { name: /基本信息 已核对 1 \/ 11/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '任职证明.png' }))
    await expect(canvas.getByRole('button', { name: '任职证明.png' })).toHaveAttribute('aria-current', 'true')
    const viewer = within(await canvas.findByRole('region', { name: '材料查看' }))
    await expect(await viewer.findByText('4 / 5')).toBeVisible()
    await userEvent.click(viewer.getByRole('button', { name: '放大' }))
    await userEvent.click(viewer.getByRole('button', { name: '向右旋转' }))
    await expect(viewer.getByText('150%')).toBeVisible()
    await expect(viewer.getByRole('img', { name: '任职证明.png' })).toHaveStyle(onItsSide)
    // each keeps how it was turned
    await userEvent.click(canvas.getByRole('button', { name: '任职文件.png' }))
    await expect(viewer.getByText('100%')).toBeVisible()
    await expect(viewer.getByRole('img', { name: '任职文件.png' })).not.toHaveStyle(onItsSide)
    await userEvent.click(viewer.getByRole('button', { name: '下一份' }))
    await expect(viewer.getByRole('img', { name: '任职证明.png' })).toHaveStyle(onItsSide)
    await userEvent.click(viewer.getByRole('button', { name: '上一份' }))
    await expect(canvas.getByRole('button', { name: '任职文件.png' })).toHaveAttribute('aria-current', 'true')
  },
})

export const Returns = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, check.reply(aDeskStar({ status: 15, allowed: [] }))),
  play: async ({ canvas, msw, userEvent }) => {
    await remarkOnJob({ canvas, userEvent })
    await expect(canvas.getByText(/退回将把 1 条意见逐字发给申请人/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /总体意见/ }), '请一并补充')
    const button = canvas.getByRole('button', { name: '退回补正（2 条意见）' })
    msw.use(list.reply(page(rows.slice(1))))
    await userEvent.dblClick(button)
    await expect(await body().findByText('已退回“顾清晏”补正，2 条意见已发给申请人')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '苏既明' })).toBeVisible()
    await expect(sent).toEqual([
      {
        version: 3,
        result: 'return',
        remark: '请一并补充',
        remarks: [{ part: 'customer_jobs', entry_id: 'j1', field: null, text: '缺少盖章页' }],
      },
    ])
  },
})

export const Passes = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, check.reply(aDeskStar({ status: 20, allowed: [] }))),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '进入缴费' })
    msw.use(list.reply(page(rows.slice(1))))
    await userEvent.dblClick(button)
    await expect(await body().findByText('“顾清晏”的申请初审通过，评价费订单已生成')).toBeVisible()
    await expect(sent).toEqual([{ version: 3, result: 'pass', remark: '', remarks: [] }])
  },
})

export const PassingWithRemarksAsks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await remarkOnJob({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: '进入缴费' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '“顾清晏”的申请进入缴费' })))
    await expect(dialog.getByText(/1 条意见不会发给申请人/)).toBeVisible()
  },
})

export const Rejects = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(listen, check.reply(aDeskStar({ status: 60, failed_at: 'check', allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不通过' }))
    const dialog = await shown(body().findByRole('dialog', { name: '“顾清晏”的申请初审不通过' }))
    await giveReason({ userEvent }, dialog, { act: '不通过', phrase: '材料不真实' })
    await expect(await body().findByText('已决定“顾清晏”的申请初审不通过')).toBeVisible()
    await expect(sent).toMatchObject([{ result: 'reject', remark: '材料不真实', remarks: [] }])
  },
})

export const SlowAnswerKeepsToItsRecord = meta.story({
  // about the moment
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(listen, check.replyAfter(3_000, aDeskStar({ status: 20, allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /顾清晏 剩/ })
    await userEvent.click(await canvas.findByRole('button', { name: '进入缴费' }))
    await waitFor(() => expect(first).toHaveTextContent('正在提交'))
    await userEvent.click(canvas.getByRole('button', { name: /苏既明/ }))
    await expect(await canvas.findByRole('heading', { name: '苏既明' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '进入缴费' })).toBeEnabled()
    await expect(await body().findByText('“顾清晏”的申请初审通过，评价费订单已生成')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '苏既明' })).toBeVisible()
    await expect(sent).toHaveLength(1)
  },
})

export const SomebodyElseWasFirst = meta.story({
  beforeEach: ({ msw }) => msw.use(check.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    await remarkOnJob({ canvas, userEvent })
    msw.use(
      list.reply(page(rows.slice(1))),
      one.reply(
        aDeskStar({
          status: 20,
          allowed: [],
          history: [{ at: '2026-05-18 14:41:00', text: '初审通过', by: '林若谷', note: '' }],
        }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: /退回补正/ }))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('现在的状态是“待缴费”')
    await expect(canvas.getByText('缺少盖章页')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '进入缴费' })).toBeNull()
  },
})

export const ServerWantsARemark = meta.story({
  beforeEach: ({ msw }) => msw.use(check.refuse('remarks_needed')),
  play: async ({ canvas, userEvent }) => {
    await remarkOnJob({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: /退回补正/ }))
    await expect(await canvas.findByText('退回补正至少需要一条意见')).toBeVisible()
  },
})

export const RemarksSurviveWalking = meta.story({
  play: async ({ canvas, userEvent }) => {
    await remarkOnJob({ canvas, userEvent })
    await userEvent.click(canvas.getByText('自动核验'))
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '苏既明' })).toBeVisible()
    await userEvent.keyboard('k')
    await expect(await canvas.findByRole('button', { name: '退回补正（1 条意见）' })).toBeVisible()
  },
})

export const AfterACorrection = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        aDeskStar({
          round: 2,
          former_remark: '请补齐后再提交',
          former_remarks: [{ part: 'customer_jobs', entry_id: 'j1', field: null, text: '缺少盖章页' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请补齐后再提交')).toBeVisible()
    await expect(canvas.getByText('缺少盖章页')).toBeVisible()
  },
})

const returned = aDeskStarRow({ status: 15, working_days_left: 9 })
export const Returned = meta.story({
  parameters: at(15),
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([returned])),
      one.reply(
        aDeskStar({
          ...returned,
          allowed: [],
          remark: '请补齐后再提交',
          remarks: [
            { part: 'customer_jobs', entry_id: 'j1', field: null, text: '缺少盖章页' },
            { part: 'customer_jobs', entry_id: 'j1', field: 'position', text: '与原件不符' },
            { part: 'papers', entry_id: null, field: null, text: '请补充论文' },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('缺少盖章页；与原件不符')).toBeVisible()
    await expect(canvas.getByText('请补充论文')).toBeVisible()
    await expect(canvas.getByText('请补齐后再提交')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '进入缴费' })).toBeNull()
  },
})

export const Unpaid = meta.story({
  parameters: at(20),
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([aDeskStarRow({ status: 20, working_days_left: null })])),
      one.reply(aDeskStar({ status: 20, working_days_left: null, order_no: '2026051800137', allowed: [] })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单 2026051800137，¥1,200.00')).toBeVisible()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(page([]))),
  play: showsHeading('这个状态没有申请'),
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })
export const OpensWithWhatTheRowKnows = meta.story({
  // about the moment, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.never()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '顾清晏' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async context => {
    await retry(context, list.reply(page()))
    await expect(await context.canvas.findByRole('heading', { name: '顾清晏' })).toBeVisible()
  },
})
export const ApplicationIsMissing = meta.story({
  parameters: at(10, '&no=S20200101-0001'),
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: showsHeading('没有找到这份申请'),
})
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await remarkOnJob({ canvas, userEvent })
  },
})
export const Laptop = meta.story({
  ...onALaptop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '任职文件.png' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '顾清晏的证明材料' })))
    await expect(await dialog.findByText('3 / 5')).toBeVisible()
  },
})
export const PhoneListThenStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(byNumber(checked)),
  play: picksAndGoesBack(/苏既明/, '苏既明', /钱若水/),
})
export const PhoneStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(10, '&no=S20260513-0107'),
  play: async ({ canvas, userEvent }) => {
    await remarkOnJob({ canvas, userEvent })
  },
})
