import { sql, type RawBuilder } from 'kysely'
import type { InvoiceFormat } from '@portal/api/rules/invoice'
import { invoiceLife } from '@portal/api/rules/invoice'
import { orderLife } from '@portal/api/rules/order'
import type { Executor } from '../kernel/database.ts'
import { timeOfLine } from '../kernel/history.repository.ts'
import type {
  InvoiceHistoryTable,
  InvoiceLinesTable,
  InvoicesTable,
  InvoiceFilesTable,
} from '../kernel/schema.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'

export type InvoiceRecord = InvoicesTable

/** Whose documents may be seen; part of every query. `null`: everybody's. */
export type MemberScope = string | null

interface InvoiceKey {
  memberId: MemberScope
  kind: 'dues' | 'evaluation'
  invoiceNo: string
}

/** One document that the reader may see. */
export const findInvoice = (
  db: Executor,
  { memberId, kind, invoiceNo }: InvoiceKey,
): Promise<InvoiceRecord | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('invoice_no', '=', invoiceNo)
    .where('order_kind', '=', kind)
    .$if(memberId !== null, query => query.where('member_id', '=', memberId))
    .executeTakeFirst()

/** A document of whatever kind, by the number of its request. */
export const findInvoiceByNumber = (db: Executor, invoiceNo: string): Promise<InvoiceRecord | undefined> =>
  db.selectFrom('invoices').selectAll().where('invoice_no', '=', invoiceNo).executeTakeFirst()

/** Locks the document until the commit, and reads it as it is then. */
export const lockInvoice = (db: Executor, id: string): Promise<InvoiceRecord> =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Locks a document as long as a platform has it under this serial; undefined once it has answered. */
export const lockAwaited = (
  db: Executor,
  { id, handed_over }: Pick<InvoiceRecord, 'id' | 'handed_over'>,
): Promise<InvoiceRecord | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('handed_at', 'is not', null)
    .where('handed_over', '=', handed_over)
    .forUpdate()
    .executeTakeFirst()

/** A document that a platform has; undefined where nothing is awaited. */
export const findAwaited = (db: Executor, id: string): Promise<InvoiceRecord | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('handed_at', 'is not', null)
    .executeTakeFirst()

/** Documents that a platform has, the longest awaited first. */
export async function awaitedInvoices(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('handed_at', 'is not', null)
    .orderBy('handed_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type MailKey = Pick<InvoiceRecord, 'id' | 'mailing'>

/**
 * Takes a mail in hand that was due by `due`: until `until` nobody else does. Undefined where it is not due, or has ended.
 */
export const claimMail = (
  db: Executor,
  { id, mailing }: MailKey,
  { due, until }: { due: Date; until: Date },
): Promise<InvoiceRecord | undefined> =>
  db
    .updateTable('invoices')
    .set({ mail_tries: sql`mail_tries + 1`, mail_due_at: until })
    .where('id', '=', id)
    .where('mailing', '=', mailing)
    .where('mail_state', '=', 'waiting')
    .where('mail_due_at', '<=', due)
    .returningAll()
    .executeTakeFirst()

/** Locks a document as long as this mail with it waits; undefined once that has ended. */
export const lockMailed = (db: Executor, { id, mailing }: MailKey): Promise<InvoiceRecord | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('mailing', '=', mailing)
    .where('mail_state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()

/** Mails that were due before `before` and that nobody tried: they are due now. */
export const putForward = (
  db: Executor,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<MailKey[]> =>
  db
    .updateTable('invoices')
    .set({ mail_due_at: now })
    .where('id', 'in', query =>
      query
        .selectFrom('invoices')
        .select('id')
        .where('mail_state', '=', 'waiting')
        .where('mail_due_at', '<', before)
        .orderBy('mail_due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'mailing'])
    .execute()

export const insertInvoice = (db: Executor, invoice: InvoiceRecord) =>
  db.insertInto('invoices').values(invoice).execute()

export const updateInvoice = (db: Executor, id: string, set: Partial<Omit<InvoiceRecord, 'id'>>) =>
  db.updateTable('invoices').set(set).where('id', '=', id).execute()

export const insertInvoiceHistory = (db: Executor, line: InvoiceHistoryTable) =>
  db
    .insertInto('invoice_history')
    .values({
      ...line,
      at: timeOfLine('invoice_history', 'invoice_id', { recordId: line.invoice_id, at: line.at }),
    })
    .execute()

export const historyOfInvoice = (db: Executor, invoiceId: string): Promise<InvoiceHistoryTable[]> =>
  db
    .selectFrom('invoice_history')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Locks a member's orders, always in the order of their ids; the ones that are not theirs are left out. */
export const lockOwnOrders = (
  db: Executor,
  owner: { memberId: string; kind: 'dues' | 'evaluation' },
  orderNos: readonly string[],
): Promise<OrderRecord[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', 'in', [...orderNos])
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', owner.kind)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Paid orders of a member of which something is not on a document yet, the last paid first. */
export const billableOrders = (
  db: Executor,
  owner: { memberId: string; kind: 'dues' | 'evaluation' },
  limit: number,
): Promise<OrderRecord[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', owner.kind)
    .where('order_status', 'in', [...orderLife.sets.billable])
    .where(sql<boolean>`invoiced_fen < received_fen - refunded_fen`)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Numbers of the orders that a document stands for. */
export async function orderNosOf(db: Executor, invoiceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('o.order_no')
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .execute()
  return rows.map(row => row.order_no)
}

/** The lines of a document, each with its order. */
export const linesOfInvoice = async (db: Executor, invoiceId: string) => {
  const rows = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .selectAll('o')
    .select('l.amount_fen as line_fen')
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .execute()
  return rows.map(({ line_fen, ...order }) => ({ order, amount_fen: line_fen }))
}

/** Replaces what a document stands for; only one that is not issued changes. */
export async function setLines(
  db: Executor,
  invoiceId: string,
  lines: readonly Omit<InvoiceLinesTable, 'invoice_id'>[],
): Promise<void> {
  await db.deleteFrom('invoice_lines').where('invoice_id', '=', invoiceId).execute()
  await db
    .insertInto('invoice_lines')
    .values(lines.map(line => ({ ...line, invoice_id: invoiceId })))
    .execute()
}

const statusList = sql.join(invoiceLife.sets.holding.map(status => sql.lit(status)))

/** Something of the last document that was asked for an order. */
const ofLast = (what: RawBuilder<unknown>) => sql`(select ${what} from invoice_lines l
  join invoices i on i.id = l.invoice_id where l.order_id = orders.id and i.status <> 'cancelled'
  order by i.submitted_at desc, i.id desc limit 1)`

/** Writes into locked orders what their documents stand for now, and how the last of them stands. */
export async function refreshOrders(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      invoiced_fen: sql<number>`coalesce((select sum(l.amount_fen) from invoice_lines l
        join invoices i on i.id = l.invoice_id where l.order_id = orders.id and i.status in (${statusList})), 0)`,
      invoice_status: sql<InvoiceRecord['status']>`${ofLast(sql`i.status`)}`,
      invoice_delivered: sql<boolean>`coalesce(${ofLast(sql`i.status = 'issued' and i.mail_state = 'delivered'`)}, false)`,
    })
    .where('id', 'in', [...orderIds])
    .execute()
}

/** False when the number is registered already. */
export async function insertNumber(db: Executor, number: string, invoiceId: string): Promise<boolean> {
  const row = await db
    .insertInto('document_numbers')
    .values({ number, invoice_id: invoiceId })
    .onConflict(conflict => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}

/** False when one of the files belongs to another document. */
export async function insertFiles(
  db: Executor,
  files: readonly { invoice_id: string; format: InvoiceFormat; file_id: string }[],
): Promise<boolean> {
  const rows = await db
    .insertInto('invoice_files')
    .values([...files])
    .onConflict(conflict => conflict.doNothing())
    .returning('file_id')
    .execute()
  return rows.length === files.length
}

export const filesOfInvoices = (db: Executor, ids: readonly string[]): Promise<InvoiceFilesTable[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoice_files')
        .selectAll()
        .where('invoice_id', 'in', [...ids])
        // PDF, OFD, XML
        .orderBy(sql`array_position(array['pdf', 'ofd', 'xml'], format)`)
        .execute()
