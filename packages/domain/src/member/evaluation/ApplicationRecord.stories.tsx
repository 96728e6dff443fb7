import type { StoryContext } from '@storybook/react-vite'
import { cancelStar, receivePaper, starHint } from '@portal/api/contract/stars.contract'
import type { StarApplication } from '@portal/api/contract/stars.schema'
import { aFailedApplication, anApplicationIn, aPaper, aStarHint } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { starStatus, type StarStatus } from '@portal/api/rules/star'
import { ToastRegion } from '@portal/ui/toast'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ApplicationRecord } from './ApplicationRecord.tsx'

const hint = mock(starHint)
const receive = mock(receivePaper)

const meta = preview.meta({
  component: ApplicationRecord,
  args: { title: '正在办理的申请', application: anApplicationIn(starStatus.scoring), lowestOpen: null },
  decorators: [
    Story => (
      <>
        <h1>人才评价</h1>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(hint.reply(aStarHint())),
})

interface Expected {
  /** The card says. */
  says: readonly string[]
  /** The record ends with. */
  last: string
  /** What can be done; `buttons` and `links` in their order on the card. */
  buttons?: readonly string[]
  links?: readonly string[]
}

/** The card with what it says and offers, and the record beneath it. */
const shows =
  ({ says, last, buttons = [], links = [] }: Expected) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const article = await canvas.findByRole('article')
    const card = within(article)
    // what a draft lacks comes by itself
    for (const text of says) await waitFor(() => expect(article).toHaveTextContent(text))
    await expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([...buttons])
    await expect(card.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual([...links])
    const record = within(canvas.getByRole('region', { name: '办理记录' }))
    await expect(record.getByText(last)).toBeVisible()
  }

/** One state, with nothing of it changed; its card has its picture elsewhere. */
const inState = (status: StarStatus, expected: Expected, part: Partial<StarApplication> = {}) => ({
  tags: ['no-picture'],
  args: { application: anApplicationIn(status, part) },
  play: shows(expected),
})

export const Draft = meta.story({
  ...inState(starStatus.draft, {
    says: ['草稿', '四星要求工作业绩至少 2 条', '草稿保留 180 天'],
    last: '开始申请',
    buttons: ['删除草稿'],
    links: ['继续填写'],
  }),
  beforeEach: ({ msw }) =>
    msw.use(
      hint.reply(aStarHint({ star: 4, missing: [{ rule: '工作业绩', have: '1 条', need: '至少 2 条' }] })),
    ),
})
export const Submitted = meta.story(
  inState(starStatus.submitted, {
    says: ['待初审', '协会正在核对资料与原件', '完成初审'],
    last: '提交申请，资料快照已留存',
    buttons: ['查看提交的资料', '撤销申请'],
  }),
)
export const Returned = meta.story(
  inState(starStatus.returned, {
    says: ['待补正', '初审发现 2 处材料需要补充', '逾期自动撤销'],
    last: '退回补正：2 处',
    buttons: ['查看提交的资料', '撤销申请'],
    links: [
      '工作经历 · 华岳重工集团有限公司 · 证明材料',
      '工作业绩 · 集团司库体系建设',
      '按意见补正',
      '重新提交',
    ],
  }),
)
export const ToPay = meta.story(
  inState(starStatus.to_pay, {
    says: ['待缴费', '等待评价费 ¥1,200.00 到账', '2026-06-06 前缴费'],
    last: '初审通过',
    buttons: ['查看提交的资料', '撤销申请'],
    links: ['去缴费 ¥1,200.00'],
  }),
)
export const Scoring = meta.story(
  inState(starStatus.scoring, {
    says: ['评审中', '两位评审专家正在独立评分', '评审开始后撤销须经协会同意，已缴费用不退。'],
    last: '评价费到账，进入专家评审',
    buttons: ['查看提交的资料', '申请撤销'],
    links: ['订单与发票'],
  }),
)
export const Published = meta.story(
  inState(starStatus.publicity, {
    says: ['公示中', '姓名已作隐名处理', '公示期内无异议即授予'],
    last: '拟定星级，开始公示',
    buttons: ['查看提交的资料'],
    links: ['查看公示', '订单与发票'],
  }),
)
export const AwardedWithPaper = meta.story({
  args: {
    application: anApplicationIn(starStatus.awarded, {
      paper: aPaper({
        status: 'shipped',
        carrier: '顺丰速运',
        tracking_no: 'SF1234567890123',
        allowed: ['receive'],
      }),
    }),
  },
  play: async context => {
    await shows({
      says: ['已授予', '公示无异议，授予四星', '到期前 6 个月起可以重新评价'],
      last: '评价费到账，进入专家评审',
      buttons: ['查看提交的资料', '查看评语', '查看证书'],
      links: ['订单与发票'],
    })(context)
    await expect(context.canvas.getByText(/已由顺丰速运寄出，快递单号 SF1234567890123/)).toBeVisible()
  },
})
export const NotAwarded = meta.story(
  inState(starStatus.failed, {
    says: ['未授予', '低于四星要求的 75.00', '2026-12-24 起可再次申请'],
    last: '评价费到账，进入专家评审',
    buttons: ['查看提交的资料', '查看评语'],
    links: ['订单与发票'],
  }),
)
/** The level below is held: the way leads to the form without it. */
export const FailedTheCheckAboveWhatIsHeld = meta.story({
  tags: ['no-picture'],
  args: { application: aFailedApplication('check'), lowestOpen: 4 },
  play: shows({
    says: ['初审未通过', '财务工作年限不足四星要求的 10 年（现 8 年）'],
    last: '评价费到账，进入专家评审',
    buttons: ['查看提交的资料'],
    links: ['重新申请'],
  }),
})
export const Cancelled = meta.story(
  inState(starStatus.cancelled, {
    says: ['已撤销', '您于 2026-05-14 撤销了申请', '费用未发生'],
    last: '撤销申请',
    buttons: ['查看提交的资料'],
  }),
)
export const Expired = meta.story(
  inState(starStatus.expired, {
    says: ['已到期', '证书满 3 年', '随时可以重新申请'],
    last: '评价费到账，进入专家评审',
    buttons: ['查看提交的资料', '查看证书'],
    links: ['订单与发票'],
  }),
)
export const Revoked = meta.story(
  inState(starStatus.revoked, {
    says: ['已撤回', '决定书 2026-14 号', '证书核验结果显示“已撤回”'],
    last: '评价费到账，进入专家评审',
    buttons: ['查看提交的资料', '查看证书'],
    links: ['订单与发票'],
  }),
)

/** Each button opens its dialog. */
export const OpensItsDialogs = meta.story({
  tags: ['no-picture'],
  args: { application: anApplicationIn(starStatus.awarded) },
  play: async ({ canvas, userEvent }) => {
    for (const [button, title] of [
      ['查看评语', '四星评价的评分与评语'],
      ['申请纸质证书', '申请纸质证书'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: button }))
      await shown(screen.findByRole('dialog', { name: title }))
      await userEvent.keyboard('{Escape}')
      await expect(await canvas.findByRole('button', { name: button })).toBeVisible()
    }
  },
})
export const CancelIsRefused = meta.story({
  args: { application: anApplicationIn(starStatus.to_pay) },
  beforeEach: ({ msw }) => msw.use(mock(cancelStar).refuse('star_paying')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销申请' }))
    const dialog = within(await shown(screen.findByRole('alertdialog', { name: '撤销四星评价申请？' })))
    await userEvent.click(dialog.getByRole('button', { name: '撤销申请' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
})
export const ReceivedMeanwhile = meta.story({
  tags: ['no-picture'],
  args: {
    application: anApplicationIn(starStatus.awarded, {
      paper: aPaper({ status: 'shipped', carrier: '顺丰速运', tracking_no: 'SF1', allowed: ['receive'] }),
    }),
  },
  beforeEach: ({ msw }) => msw.use(receive.conflict({})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '已收到' }))
    await expect(await screen.findByText('纸质证书的办理刚刚有了变化，页面已更新')).toBeVisible()
  },
})
