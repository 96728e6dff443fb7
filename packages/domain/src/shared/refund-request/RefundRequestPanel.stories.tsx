import { aRefundedOrder, anOrderDetail, refundChoices } from '@portal/api/fixtures/orders'
import { requestRefund } from '@portal/api/contract/refunds.contract'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { RefundRequestPanel } from './RefundRequestPanel.tsx'

const request = mock(requestRefund)
const onClose = fn()
const order = anOrderDetail({ order_status: 30, received_fen: 20_000 })

const meta = preview.meta({
  component: RefundRequestPanel,
  args: { order, refundable: { most_fen: 20_000, choices: refundChoices }, onClose },
  decorators: [
    Story => (
      <>
        <h1>订单与发票</h1>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
})

const dialogNamed = async () =>
  within(await shown(screen.findByRole('dialog', { name: '申请退款 20260518 00137' })))

export const Fresh = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    await expect(dialog.getByLabelText('退款金额')).toHaveValue('200.00')
    await userEvent.click(dialog.getByRole('button', { name: '申请退款' }))
    await expect(dialog.getByText('请填写原因')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('退款原因')).toHaveFocus())
  },
})

export const TooMuch = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    const amount = dialog.getByLabelText('退款金额')
    await userEvent.clear(amount)
    await userEvent.type(amount, '200.01')
    await userEvent.type(dialog.getByLabelText('退款原因'), '重复缴费')
    await userEvent.click(dialog.getByRole('button', { name: '申请退款' }))
    await expect(dialog.getByText('退款金额不能多于可退金额')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await expect(onClose).toHaveBeenCalledWith({ amount_fen: 20_001, reason: '重复缴费' })
  },
})

export const Sends = meta.story({
  beforeEach: ({ msw }) => msw.use(request.reply(aRefundedOrder())),
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    await userEvent.type(dialog.getByLabelText('退款原因'), '重复缴费')
    await userEvent.click(dialog.getByRole('button', { name: '申请退款' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(undefined))
    await expect(await screen.findByText('已申请退款 ¥200.00，等待协会财务批准')).toBeVisible()
  },
})

export const RefusedByTheServer = meta.story({
  beforeEach: ({ msw }) => msw.use(request.refuse('refund_too_much')),
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    await userEvent.type(dialog.getByLabelText('退款原因'), '重复缴费')
    await userEvent.click(dialog.getByRole('button', { name: '申请退款' }))
    await expect(await dialog.findByText('退款金额不能多于可退金额')).toBeVisible()
    await expect(dialog.getByLabelText('退款原因')).toHaveValue('重复缴费')
  },
})

export const Evaluation = meta.story({
  args: { order: { ...order, kind: 'evaluation' }, refundable: { most_fen: 80_000, choices: [] } },
  play: async () => {
    const dialog = await dialogNamed()
    await expect(dialog.queryByText('批准时由财务选定退款后的会员资格')).toBeNull()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
