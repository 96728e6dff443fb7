import { anOrderDetail } from '@portal/api/fixtures/orders'
import { orderStatus, orderStatuses } from '@portal/api/rules/order'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderNotice, type OrderNoticeProps } from './OrderNotice.tsx'

const history = [{ at: '2026-05-27 23:59:59', text: '订单关闭', by: '系统', note: '超时未支付' }]

const inStatus = (order_status: OrderNoticeProps['order']['order_status']): OrderNoticeProps => {
  const whole = anOrderDetail({
    order_status,
    history,
    received_fen: 15_000,
    refunded_fen: order_status === orderStatus.refunded ? 15_000 : 5_000,
    sent_back_reason: '凭证看不清金额',
  })
  return { order: whole, whole }
}

/** One below the other, in the order of the statuses. */
const Notices = ({ notices }: { notices: readonly OrderNoticeProps[] }) => (
  <div style={{ display: 'grid', gap: 8, maxWidth: 496 }}>
    {notices.map(notice => (
      <OrderNotice key={notice.order.order_status} {...notice} />
    ))}
  </div>
)

const meta = preview.meta({
  component: Notices,
  args: { notices: orderStatuses.map(inStatus) },
  globals: { density: 'staff' },
  decorators: [
    Story => (
      <main>
        <h1>订单管理</h1>
        <Story />
      </main>
    ),
  ],
})

export const EveryStatus = meta.story({
  play: async ({ canvas }) => {
    for (const text of [
      '等待会员付款，最迟 2026-05-27 23:59；逾期自动关闭。',
      '会员已填报转账，等待财务核对到账。',
      '财务退回了填报，等待会员修改后重新提交。原因：凭证看不清金额',
      '已到账 ¥150.00，还差 ¥50.00。',
      '退款正在办理，进度和下一步见“退款步骤”。',
      '已收 ¥150.00，其中 ¥50.00 已退回；其余可以再申请退款。',
      '¥150.00 已全部退回，不用再办理。',
      '订单已关闭。之后到账的款项由财务登记：能办理的恢复订单，不能办理的退回。原因：超时未支付',
      '订单已转为异常，由财务处理。原因见记录。',
    ])
      await expect(canvas.getByText(text)).toBeVisible()
  },
})

const { order } = inStatus(orderStatus.closed)
export const AtItsEdges = meta.story({
  // about the words, not the look
  tags: ['no-picture'],
  args: {
    notices: [
      // its history is not there yet
      { order, whole: undefined },
      { order: anOrderDetail({ channel: 'offline' }), whole: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('订单已关闭。之后到账的款项由财务登记：能办理的恢复订单，不能办理的退回。'),
    ).toBeVisible()
    await expect(
      canvas.getByText('等待会员付款，最迟 2026-05-27 23:59；逾期再等在途款项 2 天，然后自动关闭。'),
    ).toBeVisible()
  },
})
