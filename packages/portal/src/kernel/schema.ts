import type { Generated } from 'kysely'
import type { CouponBatchesTable, CouponTakersTable, CouponUsesTable, CouponsTable } from './coupon-tables.ts'
import type {
  DocumentNumbersTable,
  InvoiceCountsTable,
  InvoiceFilesTable,
  InvoiceHistoryTable,
  InvoiceLinesTable,
  InvoiceTitlesTable,
  InvoicesTable,
  SandboxDocumentsTable,
} from './invoice-tables.ts'
import type {
  OrderCountsTable,
  OrderHistoryTable,
  OrderLinesTable,
  OrderTotalsTable,
  OrdersTable,
  PaymentAttemptsTable,
  PayoutsTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
  ReceiptsTable,
  RefundsTable,
  TransferDraftsTable,
  TransferReportsTable,
  TransferVouchersTable,
} from './order-tables.ts'
import type {
  AttachmentDicsTable,
  ProfilePhotosTable,
  SelectOptionsTable,
  TalentAttachmentsTable,
  TalentDraftsTable,
  TalentEntriesTable,
  TalentProfilesTable,
} from './profile-tables.ts'
import type {
  ChannelBillLinesTable,
  ChannelBillsTable,
  ChannelSettlementsTable,
  ReconciliationDaysTable,
  ReconciliationDifferencesTable,
} from './reconciliation-tables.ts'
import type { ResumeLinksTable } from './resume-tables.ts'
import type { DelegationsTable, OrderExportsTable, StaffViewsTable } from './staff-tables.ts'
import type {
  StarApplicationsTable,
  StarCountsTable,
  StarExpertsTable,
  StarFiguresTable,
  StarFilesTable,
  StarHistoryTable,
  StarNoticesTable,
  StarObjectionFilesTable,
  StarObjectionsTable,
  StarPaperHistoryTable,
  StarPapersTable,
  StarSeatsTable,
  StarSheetsTable,
} from './star-tables.ts'
import type {
  BankLinesTable,
  StatementImportsTable,
  StatementLinesTable,
  StatementSumsTable,
  StatementTargetsTable,
} from './statement-tables.ts'

export type * from './coupon-tables.ts'
export type * from './invoice-tables.ts'
export type * from './order-tables.ts'
export type * from './profile-tables.ts'
export type * from './reconciliation-tables.ts'
export type * from './resume-tables.ts'
export type * from './staff-tables.ts'
export type * from './star-tables.ts'
export type * from './statement-tables.ts'

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
  sandbox_payments: SandboxPaymentsTable
  sandbox_refunds: SandboxRefundsTable
  sandbox_documents: SandboxDocumentsTable
  order_history: OrderHistoryTable
  order_exports: OrderExportsTable
  staff_views: StaffViewsTable
  delegations: DelegationsTable
  invoice_titles: InvoiceTitlesTable
  invoices: InvoicesTable
  invoice_counts: InvoiceCountsTable
  invoice_count_changes: InvoiceCountsTable
  document_numbers: DocumentNumbersTable
  invoice_lines: InvoiceLinesTable
  invoice_files: InvoiceFilesTable
  invoice_history: InvoiceHistoryTable
  coupon_batches: CouponBatchesTable
  coupons: CouponsTable
  coupon_takers: CouponTakersTable
  coupon_uses: CouponUsesTable
  bank_lines: BankLinesTable
  statement_imports: StatementImportsTable
  statement_lines: StatementLinesTable
  statement_targets: StatementTargetsTable
  statement_sums: StatementSumsTable
  channel_bills: ChannelBillsTable
  channel_bill_lines: ChannelBillLinesTable
  channel_settlements: ChannelSettlementsTable
  reconciliation_days: ReconciliationDaysTable
  reconciliation_differences: ReconciliationDifferencesTable
  select_options: SelectOptionsTable
  attachment_dics: AttachmentDicsTable
  talent_profiles: TalentProfilesTable
  talent_entries: TalentEntriesTable
  talent_attachments: TalentAttachmentsTable
  talent_drafts: TalentDraftsTable
  profile_photos: ProfilePhotosTable
  resume_links: ResumeLinksTable
  star_figures: StarFiguresTable
  star_applications: StarApplicationsTable
  star_counts: StarCountsTable
  star_count_changes: StarCountsTable
  star_seats: StarSeatsTable
  star_history: StarHistoryTable
  star_files: StarFilesTable
  star_sheets: StarSheetsTable
  star_experts: StarExpertsTable
  star_objections: StarObjectionsTable
  star_objection_files: StarObjectionFilesTable
  star_papers: StarPapersTable
  star_paper_history: StarPaperHistoryTable
  star_notices: StarNoticesTable
  membership_periods: MembershipPeriodsTable
  schema_migrations: SchemaMigrationsTable
}
