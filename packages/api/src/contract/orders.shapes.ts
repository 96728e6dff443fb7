import * as z from 'zod/mini'
import { paymentForm } from '../rules/payment-form.ts'
import { orderRemarkLimit, orderStatuses } from '../rules/order.ts'
import { orderSorts } from '../rules/order-sorts.ts'
import { bankRef, day, fileRef, optionalText, orderNo, orderPrefix, paging, text } from './fields.ts'
import { formShape } from './form-schema.ts'
import { channels } from '../rules/payment.ts'
import { orderDetail, orderList } from './orders.schema.ts'
import { transferDraft, transferReport } from './transfer.schema.ts'
import type { Shape } from './shape.ts'

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

/** Which orders are asked for, and in which order. */
export const orderFilter = {
  /** Comma-separated order_status values. */
  status: statusFilter,
  /** Order number, remark code, member's name or phone. */
  q: z.optional(text('关键词', 50, 0)),
  subject_type: z.optional(z.enum(['personal', 'enterprise'], '会员类型不正确')),
  /** Chosen to pay by. */
  channel: z.optional(z.enum(channels, '渠道不正确')),
  from: z.optional(day),
  to: z.optional(day),
  sort: z._default(z.enum(orderSorts, '排序方式不正确'), '-created_at'),
}

const receipt = { ...formShape(paymentForm.fields), bank_ref: bankRef(paymentForm.fields.bank_ref) }

/**
 * Finance's decision on a transfer: on one that was reported, or on one that nobody waited for, of an order that was
 * closed (`late`) or is paid (`repeated`).
 */
const paymentDecision = z.object({
  ...oneOrder,
  decision: z.enum(['confirm', 'short', 'exception', 'late', 'repeated'], '请选择处理结果'),
  received_fen: z.optional(receipt.received_fen),
  received_at: z.optional(receipt.received_at),
  /** Number of the bank line; can pay once. */
  bank_ref: z.optional(receipt.bank_ref),
  /** Confirms more than is due: the surplus is asked back at once. */
  return_surplus: z.optional(z.boolean()),
  remark: receipt.remark,
})

/** What each call in orders.contract.ts takes and answers, and who may make it. */
export const ordersShapes = {
  'orders.list': {
    summary:
      "A member's own orders; for staff all, own leads' or all masked, as the rights table says (D3, D5)",
    who: { member: true, staff: 'orders.read' },
    params: orderPrefix,
    query: z.object({ ...orderFilter, ...paging([20, 10, 50, 100]) }),
    data: orderList,
  },

  'orders.get': {
    summary: 'One order with its lines, transfer report and history',
    who: { member: 'own', staff: 'orders.read' },
    params: z.extend(orderPrefix, oneOrder),
    data: orderDetail,
  },

  'orders.pay': {
    summary:
      'Open a payment attempt, closing one by another channel first: an address to pay at, or bank account and remark code (D5)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z.object({ ...oneOrder, channel: z.enum(channels, '请选择支付方式') }),
    data: orderDetail,
  },

  'orders.reportTransfer': {
    summary: 'Report an offline transfer with 1–5 vouchers: 0, 15 → 10 (D5)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z.extend(transferReport, oneOrder),
    data: orderDetail,
  },

  'orders.uploadLeadVoucher': {
    summary: "Store the picture of an own lead's transfer; it becomes the lead's file (D5, D10.8)",
    who: { staff: 'payment.report' },
    params: orderPrefix,
    body: z.object(oneOrder),
    data: fileRef,
  },

  'orders.reportLeadTransfer': {
    summary: "Report an own lead's offline transfer with 1–5 vouchers: 0, 15 → 10 (D5)",
    who: { staff: 'payment.report' },
    params: orderPrefix,
    body: z.extend(transferReport, oneOrder),
    data: orderDetail,
  },

  'orders.saveTransferDraft': {
    summary: 'Keep a report as far as it is typed; handing it in ends the draft (D5)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z.extend(transferDraft, oneOrder),
    data: orderDetail,
  },

  'orders.withdrawTransfer': {
    summary: 'Withdraw the own report: 10 → 0 (D5)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z.object(oneOrder),
    data: orderDetail,
  },

  'orders.sendBackTransfer': {
    summary: 'Send a report back with a reason: 10 → 15 (D5)',
    who: { staff: 'payment.confirm' },
    params: orderPrefix,
    body: z.object({ ...oneOrder, reason: optionalText('退回原因', orderRemarkLimit) }),
    data: orderDetail,
  },

  'orders.close': {
    summary: 'Close an order that nobody will pay, staff with a reason: 0, 10, 15 → 90 (D5)',
    who: { member: 'own', staff: 'orders.close' },
    params: orderPrefix,
    body: z.object({ ...oneOrder, reason: optionalText('关闭原因', orderRemarkLimit) }),
    data: orderDetail,
  },

  'orders.resolve': {
    summary: 'Resolve an exception with a reason: 99 → 10, 20, 40 or 90 (D5)',
    who: { staff: 'payment.confirm' },
    params: orderPrefix,
    body: z.object({
      ...oneOrder,
      outcome: z.enum(['resume', 'return', 'close'], '请选择处理结果'),
      reason: optionalText('处理原因', orderRemarkLimit),
    }),
    data: orderDetail,
  },

  'orders.poll': {
    summary: 'The state of an own order; a payment that is open is asked for at its provider (D5)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z.object(oneOrder),
    data: orderDetail,
  },

  'orders.decidePayment': {
    summary:
      'Confirm a reported transfer, call it short or set it aside; register one that nobody waited for (D5)',
    who: { staff: 'payment.confirm' },
    params: orderPrefix,
    body: paymentDecision,
    data: orderDetail,
  },
} as const satisfies Record<string, Shape>
