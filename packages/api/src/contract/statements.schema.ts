import * as z from 'zod/mini'
import { orderStatuses } from '../rules/order.ts'
import { onlineChannels } from '../rules/payment.ts'
import {
  statementColumnNames,
  statementGroups,
  statementReasons,
  statementResults,
  statementStates,
} from '../rules/statement.ts'
import { bankAccount, bankLine } from './orders.schema.ts'
import { countedInPart, fen, id, listOf, orderKind, orderNo, time } from './fields.ts'

const columnNumber = z.nullable(z.int('请选择列').check(z.minimum(0, '请选择列'), z.maximum(199, '请选择列')))

/** Where the header stands and which column, counted from 0, is what; null: the file has no such column. */
export const statementLayout = z.object({
  /** Counted from 1, as a table program shows it. */
  header_row: z
    .int('请选择表头所在行')
    .check(z.minimum(1, '请选择表头所在行'), z.maximum(200, '请选择表头所在行')),
  columns: z.object({
    time: columnNumber,
    payer_name: columnNumber,
    payer_account: columnNumber,
    remark: columnNumber,
    income: columnNumber,
    expense: columnNumber,
    direction: columnNumber,
    bank_ref: columnNumber,
  } satisfies Record<(typeof statementColumnNames)[number], typeof columnNumber>),
})
export type StatementLayout = z.infer<typeof statementLayout>

const sums = z.object({ lines: z.int(), orders: z.int(), amount_fen: z.int() })

const statementTrial = z.object({
  /** How long reading and matching took. */
  seconds: z.number(),
  income: z.object({ lines: z.int(), amount_fen: z.int() }),
  /** Lines of money that went out; they are left out. */
  expense_lines: z.int(),
  /** What the file itself says its income is; null where it says nothing. */
  file_total_fen: z.nullable(z.int()),
  /** Lines without a number of their own, that got one from their content. */
  numbered_lines: z.int(),
  groups: z.array(z.extend(sums, { group: z.enum(statementGroups), ticked: z.boolean() })),
})

const statementProgress = z.object({
  orders: z.int(),
  done: z.int(),
  confirmed: z.int(),
  /** Orders that were not confirmed; the first hundred. */
  missed: z.array(
    z.object({ order_no: orderNo, subject_name: z.string(), result: z.enum(statementResults) }),
  ),
})

export const statementImport = z.object({
  import_id: id,
  file_name: z.string(),
  state: z.enum(statementStates),
  /** What the confirming clerk has seen; every change counts it up. */
  version: z.int(),
  created_at: time,
  confirmed_at: z.nullable(time),
  /** The file's first rows and what they seem to be; null when it is confirmed. */
  sheet: z.nullable(
    z.object({
      rows: z.int(),
      layout: statementLayout,
      /** The first rows, preamble and header among them. */
      sample: z.array(z.array(z.string())),
      /** What could not be read, the first fifty; while there is any there is no dry run. */
      faults: z.array(z.object({ row: z.int(), column: z.enum(statementColumnNames), text: z.string() })),
      fault_count: z.int(),
    }),
  ),
  /** Null before the columns were judged. */
  trial: z.nullable(statementTrial),
  /** Null before it was confirmed. */
  progress: z.nullable(statementProgress),
})
export type StatementImport = z.infer<typeof statementImport>

export const currentImport = z.object({
  import: z.nullable(statementImport),
  bank: bankAccount,
  last_import_at: z.nullable(time),
})
export type CurrentImport = z.infer<typeof currentImport>

export const statementLine = z.object({
  /** The row of the file. */
  line_no: z.int(),
  booked_at: time,
  payer_name: z.string(),
  payer_account: z.string(),
  remark: z.string(),
  amount_fen: fen,
  bank_ref: z.string(),
  group: z.enum(statementGroups),
  reason: z.enum(statementReasons),
  /** Lines with the same number are one match: they are ticked together. */
  match_no: z.int(),
  ticked: z.boolean(),
  tickable: z.boolean(),
  /** The whole match. */
  match: z.object({ lines: z.int(), amount_fen: z.int(), due_fen: z.int() }),
  /** The line with the same reference, for those that are used. */
  about_line: z.nullable(z.int()),
  /** When the reference was used. */
  about_at: z.nullable(time),
  orders: z.array(
    z.object({
      order_no: orderNo,
      kind: orderKind,
      item: z.string(),
      item_note: z.string(),
      subject_name: z.string(),
      remark_code: z.nullable(z.string()),
      due_fen: fen,
      result: z.nullable(z.enum(statementResults)),
    }),
  ),
})
export type StatementLine = z.infer<typeof statementLine>

export const statementLineList = listOf(statementLine)
export type StatementLineList = z.infer<typeof statementLineList>

export const unmatchedLine = z.extend(bankLine, {
  /** The channel that seems to pay out what it took; the reconciliation of the day finds out. */
  pays_out: z.nullable(z.enum(onlineChannels)),
  /** Orders whose code stands in its remark and that still wait for a transfer. */
  orders: z.array(
    z.object({
      order_no: orderNo,
      kind: orderKind,
      item: z.string(),
      subject_name: z.string(),
      order_status: z.literal(orderStatuses),
      due_fen: fen,
    }),
  ),
})
export type UnmatchedLine = z.infer<typeof unmatchedLine>

export const unmatchedLineList = z.extend(listOf(unmatchedLine), {
  more: countedInPart.more,
  /** The import that was confirmed last, with how many lines of income it had; null before the first. */
  last_import: z.nullable(z.object({ at: time, lines: z.int() })),
})
export type UnmatchedLineList = z.infer<typeof unmatchedLineList>
