import { verifyCoupon } from '@portal/api/contract/coupons.contract'
import { anOrderDetail } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import { delay } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CouponPanel } from './CouponPanel.tsx'

const api = mock(verifyCoupon)
const sent = fn()
const onLapsed = fn()
const open = anOrderDetail({ bank: null, remark_code: null, allowed: ['pay_offline', 'close'] })
const kept = anOrderDetail({
  amount_fen: 15_000,
  discount_fen: 5_000,
  coupon: { code: 'DEMO50', name: '早续费', reserved_until: '2036-05-18 15:01:00' },
})
const none = { discount_fen: 0, payable_fen: 20_000, reserved_until: null }

const meta = preview.meta({
  component: CouponPanel,
  args: { order: open, onLapsed },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    onLapsed.mockClear()
    msw.use(
      api.replyWith(async body => {
        sent(body)
        await delay(50)
        return { valid: true, reason: '', discount_fen: 5_000, payable_fen: 15_000, reserved_until: null }
      }),
    )
  },
  decorators: [
    Story => (
      <>
        <h1>订单与发票</h1>
        <h2>订单</h2>
        <h3>个人会费</h3>
        <Story />
      </>
    ),
  ],
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '优惠码' })
    await userEvent.click(canvas.getByRole('button', { name: '使用' }))
    await expect(await canvas.findByText('请输入优惠码')).toBeVisible()
    await userEvent.type(field, 'demo 50{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ order_no: '2026051800137', code: 'demo 50' }))
    await waitFor(() => expect(field).toHaveValue(''))
  },
})
export const SentOnceOnADoubleClick = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '优惠码' }), 'DEMO50')
    await userEvent.dblClick(canvas.getByRole('button', { name: '使用' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  },
})
export const UnfitKeepsWhatWasTyped = meta.story({
  beforeEach: ({ msw }) => msw.use(api.reply({ ...none, valid: false, reason: '优惠码已过期' })),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '优惠码' })
    await userEvent.type(field, 'OLD2025{Enter}')
    await expect(await canvas.findByText('优惠码已过期')).toBeVisible()
    await expect(field).toHaveValue('OLD2025')
  },
})
export const TooManyTries = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(api.tooMany(3_600)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '优惠码' }), 'GUESS{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '优惠码' })).toBeInvalid())
  },
})
export const ClosedInAnotherWindow = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(api.refuse('order_closed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '优惠码' }), 'DEMO50{Enter}')
    await expect(await canvas.findByText('订单已关闭，不能再支付')).toBeVisible()
    await expect(onLapsed).toHaveBeenCalledOnce()
  },
})
export const Kept = meta.story({
  args: { order: kept },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('¥150.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ order_no: '2026051800137', code: '' }))
  },
})
export const Lapsed = meta.story({
  tags: ['no-picture'],
  args: {
    order: { ...kept, coupon: { code: 'DEMO50', name: '早续费', reserved_until: '2026-01-01 00:00:00' } },
  },
  play: async () => {
    await waitFor(() => expect(onLapsed).toHaveBeenCalled())
  },
})
export const NothingToPay = meta.story({
  args: { order: { ...kept, amount_fen: 0, discount_fen: 20_000, allowed: ['pay_nothing', 'close'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认（无需付款）' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ order_no: '2026051800137', confirm: true }))
  },
})
export const NothingToPayAnyMore = meta.story({
  tags: ['no-picture'],
  args: { order: { ...kept, amount_fen: 0, discount_fen: 20_000, allowed: ['pay_nothing', 'close'] } },
  beforeEach: ({ msw }) => msw.use(api.refuse('amount_due')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认（无需付款）' }))
    await waitFor(() => expect(onLapsed).toHaveBeenCalledOnce())
  },
})
export const Phone = meta.story({ args: { order: kept }, globals: { viewport: { value: 'phone' } } })
