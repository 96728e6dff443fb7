import { useState } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { anOrder } from '@portal/api/fixtures/orders'
import { invoiceStatuses } from '@portal/api/rules/invoice'
import { orderStatus, orderStatuses, type OrderStatus } from '@portal/api/rules/order'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberOrderTable, type MemberOrderTableProps } from './MemberOrderTable.tsx'

/** Opens what is asked for, as the page does. */
function Table(props: MemberOrderTableProps) {
  const [openNo, setOpenNo] = useState(props.openNo)
  return <MemberOrderTable {...props} openNo={openNo} onOpen={setOpenNo} />
}

const onInvoice = fn()

const meta = preview.meta({
  component: Table,
  args: {
    orders: [anOrder(), anOrder({ id: 'o2', order_no: '2025041800042', order_status: 30 })],
    today: '2026-05-18',
    openNo: null,
    onOpen: fn(),
    onInvoice,
    panel: '付款与办理记录',
  },
})

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: /个人会费 订单 20260518 00137/ })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    if (button) await userEvent.click(button)
    await expect(canvas.getByText('付款与办理记录')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^收起/ }))
    await expect(canvas.queryByText('付款与办理记录')).toBeNull()
  },
})
const money: Partial<Record<OrderStatus, Partial<OrderRow>>> = {
  [orderStatus.short]: { received_fen: 15_000 },
  [orderStatus.paid]: { paid_at: '2026-05-18 16:00:00' },
  [orderStatus.partlyRefunded]: { received_fen: 20_000, refunded_fen: 5_000 },
  [orderStatus.refunded]: { received_fen: 20_000, refunded_fen: 20_000 },
}
const inStatus = (order_status: OrderStatus, part: Partial<OrderRow> = {}) =>
  anOrder({
    id: String(order_status),
    order_no: `20260518001${order_status + 10}`,
    order_status,
    reported_at: '2026-05-18 15:02:00',
    ...money[order_status],
    ...part,
  })
export const EveryStatus = meta.story({
  args: { orders: orderStatuses.map(status => inStatus(status)) },
  play: async ({ canvas }) => {
    const cells = canvas
      .getAllByRole('row')
      .slice(1)
      .map(row => within(row).getAllByRole('cell')[3])
    await expect(cells.map(cell => cell?.innerText.split(/\n+/))).toEqual([
      ['待支付', '还有 9 天'],
      ['待确认', '填报于 05-18'],
      ['已退回', '请修改后重新提交'],
      ['部分到账', '已到 ¥150.00，差 ¥50.00'],
      ['已支付', '2026-05-18 确认'],
      ['退款中', '协会财务正在办理'],
      ['部分退款', '已退回 ¥50.00'],
      ['已退款', '已退回 ¥200.00'],
      ['已关闭', '没有收到款项'],
      ['异常', '协会财务正在核对'],
    ])
  },
})
export const NoteAtItsEdges = meta.story({
  // about the words, not the look
  tags: ['no-picture'],
  args: {
    orders: [
      inStatus(orderStatus.unpaid, { deadline_at: '2026-05-17 23:59:59' }),
      inStatus(orderStatus.refunding, { received_fen: 20_000, refunded_fen: 5_000 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('期限已过')).toBeVisible()
    await expect(canvas.getByText('已退回 ¥50.00，本次正在办理')).toBeVisible()
  },
})
const paid = (part: Parameters<typeof anOrder>[0]) =>
  anOrder({ order_status: 30, deadline_at: null, paid_at: '2026-05-18 16:00:00', ...part })
const withInvoices = [
  paid({ id: 'none', order_no: '2026051800201', billable_fen: 20_000 }),
  ...invoiceStatuses.map((invoice_status, at) =>
    paid({ id: invoice_status, order_no: `202605180030${at}`, invoice_status }),
  ),
  paid({ id: 'delivered', order_no: '2026051800401', invoice_status: 'issued', invoice_delivered: true }),
]
export const EveryDocument = meta.story({
  args: { orders: withInvoices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请发票 个人会费 订单 20260518 00201' }))
    await expect(onInvoice).toHaveBeenCalledWith('2026051800201')
    await expect(canvas.getByRole('cell', { name: '已送达' })).toBeVisible()
  },
})
export const EveryDocumentOnPhone = meta.story({
  args: { orders: withInvoices },
  globals: { viewport: { value: 'phone' } },
})
export const PhoneOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: /20260518 00137/ })
    if (button) await userEvent.click(button)
    await expect(canvas.getByText('付款与办理记录')).toBeVisible()
  },
})
