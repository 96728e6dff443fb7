import type { DelegatedTask } from '@portal/api/rules/delegation'
import type { ExportFormat, ExportState } from '@portal/api/rules/order-export'
import type { SubRole } from '@portal/api/rules/rights'
import type { Generated } from 'kysely'

/** Tables of what staff keep and take out at their desks, as Kysely reads them. */

export interface OrderExportsTable {
  id: string
  staff_id: string
  session_id: string
  kind: 'dues' | 'evaluation'
  format: ExportFormat
  file_name: string
  /** JSON of an `AskedExport`. */
  asked: string
  state: ExportState
  rows: number
  sent: Generated<number>
  created_at: Date
  seen_at: Date
}
export interface StaffViewsTable {
  id: string
  staff_id: string
  desk: 'orders'
  name: string
  search: string
  /** The role whose colleagues see it too. */
  shared_with: SubRole | null
  created_at: Date
}
/** Work that was passed on to a colleague and is still to be done; at most one row for each piece of it. */
export interface DelegationsTable {
  task: DelegatedTask
  /** Id of the document, or the day. */
  subject_id: string
  given_by: string
  given_to: string
  note: string
  given_at: Date
}
