import type { RefundEffect, RefundStatus } from '@portal/api/rules/refund'
import type { Generated } from 'kysely'

/** Tables as Kysely reads them; migrations are the source. `date` columns are `YYYY-MM-DD` strings. */
type Json = Generated<string>

export interface SettingsTable {
  key: string
  value: string
  updated_at: Date
}
export interface CountersTable {
  name: string
  value: number
}
export interface AgentsTable {
  id: string
  name: string
  active: Generated<boolean>
}
export interface FilesTable {
  id: string
  member_id: string
  purpose: string
  name: string
  mime: string
  size: number
  sha256: string
  created_at: Date
}
export interface FileBlobsTable {
  file_id: string
  content: Uint8Array
}
export interface MembersTable {
  id: string
  phone: string
  password_hash: string | null
  nickname: Generated<string>
  avatar_file_id: string | null
  email: Generated<string>
  settings_version: Generated<number>
  password_changed_at: Generated<Date | null>
  preferences: Generated<unknown>
  agent_id: string | null
  consent_version: string
  consented_at: Date
  created_at: Date
}
export interface StaffTable {
  id: string
  name: string
  phone: string | null
  password_hash: string
  sub_role: string
  agent_id: string | null
  disabled_at: Date | null
  password_changed_at: Generated<Date | null>
  preferences: Generated<unknown>
  created_at: Date
}
export interface SessionsTable {
  id: string
  token_hash: string
  member_id: string | null
  staff_id: string | null
  created_at: Date
  seen_at: Date
  expires_at: Date
  revoked_at: Date | null
  device: Generated<string>
  network: Generated<string>
}
export interface ServiceTicketsTable {
  token_hash: string
  member_id: string
  expires_at: Date
  used_at: Date | null
}
export interface SmsCodesTable {
  id: string
  phone: string
  scene: string
  code_hash: string
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
  dead_at: Date | null
}
export interface SmsMessagesTable {
  id: string
  scene: string
  phone_enc: string
  phone_index: string
  text_enc: string | null
  code_enc: string | null
  status: 'queued' | 'sent' | 'failed'
  attempts: Generated<number>
  created_at: Date
  sent_at: Date | null
}
export interface RateLimitsTable {
  key: string
  hits: number
  window_ends_at: Date
}
export interface SignInPlacesTable {
  place: string
  seen_at: Date
}
export interface IdempotencyKeysTable {
  scope: string
  key: string
  body_hash: string
  answer_enc: string | null
  created_at: Date
}
export interface AuditEntriesTable {
  chain: number
  seq: number
  at: Date
  actor_kind: string
  actor_id: string
  actor_role: string
  address: string
  act: string
  record_kind: string
  record_id: string
  money: boolean
  diff: unknown
  reason: string
  prev_hash: string
  hash: string
}
export interface AuditHeadsTable {
  chain: number
  seq: number
  hash: string
}
export interface FeesTable {
  level: string
  effective_from: string
  amount_fen: number
}
export interface UnitsTable {
  id: string
  name: string
  credit_code: string
  manager_id: string
  created_at: Date
}
export interface MembershipsTable {
  id: string
  serial: Generated<number>
  kind: 'personal' | 'enterprise'
  member_id: string | null
  unit_id: string | null
  number: string
  holder: string
  level: string
  member_since: string
  override: 'suspended' | 'terminated' | null
  created_at: Date
}
export interface ApplicationsTable {
  id: string
  application_no: string
  kind: 'personal' | 'enterprise'
  member_id: string
  /** The unit that applies, once it is known. */
  unit_id: string | null
  status: string
  version: number
  form: unknown
  id_number_enc: string | null
  id_number_index: string | null
  submitted_form: unknown
  submitted_id_index: string | null
  changes: Json
  remarks: Json
  remark: Generated<string>
  former_remarks: Json
  former_remark: Generated<string>
  round: Generated<number>
  level: string
  fee_fen: number
  created_at: Date
  saved_at: Date
  submitted_at: Date | null
  decided_at: Date | null
  deadline_at: Date | null
}
export interface ApplicationCountsTable {
  kind: string
  status: string
  count: number
}
export interface ApplicationHistoryTable {
  id: string
  application_id: string
  at: Date
  act: string
  actor_kind: string
  actor_id: string
  note: Generated<string>
}
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
  unit_id: string | null
  application_id: string | null
  membership_id: string | null
  /** null: an evaluation. */
  level: string | null
  /** The level that an upgrade raised. */
  level_before: string | null
  amount_fen: number
  received_fen: Generated<number>
  /** What was paid back. */
  refunded_fen: Generated<number>
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
  kind: string
  subject_type: string
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
  remark: string
  staff_id: string
  created_at: Date
}
export interface RefundsTable {
  id: string
  order_id: string
  amount_fen: number
  reason: string
  status: RefundStatus
  asked_by_kind: 'member' | 'staff'
  asked_by: string
  asked_at: Date
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
  staff_id: string
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
export interface MembershipPeriodsTable {
  id: string
  membership_id: string
  membership_serial: number
  level: string
  starts_on: string
  ends_on: string
  reason: 'join' | 'renew'
  order_id: string | null
  amount_fen: number
  channel: string
  paid_on: string
  /** Taken back by a refund: no grace follows its end. */
  revoked: Generated<boolean>
  created_at: Date
}
export interface SchemaMigrationsTable {
  name: string
  checksum: string
  applied_at: Date
}

export interface Schema {
  settings: SettingsTable
  counters: CountersTable
  agents: AgentsTable
  files: FilesTable
  file_blobs: FileBlobsTable
  members: MembersTable
  staff: StaffTable
  sessions: SessionsTable
  service_tickets: ServiceTicketsTable
  sms_codes: SmsCodesTable
  sms_messages: SmsMessagesTable
  rate_limits: RateLimitsTable
  sign_in_places: SignInPlacesTable
  idempotency_keys: IdempotencyKeysTable
  audit_entries: AuditEntriesTable
  audit_heads: AuditHeadsTable
  fees: FeesTable
  units: UnitsTable
  memberships: MembershipsTable
  applications: ApplicationsTable
  application_history: ApplicationHistoryTable
  application_counts: ApplicationCountsTable
  application_count_changes: ApplicationCountsTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_counts: OrderCountsTable
  order_count_changes: OrderCountsTable
  order_totals: OrderTotalsTable
  payment_attempts: PaymentAttemptsTable
  transfer_reports: TransferReportsTable
  transfer_vouchers: TransferVouchersTable
  transfer_drafts: TransferDraftsTable
  receipts: ReceiptsTable
  refunds: RefundsTable
  payouts: PayoutsTable
  order_history: OrderHistoryTable
  membership_periods: MembershipPeriodsTable
  schema_migrations: SchemaMigrationsTable
}
