import type { StoryContext } from '@storybook/react-vite'
import { decidePayment, sendBackTransfer } from '@portal/api/contract/orders.contract'
import { aReport } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import {
  address,
  afresh,
  body,
  giveReason,
  recordCalls,
  onADesk,
  receipt,
} from '../staff-desk/story-desk.tsx'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
import { detail, list, one, page, paid, rows, usual } from './story-payments.ts'

const decision = mock(decidePayment)
const back = mock(sendBackTransfer)
const { sent, listen } = recordCalls('*/api/orders/check_order')

const meta = preview.meta({
  component: PaymentDeskPanel,
  ...onADesk,
  beforeEach: afresh(usual),
})

const fillAndConfirm = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: '银行流水号' }), '2026051810421700883')
  await userEvent.click(canvas.getByRole('button', { name: '确认到账 ¥200.00' }))
  return shown(body().findByRole('alertdialog', { name: '确认“陈知行”到账 ¥200.00' }))
}

export const Confirms = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, decision.reply(paid)),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    await expect(within(dialog).getByText('会员期 2026-05-18 至 2027-05-17 生效')).toBeVisible()
    msw.use(list.reply(page({ list: rows.slice(1), total: 2 })))
    const button = within(dialog).getByRole('button', { name: '确认到账' })
    await userEvent.dblClick(button)
    await expect(await body().findByText('已确认“陈知行”到账，会员期至 2027-05-17')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00136' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('order')).toBe('2026051800136'))
    await expect(sent).toEqual([
      {
        order_no: '2026051800137',
        decision: 'confirm',
        received_fen: 20_000,
        received_at: '2026-05-18',
        bank_ref: '2026051810421700883',
        remark: '',
      },
    ])
  },
})

export const ShowsWhatIsOnTheLine = meta.story({
  // about the moment
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(listen, decision.replyAfter(3_000, paid)),
  play: async ({ canvas, msw, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /陈知行/ })
    const others = await canvas.findAllByRole('button', { name: /^(部分到账|退回填报|标记异常)$/ })
    const dialog = await fillAndConfirm({ canvas, userEvent })
    await userEvent.dblClick(within(dialog).getByRole('button', { name: '确认到账' }))
    await waitFor(() => expect(row).toHaveTextContent('正在确认'))
    for (const button of others) await expect(button).toBeDisabled()
    msw.use(list.reply(page({ list: rows.slice(1), total: 2 })))
    await expect(await body().findByText('已确认“陈知行”到账，会员期至 2027-05-17')).toBeVisible()
    await expect(sent).toHaveLength(1)
    await expect(canvas.queryByText('正在确认')).toBeNull()
  },
})

export const AsksForTheBankReference = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认到账 ¥200.00' }))
    const field = canvas.getByRole('textbox', { name: '银行流水号' })
    await expect(field).toHaveAccessibleDescription('请输入银行流水号')
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull())
  },
})

export const ReferenceIsUsed = meta.story({
  beforeEach: ({ msw }) => msw.use(decision.refuse('bank_ref_used')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    const field = await canvas.findByRole('textbox', { name: '银行流水号' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('该流水号已用于其他订单，请核对'))
    await expect(field).toHaveValue('2026051810421700883')
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const SomebodyElseWasFirst = meta.story({
  beforeEach: ({ msw }) => msw.use(decision.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    const now = detail({
      order_status: 30,
      received_fen: 20_000,
      allowed: [],
      history: [{ at: '2026-05-18 15:41:00', text: '确认到账', by: '林若谷', note: '' }],
    })
    msw.use(one.reply(now), list.reply(page({ list: rows.slice(1), total: 2 })))
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('林若谷在')
    await expect(notice).toHaveTextContent('现在的状态是“已支付”')
    await expect(canvas.getByRole('textbox', { name: '银行流水号' })).toHaveValue('2026051810421700883')
    await expect(canvas.queryByRole('button', { name: /确认到账/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /陈知行/ })).toBeNull()
  },
})

export const AnswerIsLostButMoneyIsTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(decision.offline()),
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    msw.use(one.reply({ ...paid, receipts: [receipt] }))
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    await expect(await body().findByText('已确认“陈知行”到账，会员期至 2027-05-17')).toBeVisible()
  },
})

export const OfflineKeepsEverything = meta.story({
  beforeEach: ({ msw }) => msw.use(decision.offline()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    await expect(await canvas.findByText(/不会重复入账/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '银行流水号' })).toHaveValue('2026051810421700883')
  },
})

export const MoreThanDueIsNoPart = meta.story({
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: '到账金额' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '250')
    await userEvent.type(canvas.getByRole('textbox', { name: '银行流水号' }), 'A1')
    await userEvent.click(canvas.getByRole('button', { name: '部分到账' }))
    await expect(amount).toHaveAccessibleDescription(
      '到账金额多于应收金额，请核对；确实多付的，请用“确认到账”，多收的会申请退款',
    )
    await waitFor(() => expect(amount).toHaveFocus())
    await expect(body().queryByRole('alertdialog')).toBeNull()
  },
})

export const StartsFromWhatWasReported = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(detail({ report: aReport({ amount_fen: 19_000 }) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '到账金额' })).toHaveValue('190.00')
  },
})

export const Short = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      decision.reply(detail({ order_status: 20, received_fen: 15_000, allowed: ['confirm', 'short'] })),
    ),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: '到账金额' })
    await userEvent.type(canvas.getByRole('textbox', { name: '银行流水号' }), 'A1')
    await userEvent.click(canvas.getByRole('button', { name: '部分到账' }))
    await expect(amount).toHaveAccessibleDescription('到账金额不少于应收金额，请直接确认到账')
    await userEvent.clear(amount)
    await userEvent.type(amount, '150')
    await userEvent.click(canvas.getByRole('button', { name: '部分到账' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '登记部分到账 ¥150.00' })))
    await userEvent.click(dialog.getByRole('button', { name: '登记部分到账' }))
    await expect(await body().findByText('已登记部分到账，还差 ¥50.00')).toBeVisible()
  },
})

export const SendsBack = meta.story({
  beforeEach: ({ msw }) => msw.use(back.reply(detail({ order_status: 15, allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退回填报' }))
    const dialog = await shown(body().findByRole('dialog', { name: '退回填报 20260518 00137' }))
    await giveReason({ userEvent }, dialog, { act: '退回填报', phrase: '填报金额与凭证不符' })
    await expect(await body().findByText('已退回“陈知行”的填报')).toBeVisible()
  },
})

export const ExceptionKeepsTheReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '标记异常' }))
    const dialog = await shown(body().findByRole('dialog', { name: '标记异常 20260518 00137' }))
    await userEvent.type(within(dialog).getByRole('textbox', { name: '原因' }), '银行说是重复来款')
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('button', { name: '标记异常' }))
    await expect(await body().findByRole('textbox', { name: '原因' })).toHaveValue('银行说是重复来款')
  },
})

export const DarkConfirm = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await fillAndConfirm({ canvas, userEvent })
  },
})
