import type { DocumentKind, InvoiceFormat, InvoiceStatus } from '@portal/api/rules/invoice'
import type { InvoiceMailState } from '@portal/api/rules/invoice-looks'
import type { TitleType } from '@portal/api/rules/invoice-form'

/** Tables of documents and titles (D6), as Kysely reads them. */

/** Whom a document is made out to. */
export interface TitleColumns {
  title_type: TitleType
  buyer_name: string
  tax_no: string
  address_phone: string
  bank_account: string
}
export interface InvoiceTitlesTable extends TitleColumns {
  id: string
  member_id: string
  is_default: boolean
  created_at: Date
}
export interface InvoicesTable extends TitleColumns {
  id: string
  invoice_no: string
  order_kind: 'dues' | 'evaluation'
  document_kind: DocumentKind
  member_id: string
  email: string
  remark: string
  amount_fen: number
  status: InvoiceStatus
  submitted_at: Date
  /** Why it was sent back, why it is to be reversed, or why that was refused. */
  reason: string
  number: string | null
  issued_on: string | null
  staff_remark: string
  red_number: string | null
  reversed_on: string | null
  /** What issued it; null: finance by hand, or nobody yet. */
  platform: string | null
  /** How often it was handed to a platform, to be issued or reversed. */
  handed_over: number
  /** Since when a platform has it; null when nothing is awaited from one. */
  handed_at: Date | null
  /** Since when that gives no answer. */
  silent_since: Date | null
  /** Why it did not issue or reverse the document. */
  trouble: string
  /** Under which name it knows the buyer of what it did not issue; empty where it says none, or issued it. */
  registered_name: string
  /** What finance says to the member of a title that it mended; empty where the title is the member's own. */
  title_note: string
  /** How often a mail with it was begun; the number of the last one. */
  mailing: number
  /** How that stands; null where there is none. */
  mail_state: InvoiceMailState | null
  /** Since when it stands so. */
  mail_at: Date | null
  /** How often it was tried. */
  mail_tries: number
  /** While it waits: when it may be tried. */
  mail_due_at: Date | null
  /** Why it was not delivered, or not yet; empty otherwise. */
  mail_trouble: string
}
/** The books of the sandbox's platform: documents and red letters, one for each serial. */
export interface SandboxDocumentsTable {
  serial: string
  request_no: string
  is_letter: boolean
  number: string
  /** What is printed on it. */
  title: string
  buyer_name: string
  tax_no: string
  items: string
  remark: string
  amount_fen: number
  /** Empty: it is issued. */
  refusal: string
  /** Under which it knows the buyer that it refused; empty where it does not say. */
  registered_name: string
  /** Until then nobody is told what became of it. */
  answered_at: Date
  /** Until then it does not answer either. */
  is_silent: boolean
}
/** Counts that the database keeps itself (ADR 024). */
export interface InvoiceCountsTable {
  order_kind: 'dues' | 'evaluation'
  status: InvoiceStatus
  count: number
}
/** Every number that was registered, of a document or of a red letter. */
export interface DocumentNumbersTable {
  number: string
  invoice_id: string
}
export interface InvoiceLinesTable {
  invoice_id: string
  order_id: string
  position: number
  amount_fen: number
}
export interface InvoiceFilesTable {
  invoice_id: string
  format: InvoiceFormat
  file_id: string
}
export interface InvoiceHistoryTable {
  id: string
  invoice_id: string
  at: Date
  act: string
  from_status: string | null
  to_status: string
  actor_kind: string
  actor_id: string
  note: string
}
