import { anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { orderStatusLook } from '@portal/api/rules/order'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderPayment } from './OrderPayment.tsx'

const onChoose = fn()
const closed = (order_status: 30 | 40 | 50 | 60 | 90 | 99) =>
  anOrderDetail({
    order_status,
    channel: 'offline',
    report: aReport(),
    deadline_at: null,
    paid_at: '2026-05-19 10:12:00',
    receipts: [{ amount_fen: 20_000, received_at: '2026-05-18', bank_ref: '', remark: '', by: '协会' }],
    allowed: [],
  })

const meta = preview.meta({
  component: OrderPayment,
  args: {
    order: anOrderDetail({ bank: null, remark_code: null, allowed: ['pay_offline'] }),
    today: '2026-05-18',
    justReported: false,
    upload: fn(),
    choosing: false,
    onChoose,
    onSaveDraft: fn(),
    onReport: fn(),
    withdrawing: false,
    onWithdraw: fn(),
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
    await userEvent.click(canvas.getByRole('button', { name: '使用对公转账' }))
    await expect(onChoose).toHaveBeenCalledOnce()
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
    await userEvent.click(canvas.getByText('办理记录'))
    await expect(canvas.getByText('生成订单')).toBeVisible()
  },
})
export const Refunding = meta.story({ args: { order: closed(40) } })
export const PartlyRefunded = meta.story({ args: { order: closed(50) } })
export const Refunded = meta.story({ args: { order: closed(60) } })
export const Closed = meta.story({ args: { order: closed(90) } })
export const Exception = meta.story({ args: { order: closed(99) } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
