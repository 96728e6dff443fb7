import type { StatementReason, StatementResult, StatementState } from '@portal/api/rules/statement'
import type { Generated } from 'kysely'

/** Tables of bank statements and the lines that they brought (D5), as Kysely reads them. */

interface LineColumns {
  booked_at: Date
  payer_name: string
  payer_account: string
  remark: string
  /** What in the remark could be the code of an order. */
  codes: string[]
  amount_fen: number
  bank_ref: string
}
export interface BankLinesTable extends LineColumns {
  id: string
  /** null: typed by hand. */
  import_id: string | null
  line_no: number | null
  used_fen: number
  /** What a statement said of a typed line; null: none has it yet. */
  seen_fen: Generated<number | null>
  created_at: Date
}
export interface StatementImportsTable {
  id: string
  staff_id: string
  state: StatementState
  version: number
  file_name: string
  /** JSON of the file's rows. */
  rows: string
  /** JSON of a `StatementLayout`. */
  layout: string
  /** JSON of `Findings`. */
  findings: string
  created_at: Date
  confirmed_at: Date | null
  /** First and last day of its lines; null until it is confirmed. */
  first_day: Generated<string | null>
  last_day: Generated<string | null>
  address: Generated<string>
  device: Generated<string>
}
export interface StatementLinesTable extends LineColumns {
  import_id: string
  line_no: number
  name_key: string
  /** Place of the group among `statementGroups`, from 1. */
  grp: number
  reason: StatementReason
  match_no: number
  ticked: boolean
  about_line: number | null
  about_at: Date | null
}
export interface StatementTargetsTable {
  import_id: string
  order_id: string
  match_no: number
  due_fen: number
  ticked: boolean
  result: StatementResult | null
}
export interface StatementSumsTable {
  import_id: string
  grp: number
  ticked: boolean
  lines: number
  orders: number
  amount_fen: number
}
