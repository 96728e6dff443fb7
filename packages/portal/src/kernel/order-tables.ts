import type { InvoiceStatus } from '@portal/api/rules/invoice'
import type { RefundEffect, RefundStatus } from '@portal/api/rules/refund'
import type { Generated } from 'kysely'

/** Tables of orders and their money (D5), as Kysely reads them. */

/** What an order is for. */
export type OrderReason = 'join' | 'renew' | 'upgrade' | 'evaluation'
export interface OrdersTable {
  id: string
  order_no: string
  kind: 'dues' | 'evaluation'
  reason: OrderReason
  subject_type: 'personal' | 'enterprise'
  subject_name: string
  member_id: string
  /** The member's agency; the database takes it over. */
  agent_id: Generated<string | null>
  unit_id: string | null
  application_id: string | null
  membership_id: string | null
  /** null: an evaluation. */
  level: string | null
  /** 1 to 5: what an evaluation is for; null for dues. */
  star: number | null
  /** The level that an upgrade raised. */
  level_before: string | null
  /** What is to be paid: the lines less the coupon. */
  amount_fen: number
  /** What the coupon takes off. */
  discount_fen: Generated<number>
  received_fen: Generated<number>
  /** What was paid back. */
  refunded_fen: Generated<number>
  /** What documents stand for of it. */
  invoiced_fen: Generated<number>
  /** State of the last document that was asked for. */
  invoice_status: InvoiceStatus | null
  /** Whether that document has reached its receiver by mail. */
  invoice_delivered: boolean
  channel: string | null
  order_status: number
  remark_code: string | null
  sent_back_reason: Generated<string>
  created_at: Date
  deadline_at: Date | null
  reported_at: Date | null
  paid_at: Date | null
}
/** What lists of orders count: kept by the database itself (ADR 024). */
export interface OrderCountsTable {
  kind: 'dues' | 'evaluation'
  subject_type: string
  /** Empty while none is chosen. */
  channel: string
  /** Day in Shanghai on which the orders were made. */
  day: string
  order_status: number
  count: number
  amount_fen: number
}
/** The same of all days, without what has changed since the last folding. */
export type OrderTotalsTable = Omit<OrderCountsTable, 'day'>

export interface OrderLinesTable {
  id: string
  order_id: string
  position: number
  title: string
  amount_fen: number
}
export interface PaymentAttemptsTable {
  id: string
  order_id: string
  channel: string
  status: 'created' | 'open' | 'succeeded' | 'failed' | 'closed' | 'duplicate'
  amount_fen: number
  created_at: Date
  settled_at: Date | null
  /** What its provider knows it by; null: a bank transfer. */
  number: string | null
  /** Where to pay; null until it is open, and for a bank transfer. */
  pay_url: string | null
  /** When the provider stops taking money by it. */
  expires_at: Date | null
  /** The provider's own number of the payment. */
  provider_ref: string | null
  /** What came in by it; finance's receipts say what came by bank transfer. */
  received_fen: Generated<number>
  /** By which money that was too much is paid back. */
  refund_id: string | null
}
/** The books of the sandbox's bank. */
export interface SandboxPaymentsTable {
  number: string
  title: string
  amount_fen: number
  state: 'open' | 'succeeded' | 'failed' | 'closed'
  ref: string
  paid_fen: Generated<number>
  expires_at: Date
  /** Until when the payment is hidden. */
  hidden_until: Date | null
  /** Whether money cannot be sent back by it. */
  refund_fails: Generated<boolean>
  /** When the money came; null while none has. */
  paid_at: Date | null
}
/** Refunds in those books. */
export interface SandboxRefundsTable {
  number: string
  payment_number: string
  amount_fen: number
  ref: string
  succeeded: boolean
  /** Null: not known of refunds before there were bills. */
  sent_at: Date | null
}
export interface TransferReportsTable {
  id: string
  order_id: string
  state: 'open' | 'withdrawn' | 'sent_back' | 'accepted'
  payer_name: string
  payer_bank: string
  payer_account_tail: string
  amount_fen: number
  paid_on: string
  note: string
  submitted_at: Date
}
export interface TransferDraftsTable {
  order_id: string
  /** A `TransferDraft`. */
  content: unknown
  saved_at: Date
}
export interface TransferVouchersTable {
  report_id: string
  position: number
  file_id: string
}
export interface ReceiptsTable {
  id: string
  order_id: string
  attempt_id: string | null
  amount_fen: number
  received_on: string
  bank_ref: string
  /** The bank's line that the money came in by. */
  bank_line_id: string | null
  remark: string
  /** null: a provider reported it. */
  staff_id: string | null
  created_at: Date
}
export interface RefundsTable {
  id: string
  order_id: string
  amount_fen: number
  reason: string
  status: RefundStatus
  asked_by_kind: 'member' | 'staff' | 'system'
  asked_by: string
  asked_at: Date
  /** Money that came without anything to be bought with it: paid twice, too late, or in a wrong amount. */
  bought_nothing: boolean
  /** The attempt by which it goes back; null: by the bank. */
  attempt_id: string | null
  /** null until it is approved, and where nothing depends on it. */
  effect: RefundEffect | null
  effect_text: string
  approved_by: string | null
  approved_at: Date | null
  reviewed_by: string | null
  reviewed_at: Date | null
  /** Why it was rejected, or why the money came back. */
  trouble: string
  settled_at: Date | null
}
/** The bank's line by which a refund was sent back. */
export interface PayoutsTable {
  id: string
  refund_id: string
  amount_fen: number
  returned_on: string
  bank_ref: string
  /** null: a provider sent it back. */
  staff_id: string | null
  created_at: Date
}
export interface OrderHistoryTable {
  id: string
  order_id: string
  at: Date
  act: string
  from_status: number | null
  to_status: number
  actor_kind: string
  actor_id: string
  note: Generated<string>
}
