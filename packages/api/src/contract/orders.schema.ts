import * as z from 'zod/mini'
import { bankSigns } from '../rules/bank-line.ts'
import { invoiceStatuses } from '../rules/invoice.ts'
import { orderLife, orderStatuses } from '../rules/order.ts'
import { channels, onlineChannels } from '../rules/payment.ts'
import {
  day,
  fen,
  fileRef,
  historyEntry,
  id,
  countedInPart,
  listOf,
  orderKind,
  orderNo,
  time,
} from './fields.ts'
import { refundChoice, refundDetail } from './refunds.schema.ts'
import { typedReport } from './transfer.schema.ts'

export const orderRow = z.object({
  id,
  order_no: orderNo,
  kind: orderKind,
  /** What is paid for, e.g. 个人会费. */
  item: z.string(),
  /** Detail of the item, e.g. 个人会员 · 1 年. */
  item_note: z.string(),
  subject_type: z.enum(['personal', 'enterprise']),
  /** Name of the person or unit; masked for the sub-role others (D3). */
  subject_name: z.string(),
  /** Masked phone. */
  phone: z.string(),
  /** What is to be paid: the lines less the coupon. */
  amount_fen: fen,
  /** What the coupon takes off. */
  discount_fen: fen,
  received_fen: fen,
  /** What was paid back. */
  refunded_fen: fen,
  channel: z.nullable(z.enum(channels)),
  order_status: z.literal(orderStatuses),
  created_at: time,
  /** Until when to pay, while the order waits for it; money on its way has `offlineGraceDays` more. */
  deadline_at: z.nullable(time),
  /** When the member last reported a transfer. */
  reported_at: z.nullable(time),
  /** When finance confirmed the payment. */
  paid_at: z.nullable(time),
  /** Why finance sent the last report back; empty for who reads orders masked. */
  sent_back_reason: z.string(),
  agent_name: z.nullable(z.string()),
  /** State of the last document asked for; null where there is none, and for who may not read documents. */
  invoice_status: z.nullable(z.enum(invoiceStatuses)),
  /** Whether that document has reached its receiver by mail. */
  invoice_delivered: z.boolean(),
  /** What a document can still be asked for. */
  billable_fen: fen,
})
export type OrderRow = z.infer<typeof orderRow>

export const bankAccount = z.object({
  account_name: z.string(),
  account_no: z.string(),
  bank_name: z.string(),
})
export type BankAccount = z.infer<typeof bankAccount>

export const reportedTransfer = z.object({
  payer_name: z.string(),
  payer_bank: z.string(),
  payer_account_tail: z.string(),
  amount_fen: fen,
  paid_on: day,
  note: z.string(),
  vouchers: z.array(fileRef),
  submitted_at: time,
})
export type ReportedTransfer = z.infer<typeof reportedTransfer>

/** A payment that is open at a provider. */
export const onlinePayment = z.object({
  channel: z.enum(onlineChannels),
  amount_fen: fen,
  /** What a phone scans, or the provider's page: an address. */
  pay_url: z.string(),
  /** From then on it cannot be paid by; another can be opened. */
  expires_at: time,
})
export type OnlinePayment = z.infer<typeof onlinePayment>

/** A line of an imported statement. */
export const bankLine = z.object({
  bank_ref: z.string(),
  booked_at: time,
  payer_name: z.string(),
  /** The last four digits; empty where the statement has none. */
  payer_account_tail: z.string(),
  remark: z.string(),
  amount_fen: fen,
  /** What no order has taken of it. */
  left_fen: fen,
})
export type BankLine = z.infer<typeof bankLine>

/** One that could be the money of an order. */
export const bankCandidate = z.extend(bankLine, {
  /** What of it agrees with the order. */
  signs: z.array(z.enum(bankSigns)),
  /** Orders that it has paid. */
  paid_orders: z.array(orderNo),
})
export type BankCandidate = z.infer<typeof bankCandidate>

export const orderDetail = z.extend(orderRow, {
  /** By which the reader may pay now. */
  channels: z.array(z.enum(channels)),
  /** What is open at a provider; null for who does not pay it. */
  payment: z.nullable(onlinePayment),
  lines: z.array(z.object({ title: z.string(), amount_fen: fen })),
  /** The coupon that is kept for it or was used; null without one. */
  coupon: z.nullable(
    z.object({
      code: z.string(),
      /** Name of its batch. */
      name: z.string(),
      /** Until when it is kept; null: until the order is paid or closed. */
      reserved_until: z.nullable(time),
    }),
  ),
  /** Where to pay; null until the offline channel is chosen. */
  bank: z.nullable(bankAccount),
  /** Eight characters unique to the order; grouped only for reading. */
  remark_code: z.nullable(z.string()),
  report: z.nullable(reportedTransfer),
  /** What the member has typed and not handed in; null for everybody else. */
  draft: z.nullable(z.object({ ...typedReport, vouchers: z.array(fileRef) })),
  receipts: z.array(
    z.object({
      amount_fen: fen,
      /** By which this money came; an order may be paid by several. */
      channel: z.enum(channels),
      /** The day on which the money came in, as finance found it. */
      received_at: day,
      /** The bank's number, or the provider's. */
      bank_ref: z.string(),
      remark: z.string(),
      by: z.string(),
    }),
  ),
  /** Lines of the bank that could be its money, the likeliest first; null for who does not confirm it now. */
  bank_lines: z.nullable(z.array(bankCandidate)),
  application_no: z.nullable(z.string()),
  /** The period this order opened, or would open if it were confirmed today. */
  period: z.nullable(z.object({ starts_at: day, ends_at: day })),
  /** Newest first. */
  refunds: z.array(refundDetail),
  /** What the reader may ask back at most, and what that could mean; null for who may not ask now. */
  refundable: z.nullable(z.object({ most_fen: fen, choices: z.array(refundChoice) })),
  history: z.array(historyEntry),
  /** What the reader may do now (from the life cycle and the reader's rights). */
  allowed: z.array(z.enum(orderLife.acts)),
})
export type OrderDetail = z.infer<typeof orderDetail>

export const orderList = z.extend(listOf(orderRow), {
  ...countedInPart,
  /** Number of orders in each status, the status filter left aside. */
  counts: z.array(z.object({ order_status: z.literal(orderStatuses), count: z.int() })),
  /** Sum of `amount_fen` over everything that matches the filter; 0 where that is `more`. */
  total_fen: z.int(),
})
export type OrderList = z.infer<typeof orderList>
