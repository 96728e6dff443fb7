import type { Delegation } from '@portal/api/contract/delegations.schema'
import type { InvoiceDetail, InvoiceFile, InvoiceRow } from '@portal/api/contract/invoices.schema'
import { formatTime } from '@portal/api/rules/dates'
import { invoiceLife, taxOf, type InvoiceAct } from '@portal/api/rules/invoice'
import { historyText } from '@portal/api/rules/life'
import { delegationsById } from '../delegations/present-delegations.ts'
import { fileRefs } from '../files/files.service.ts'
import type { InvoiceHistoryTable } from '../kernel/schema.ts'
import type { ReadContext } from '../kernel/work.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { Purchases } from '../orders/purchase.ts'
import { staffNames } from '../staff/staff.repository.ts'
import type { InvoiceWithOrders } from './invoice-lists.repository.ts'
import { allowedOnInvoice, isByPlatform, type InvoiceReader } from './invoices.life.ts'
import {
  filesOfInvoices,
  historyOfInvoice,
  linesOfInvoice,
  type InvoiceRecord,
} from './invoices.repository.ts'
import { issueAttempts } from './issue-attempts.ts'

/** Files of documents, by document. */
async function filesByInvoice(
  context: ReadContext,
  ids: readonly string[],
): Promise<Map<string, InvoiceFile[]>> {
  const kept = await filesOfInvoices(context.db, ids)
  const refs = new Map(
    (
      await fileRefs(
        context,
        kept.map(({ file_id }) => file_id),
      )
    ).map(ref => [ref.file_id, ref]),
  )
  const byInvoice = Map.groupBy(kept, ({ invoice_id }) => invoice_id)
  return new Map(
    ids.map(id => [
      id,
      (byInvoice.get(id) ?? []).flatMap(({ file_id, format }) => {
        const ref = refs.get(file_id)
        return ref ? [{ ...ref, format }] : []
      }),
    ]),
  )
}

const timeOf = (time: Date | null) => (time === null ? null : formatTime(time))

/** What was passed on of documents that wait for finance, by document; it is no business of the member. */
function delegationsOfInvoices(
  { db, caller }: ReadContext<InvoiceReader>,
  rows: readonly InvoiceRecord[],
): Promise<Map<string, Delegation>> {
  if (caller.kind === 'member') return Promise.resolve(new Map())
  const waiting = rows.filter(({ status }) => invoiceLife.sets.waitsForFinance.some(one => one === status))
  return delegationsById(
    { db, caller },
    'invoice',
    waiting.map(({ id }) => id),
  )
}

/** What belongs to a document and stands elsewhere. */
interface Belongings {
  orders: readonly string[]
  files: readonly InvoiceFile[] | undefined
  delegation: Delegation | undefined
}

const mailOf = (invoice: InvoiceRecord): InvoiceRow['mail'] => {
  const { email, mail_state, mail_at, mail_due_at, mail_trouble } = invoice
  if (mail_state === null || mail_at === null) return null
  return {
    to: email,
    state: mail_state,
    at: formatTime(mail_at),
    trouble: mail_trouble,
    retry_at: mail_trouble === '' ? null : timeOf(mail_due_at),
  }
}

const rowOf = (
  reader: InvoiceReader,
  invoice: InvoiceRecord,
  { orders, files = [], delegation }: Belongings,
): InvoiceRow => ({
  id: invoice.id,
  invoice_no: invoice.invoice_no,
  order_kind: invoice.order_kind,
  document_kind: invoice.document_kind,
  buyer_name: invoice.buyer_name,
  amount_fen: invoice.amount_fen,
  invoice_status: invoice.status,
  submitted_at: formatTime(invoice.submitted_at),
  orders: [...orders],
  number: invoice.number,
  issued_on: invoice.issued_on,
  reason: invoice.reason,
  handed_at: timeOf(invoice.handed_at),
  trouble: reader.kind === 'staff' ? invoice.trouble : '',
  title_note: invoice.title_note,
  files: [...files],
  mail: mailOf(invoice),
  delegation: delegation ?? null,
})

export async function presentRows(
  context: ReadContext<InvoiceReader>,
  rows: readonly InvoiceWithOrders[],
): Promise<InvoiceRow[]> {
  const files = await filesByInvoice(
    context,
    rows.map(row => row.id),
  )
  const delegations = await delegationsOfInvoices(context, rows)
  return rows.map(row =>
    rowOf(context.caller, row, {
      orders: row.orders,
      files: files.get(row.id),
      delegation: delegations.get(row.id),
    }),
  )
}

/** What of an order documents are made for. */
export const paidOrder = (purchases: Purchases, order: OrderRecord) => ({
  order_no: order.order_no,
  ...purchases[order.reason].nameOf(order),
  paid_fen: order.received_fen - order.refunded_fen,
})

/** What goes on between finance and the platform is no business of the member. */
const inner: ReadonlySet<string> = new Set([
  'hand_over',
  'fail',
  'retry',
  'hand_over_red',
  'fail_red',
] satisfies InvoiceAct[])

/** What a mail did by itself. */
const ofMail: ReadonlySet<string> = new Set(['deliver', 'bounce'] satisfies InvoiceAct[])

/** Who did it, as the member is told. */
const byMember = ({ actor_kind }: InvoiceHistoryTable): string => (actor_kind === 'member' ? '本人' : '协会')

export async function presentInvoice(
  context: ReadContext<InvoiceReader>,
  purchases: Purchases,
  invoice: InvoiceRecord,
): Promise<InvoiceDetail> {
  const { db, caller: reader, settings } = context
  const lines = await linesOfInvoice(db, invoice.id)
  const files = await filesByInvoice(context, [invoice.id])
  const delegations = await delegationsOfInvoices(context, [invoice])
  const isStaff = reader.kind === 'staff'
  const all = await historyOfInvoice(db, invoice.id)
  const history = all.filter(({ act }) => isStaff || !inner.has(act))
  const names = isStaff
    ? await staffNames(
        db,
        history.map(entry => entry.actor_id),
      )
    : new Map<string, string>()
  const { mail, platform } = invoiceLife.actors
  const whoDid: Partial<Record<string, string>> = {
    member: lines[0]?.order.subject_name ?? invoice.buyer_name,
    system: platform,
  }
  const holds = invoiceLife.sets.holding.includes(invoice.status)
  return {
    ...rowOf(reader, invoice, {
      orders: lines.map(({ order }) => order.order_no),
      files: files.get(invoice.id),
      delegation: delegations.get(invoice.id),
    }),
    title: {
      title_type: invoice.title_type,
      buyer_name: invoice.buyer_name,
      tax_no: invoice.tax_no,
      address_phone: invoice.address_phone,
      bank_account: invoice.bank_account,
    },
    email: invoice.email,
    remark: invoice.remark,
    lines: lines.map(({ order, amount_fen }) =>
      Object.assign(paidOrder(purchases, order), {
        elsewhere_fen: order.invoiced_fen - (holds ? amount_fen : 0),
        amount_fen,
      }),
    ),
    tax: taxOf(invoice.document_kind, invoice.amount_fen),
    staff_remark: isStaff ? invoice.staff_remark : '',
    red:
      invoice.red_number === null || invoice.reversed_on === null
        ? null
        : { number: invoice.red_number, reversed_on: invoice.reversed_on },
    by_platform: isStaff && isByPlatform(invoice, settings.invoiceProvider),
    registered_name: isStaff ? invoice.registered_name : '',
    silent_since: isStaff ? timeOf(invoice.silent_since) : null,
    attempts: isStaff ? issueAttempts(all) : [],
    history: history.map(entry => ({
      at: formatTime(entry.at),
      text: historyText(invoiceLife, entry.act),
      by: !isStaff
        ? byMember(entry)
        : ofMail.has(entry.act)
          ? mail
          : (whoDid[entry.actor_kind] ?? names.get(entry.actor_id) ?? '协会'),
      note: entry.note,
    })),
    allowed: allowedOnInvoice(invoice, reader, settings),
  }
}
