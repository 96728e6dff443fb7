import * as z from 'zod/mini'
import { documentKinds, invoiceFormats, invoiceLife, invoiceStatuses } from '../rules/invoice.ts'
import { invoiceMailLook } from '../rules/invoice-looks.ts'
import type { TitleType } from '../rules/invoice-form.ts'
import { delegation } from './delegations.schema.ts'
import { day, fen, fileRef, historyEntry, id, countedInPart, listOf, orderNo, time } from './fields.ts'

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

export const documentKind = z.enum(keysOf(documentKinds), '请选择票据种类')
/** `yyyymmdd` and the number of the day. */
export const invoiceNo = z.string('缺少申请号').check(z.regex(/^\d{12,13}$/, '申请号格式不正确'))

const titleTypes = ['unit', 'personal'] as const satisfies readonly TitleType[]
const titleContent = {
  title_type: z.enum(titleTypes),
  buyer_name: z.string(),
  /** Empty for a person, and for a unit that gave none. */
  tax_no: z.string(),
  address_phone: z.string(),
  bank_account: z.string(),
}

export const invoiceTitle = z.object({ id, ...titleContent, is_default: z.boolean() })
export type InvoiceTitle = z.infer<typeof invoiceTitle>

export const invoiceFile = z.extend(fileRef, { format: z.enum(keysOf(invoiceFormats)) })
export type InvoiceFile = z.infer<typeof invoiceFile>

export const invoiceRow = z.object({
  id,
  invoice_no: invoiceNo,
  /** Kind of the orders it stands for; it chooses the prefix of the call. */
  order_kind: z.enum(['dues', 'evaluation']),
  document_kind: documentKind,
  buyer_name: z.string(),
  amount_fen: fen,
  invoice_status: z.enum(invoiceStatuses),
  submitted_at: time,
  /** Orders it stands for. */
  orders: z.array(orderNo),
  /** Number of the document; null before it is issued. */
  number: z.nullable(z.string()),
  issued_on: z.nullable(day),
  /** Why it was sent back, why it is to be reversed, or why that was refused; empty otherwise. */
  reason: z.string(),
  /** Since when the platform has it, to be issued or reversed; null when nothing is awaited from it. */
  handed_at: z.nullable(time),
  /** Why the platform did not issue or reverse it; empty otherwise, and for members. */
  trouble: z.string(),
  /** What finance says of a title that it mended; empty where the title is the member's own. */
  title_note: z.string(),
  files: z.array(invoiceFile),
  /** The last mail with it; null where there is none, and of one that was not sent as a reversal was asked for. */
  mail: z.nullable(
    z.object({
      to: z.string(),
      state: z.enum(keysOf(invoiceMailLook)),
      /** Since when it stands so. */
      at: time,
      /** Why it was not delivered, or not yet; empty otherwise. */
      trouble: z.string(),
      /** When one that was not delivered yet is sent again; null of all others. */
      retry_at: z.nullable(time),
    }),
  ),
  /** Passed on to somebody of finance; null where it was not, and for members. */
  delegation: z.nullable(delegation),
})
export type InvoiceRow = z.infer<typeof invoiceRow>

export const invoiceDetail = z.extend(invoiceRow, {
  /** As it was when the request was handed in: a later change of the title book does not change it. */
  title: z.object(titleContent),
  email: z.string(),
  /** Printed on the document. */
  remark: z.string(),
  lines: z.array(
    z.object({
      order_no: orderNo,
      item: z.string(),
      item_note: z.string(),
      /** What was paid, less what was paid back. */
      paid_fen: fen,
      /** What other documents of this order stand for. */
      elsewhere_fen: fen,
      amount_fen: fen,
    }),
  ),
  /** Null where nothing is taxed. */
  tax: z.nullable(z.object({ net_fen: fen, tax_fen: fen })),
  /** What finance wrote for itself; empty for members. */
  staff_remark: z.string(),
  red: z.nullable(z.object({ number: z.string(), reversed_on: day })),
  /** Whether the next step is a platform's: finance types no number. False for members. */
  by_platform: z.boolean(),
  /** Under which name the platform, which did not issue it, knows the buyer; empty where it says none, and for members. */
  registered_name: z.string(),
  /** Since when the platform gives no answer about it; null where it does, and for members. */
  silent_since: z.nullable(time),
  /** Each time that a platform had it to issue, the latest first; none for members. */
  attempts: z.array(
    z.object({
      /** When it was handed over, and of one that is answered, when it was. */
      at: time,
      result: z.enum(['issuing', 'failed', 'issued']),
      /** Why it was not issued. */
      note: z.string(),
    }),
  ),
  history: z.array(historyEntry),
  /** What the reader may do now. */
  allowed: z.array(z.enum(invoiceLife.acts)),
})
export type InvoiceDetail = z.infer<typeof invoiceDetail>

export const invoiceList = z.extend(listOf(invoiceRow), {
  ...countedInPart,
  /** Number of documents in each status that still waits for somebody, the status filter left aside. */
  counts: z.array(z.object({ invoice_status: z.enum(invoiceStatuses), count: z.int() })),
  /** The platform that issues, as finance sees it; null without one, and for members. */
  platform: z.nullable(
    z.object({
      /** It gives no answer about something that it has. */
      silent: z.boolean(),
      issued_today: z.int(),
    }),
  ),
})
export type InvoiceList = z.infer<typeof invoiceList>

export const billableOrder = z.object({
  order_no: orderNo,
  item: z.string(),
  item_note: z.string(),
  /** What was paid, less what was paid back. */
  paid_fen: fen,
  /** What no document stands for yet. */
  billable_fen: fen,
  paid_at: z.nullable(time),
})
export type BillableOrder = z.infer<typeof billableOrder>
