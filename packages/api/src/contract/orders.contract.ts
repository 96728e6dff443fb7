import * as z from 'zod/mini'
import { orderStatuses } from '../rules/order.ts'
import { endpoint } from './endpoint.ts'
import { day, optionalText, orderNo, orderPrefix, paging, positiveFen, text } from './fields.ts'
import {
  channels,
  orderDetail,
  orderList,
  orderSorts,
  transferDraft,
  transferReport,
} from './orders.schema.ts'

const oneOrder = { order_no: orderNo }

const statusFilter = z.optional(
  z
    .string('状态不正确')
    .check(
      z.refine(
        list => list.split(',').every(s => orderStatuses.some(status => String(status) === s)),
        '状态不正确',
      ),
    ),
)

export const listOrders = endpoint({
  name: 'orders.list',
  method: 'get',
  path: '/{prefix}/orders',
  summary:
    "A member's own orders; for staff all, own leads' or all masked, as the rights table says (D3, D5)",
  who: { member: true, staff: 'orders.read' },
  params: orderPrefix,
  query: z.object({
    /** Comma-separated order_status values. */
    status: statusFilter,
    /** Order number, remark code, member's name or phone. */
    q: z.optional(text('关键词', 50, 0)),
    subject_type: z.optional(z.enum(['personal', 'enterprise'], '会员类型不正确')),
    from: z.optional(day),
    to: z.optional(day),
    sort: z._default(z.enum(orderSorts, '排序方式不正确'), '-created_at'),
    ...paging([20, 10, 50, 100]),
  }),
  data: orderList,
  rules: [],
})

export const getOrder = endpoint({
  name: 'orders.get',
  method: 'get',
  path: '/{prefix}/orders/{order_no}',
  summary: 'One order with its lines, transfer report and history',
  who: { member: true, staff: 'orders.read' },
  params: z.extend(orderPrefix, oneOrder),
  data: orderDetail,
  rules: [],
})

export const payOrder = endpoint({
  name: 'orders.pay',
  method: 'post',
  path: '/{prefix}/orders/pay',
  summary: 'Open a payment attempt; offline answers bank account and remark code (D5)',
  who: { member: true },
  idempotent: true,
  params: orderPrefix,
  body: z.object({ ...oneOrder, channel: z.enum(channels, '请选择支付方式') }),
  data: orderDetail,
  rules: ['order_closed', 'already_paid'],
})

export const reportTransfer = endpoint({
  name: 'orders.reportTransfer',
  method: 'post',
  path: '/{prefix}/orders/off_line_remark',
  summary: 'Report an offline transfer with 1–5 vouchers: 0, 15 → 10 (D5)',
  who: { member: true },
  idempotent: true,
  params: orderPrefix,
  body: z.extend(transferReport, oneOrder),
  data: orderDetail,
  rules: ['order_closed', 'already_paid', 'offline_not_chosen', 'file_missing', 'paid_on_in_future'],
})

export const saveTransferDraft = endpoint({
  name: 'orders.saveTransferDraft',
  method: 'post',
  path: '/{prefix}/orders/off_line_remark_draft',
  summary: 'Keep a report as far as it is typed; handing it in ends the draft (D5)',
  who: { member: true },
  idempotent: true,
  params: orderPrefix,
  body: z.extend(transferDraft, oneOrder),
  data: orderDetail,
  rules: ['order_closed', 'already_paid', 'file_missing'],
})

export const takeBackTransfer = endpoint({
  name: 'orders.takeBackTransfer',
  method: 'post',
  path: '/{prefix}/orders/off_line_remark_back',
  summary: 'Member: withdraw the report (10 → 0). Finance: send it back with a reason (10 → 15) (D5)',
  who: { member: true, staff: 'payment.confirm' },
  idempotent: true,
  params: orderPrefix,
  body: z.object({ ...oneOrder, reason: optionalText('退回原因', 200) }),
  data: orderDetail,
  rules: ['reason_needed'],
})

/** Finance's decision on a reported transfer. */
const paymentDecision = z.object({
  ...oneOrder,
  decision: z.enum(['confirm', 'short', 'exception'], '请选择处理结果'),
  received_fen: z.optional(positiveFen),
  received_at: z.optional(day),
  /** Number of the bank line; can pay once. */
  bank_ref: z.optional(text('流水号', 64, 0)),
  remark: optionalText('备注', 200),
})

export const checkOrder = endpoint({
  name: 'orders.check',
  method: 'post',
  path: '/{prefix}/orders/check_order',
  summary: 'Member: the state of an order. Finance: confirm, short or exception (D5)',
  who: { member: true, staff: 'payment.confirm' },
  idempotent: true,
  params: orderPrefix,
  body: z.union([paymentDecision, z.object({ ...oneOrder, decision: z.optional(z.never()) })]),
  data: orderDetail,
  rules: [
    'received_needed',
    'bank_ref_needed',
    'bank_ref_used',
    'received_too_little',
    'received_too_much',
    'received_not_short',
    'reason_needed',
    'paid_on_in_future',
  ],
})
