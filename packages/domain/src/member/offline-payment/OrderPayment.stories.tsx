import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { anOrderDetail, aRefund, aRefundedOrder, aReport, refundChoices } from '@portal/api/fixtures/orders'
import { listOrderInvoices } from '@portal/api/contract/invoices.contract'
import { pollOrder } from '@portal/api/contract/orders.contract'
import { mock } from '@portal/api/mocks'
import { orderStatusLook } from '@portal/api/rules/order'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { invoices } from '../invoices/story-invoices.tsx'
import { OrderPayment } from './OrderPayment.tsx'

const onChoose = fn()
const onCloseOrder = fn()
const closed = (order_status: 30 | 40 | 50 | 60 | 90 | 99) =>
  anOrderDetail({
    order_status,
    channel: 'offline',
    report: aReport(),
    deadline_at: null,
    paid_at: '2026-05-19 10:12:00',
    receipts: [
      {
        amount_fen: 20_000,
        channel: 'offline',
        received_at: '2026-05-18',
        bank_ref: '',
        remark: '',
        by: '协会',
      },
    ],
    allowed: [],
  })

const meta = preview.meta({
  component: OrderPayment,
  args: {
    order: anOrderDetail({ bank: null, remark_code: null, allowed: ['pay_offline'] }),
    today: '2026-05-18',
    justReported: false,
    upload: fn(),
    justPaid: false,
    choosing: null,
    onChoose,
    onSaveDraft: fn(),
    onReport: fn(),
    withdrawing: false,
    onWithdraw: fn(),
    onLapsed: fn(),
    closing: false,
    onClose: onCloseOrder,
  },
  decorators: [
    Story => (
      <>
        <h1>订单与发票</h1>
        <h2>订单</h2>
        <Story />
      </>
    ),
  ],
})

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '打印订单' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '使用对公转账' }))
    await expect(onChoose).toHaveBeenCalledOnce()
  },
})
const bothWays = {
  bank: null,
  remark_code: null,
  deadline_at: '2026-05-18 16:40:00',
  channels: ['sandbox', 'offline'] as ('sandbox' | 'offline')[],
  allowed: ['pay_offline', 'pay_online', 'close'] as ('pay_offline' | 'pay_online' | 'close')[],
}

/** Looking at a way to pay opens nothing; its button does. */
export const ChoosesTheWay = meta.story({
  args: { order: anOrderDetail(bothWays) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /付款|转账/ })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /对公转账/ }))
    await expect(canvas.getByRole('button', { name: '使用对公转账' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /模拟支付/ }))
    await expect(onChoose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '用模拟支付付款 ¥200.00' }))
    await expect(onChoose).toHaveBeenCalledWith('sandbox')
  },
})

/** What is opened is called what it is. */
export const ChoosesAmongAll = meta.story({
  args: {
    order: anOrderDetail({
      ...bothWays,
      channels: ['wechat', 'alipay', 'offline'],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /微信支付/ }))
    await expect(canvas.getByText(/^生成付款码，15 分钟内有效/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /支付宝/ }))
    await expect(canvas.getByText(/^生成付款页，15 分钟内有效/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '用支付宝付款 ¥200.00' }))
    await expect(onChoose).toHaveBeenCalledWith('alipay')
  },
})

const payingOnline = anOrderDetail({
  ...bothWays,
  channel: 'sandbox',
  payment: {
    channel: 'sandbox',
    amount_fen: 20_000,
    pay_url: 'http://localhost:8080/sandboxCashier/2026051800137ABCDEFGHJKMN',
    // far away: the clock of a story runs
    expires_at: '2099-01-01 00:00:00',
  },
})

/** What is open stays open while another way is looked at. */
export const PaysOnline = meta.story({
  args: { order: payingOnline },
  // the time that is left runs
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(pollOrder).never()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: '模拟支付付款码' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /对公转账/ }))
    await expect(canvas.queryByRole('img', { name: '模拟支付付款码' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /模拟支付/ }))
    await expect(await canvas.findByRole('img', { name: '模拟支付付款码' })).toBeVisible()
  },
})

/** Who turns back while another way is being opened sees no code that is about to be closed. */
export const GoesOverToTransfer = meta.story({
  args: { order: payingOnline, choosing: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在换成对公转账，请不要再用原来的付款方式。')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: '模拟支付付款码' })).toBeNull()
  },
})

export const JustPaid = meta.story({
  args: {
    justPaid: true,
    order: anOrderDetail({
      order_status: 30,
      channel: 'sandbox',
      received_fen: 20_000,
      paid_at: '2026-05-18 10:12:00',
      deadline_at: null,
      remark_code: null,
      bank: null,
      allowed: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('支付成功')).toBeVisible()
    await expect(canvas.getByText('已于 2026-05-18 10:12 通过模拟支付支付成功。')).toBeVisible()
  },
})

export const MayBeClosed = meta.story({
  args: {
    order: anOrderDetail({ bank: null, remark_code: null, allowed: ['pay_offline', 'close'] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭订单' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '关闭这笔订单？' }))
    await expect(dialog.getByText(/入会申请 P20260518-006 随之结束/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '关闭订单' }))
    await expect(onCloseOrder).toHaveBeenCalledOnce()
  },
})
export const NoApplicationEndsWithIt = meta.story({
  // about the words, not the look
  tags: ['no-picture'],
  args: { order: anOrderDetail({ application_no: null, allowed: ['report', 'close'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭订单' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '关闭这笔订单？' }))
    await expect(dialog.getByText(/关闭后不能再支付，需要时可以重新发起。/)).toBeVisible()
  },
})
export const PartlyPaid = meta.story({
  args: {
    order: anOrderDetail({
      order_status: 20,
      channel: 'offline',
      received_fen: 15_000,
      report: aReport(),
      allowed: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还差金额')).toBeVisible()
    await expect(canvas.getByText('¥50.00')).toBeVisible()
    await expect(canvas.getByRole('region', { name: '按此信息补汇' })).toBeVisible()
  },
})
export const Paid = meta.story({
  args: { order: closed(30) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(orderStatusLook[30].label)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '打印缴费凭证' })).toBeVisible()
    await userEvent.click(canvas.getByText('办理记录'))
    await expect(canvas.getByText('生成订单')).toBeVisible()
  },
})
const refundable: OrderDetail = {
  ...closed(30),
  received_fen: 20_000,
  refundable: { most_fen: 20_000, choices: refundChoices },
  allowed: ['ask_refund'],
}
export const MayBeRefunded = meta.story({
  args: { order: refundable },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请退款' }))
    const reason = await screen.findByLabelText('退款原因')
    await userEvent.type(reason, '重复缴费')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('button', { name: '申请退款' }))
    await expect(await screen.findByLabelText('退款原因')).toHaveValue('重复缴费')
  },
})
const ofOrder = mock(listOrderInvoices)
const top = (element: HTMLElement) => element.getBoundingClientRect().top

export const DocumentsThatComeLateMoveNoButton = meta.story({
  tags: ['no-picture'],
  args: { order: { ...refundable, invoice_status: 'issued', billable_fen: 5_000 } },
  beforeEach: ({ msw }) => msw.use(ofOrder.replyAfter(500, { list: invoices })),
  play: async ({ canvas }) => {
    const refund = await canvas.findByRole('button', { name: '申请退款' })
    const before = top(refund)
    await expect(canvas.queryByRole('button', { name: '申请发票' })).toBeNull()
    await expect(await canvas.findByRole('button', { name: '申请发票' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: '这笔订单的票据' })).toBeVisible()
    await expect(top(refund)).toBe(before)
  },
})
export const RefundRejected = meta.story({
  args: {
    order: { ...closed(30), refunds: [aRefund({ refund_status: 'rejected', trouble: '会员期已经使用' })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/未获批准：会员期已经使用。/)).toBeVisible()
  },
})
export const RefundRequested = meta.story({
  args: { order: aRefundedOrder() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已于 2026-05-18 10:05 申请退款 ¥200.00，等待协会财务批准。')).toBeVisible()
  },
})
export const RefundWaitsForTheRedLetter = meta.story({
  // about the words, not the look
  tags: ['no-picture'],
  args: { order: aRefundedOrder({ needs_reversal: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^这笔款项已开票，财务先红冲票据，再批准退款。/)).toBeVisible()
  },
})
export const RefundWaitsForTheSecondPerson = meta.story({
  args: { order: aRefundedOrder({ refund_status: 'approved' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/等待另一位财务复核/)).toBeVisible()
  },
})
export const RefundProcessing = meta.story({
  args: {
    order: aRefundedOrder({
      refund_status: 'processing',
      effect_text: '已收回本次会员期，有效期至 2026-05-18',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已批准，已收回本次会员期/)).toBeVisible()
  },
})
export const RefundFailed = meta.story({
  args: { order: aRefundedOrder({ refund_status: 'failed', trouble: '账户已注销' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('退款 ¥200.00 没有退回成功：账户已注销。')).toBeVisible()
  },
})
export const PartlyRefunded = meta.story({
  args: {
    order: {
      ...closed(50),
      received_fen: 20_000,
      refunded_fen: 5_000,
      refunds: [aRefund({ refund_status: 'succeeded', effect_text: '会员期缩短至 2027-02-15' })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/其中 ¥50\.00 已退回原付款账户。会员期缩短至 2027-02-15。/)).toBeVisible()
  },
})
export const Refunded = meta.story({
  args: { order: { ...closed(60), received_fen: 20_000, refunded_fen: 20_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥200.00 已全部退回原付款账户。')).toBeVisible()
  },
})
export const NothingToPay = meta.story({
  args: {
    order: anOrderDetail({
      amount_fen: 0,
      discount_fen: 20_000,
      coupon: { code: 'DEMO50', name: '早续费', reserved_until: '2036-05-18 15:01:00' },
      bank: null,
      remark_code: null,
      allowed: ['pay_nothing', 'close'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('优惠后应付 ¥0.00，等待您确认。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '使用对公转账' })).toBeNull()
  },
})
export const PaidWithACoupon = meta.story({
  args: {
    order: {
      ...closed(30),
      amount_fen: 15_000,
      discount_fen: 5_000,
      coupon: { code: 'DEMO50', name: '早续费', reserved_until: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已使用，退款时不退回优惠码')).toBeVisible()
  },
})
export const Closed = meta.story({ args: { order: closed(90) } })
export const Exception = meta.story({ args: { order: closed(99) } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
