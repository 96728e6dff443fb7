import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { dayOf } from '@portal/api/rules/dates'
import { isKindFor, type DocumentKind } from '@portal/api/rules/invoice'
import { needsTaxNo } from '@portal/api/rules/invoice-form'
import type { MemberCaller } from '../kernel/callers.ts'
import { nextNumber } from '../kernel/counters.repository.ts'
import type { Tx } from '../kernel/database.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { begin, canMove, move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { OrderKind } from '../orders/orders.service.ts'
import type { Purchases } from '../orders/purchase.ts'
import { aRequest, lineRefusal, resubmitted } from './effects.ts'
import { invoices } from './invoices.life.ts'
import { insertInvoice, lockOwnOrders, orderNosOf, refreshOrders, setLines } from './invoices.repository.ts'
import { actOnInvoice, getInvoice, lockSeen, type InvoiceKey } from './invoices.service.ts'
import { presentInvoice } from './present-invoices.ts'
import { findTitle, type TitleRecord } from './titles.repository.ts'

/** What a member asks for: a kind of document, a title of the book, and orders or parts of them. */
export interface InvoiceRequest {
  document_kind: DocumentKind
  title_id: string
  email: string
  remark: string
  lines: readonly { order_no: string; amount_fen: number }[]
}

type RequestRefusal =
  | 'title_missing'
  | 'document_kind_unfit'
  | 'tax_no_needed'
  | 'not_billable'
  | 'billed_too_much'

type RequestWork = Work<MemberCaller, RequestRefusal>

/** The title that a document is made out to, if this kind of document can be. */
async function titleFor(
  work: RequestWork,
  kind: OrderKind,
  { title_id, document_kind }: InvoiceRequest,
): Promise<TitleRecord> {
  const title = await findTitle(work.db, work.caller.id, title_id)
  if (!title) throw work.refuse('title_missing')
  const isUnit = title.title_type === 'unit'
  if (!isKindFor(kind, document_kind) || (document_kind === 'special' && !isUnit))
    throw work.refuse('document_kind_unfit')
  if (needsTaxNo(document_kind, title.title_type) && title.tax_no === '') throw work.refuse('tax_no_needed')
  return title
}

/** The lines of a document over locked orders; each stands for no more than is left of its order. */
function linesOver(
  work: RequestWork,
  orders: readonly OrderRecord[],
  { lines }: InvoiceRequest,
): { order_id: string; position: number; amount_fen: number }[] {
  return lines.map(({ order_no, amount_fen }, position) => {
    const order = orders.find(one => one.order_no === order_no)
    if (!order) throw notFound()
    const refusal = lineRefusal(order, amount_fen)
    if (refusal !== null) throw work.refuse(refusal)
    return { order_id: order.id, position, amount_fen }
  })
}

const contentOf = (title: TitleRecord, { document_kind, email, remark, lines }: InvoiceRequest) => ({
  document_kind,
  title_type: title.title_type,
  buyer_name: title.buyer_name,
  tax_no: title.tax_no,
  address_phone: title.address_phone,
  bank_account: title.bank_account,
  email,
  remark,
  amount_fen: lines.reduce((sum, line) => sum + line.amount_fen, 0),
})

async function requestNumber(tx: Tx, now: Date): Promise<string> {
  const day = dayOf(now).replaceAll('-', '')
  return `${day}${String(await nextNumber(tx, `invoice:${day}`)).padStart(4, '0')}`
}

/** Asks for a document (D6). */
export async function requestInvoice(
  work: RequestWork,
  purchases: Purchases,
  kind: OrderKind,
  given: InvoiceRequest,
): Promise<InvoiceDetail> {
  const { db, caller, now } = work
  const orders = await lockOwnOrders(
    db,
    { memberId: caller.id, kind },
    given.lines.map(line => line.order_no),
  )
  const lines = linesOver(work, orders, given)
  const title = await titleFor(work, kind, given)
  const invoice = aRequest(
    {
      id: work.newId(),
      invoice_no: await requestNumber(db, now),
      order_kind: kind,
      member_id: caller.id,
    },
    contentOf(title, given),
    now,
  )
  await insertInvoice(db, invoice)
  await setLines(db, invoice.id, lines)
  await refreshOrders(
    db,
    orders.map(order => order.id),
  )
  const { document_kind, amount_fen } = invoice
  await begin(work, invoices, invoice, {
    act: 'request',
    diff: { document_kind, amount_fen, orders: given.lines.map(line => line.order_no) },
  })
  return getInvoice(work, purchases, { kind, invoiceNo: invoice.invoice_no })
}

/** Hands in again what was sent back, mended. */
export async function resubmitInvoice(
  work: RequestWork,
  purchases: Purchases,
  key: InvoiceKey,
  given: InvoiceRequest,
): Promise<InvoiceDetail> {
  const { db, caller, now } = work
  const invoice = await lockSeen(work, key)
  if (!canMove(invoices, invoice, 'resubmit', 'member'))
    throw conflict(await presentInvoice(work, purchases, invoice))
  const title = await titleFor(work, key.kind, given)
  const before = await orderNosOf(db, invoice.id)
  const asked = given.lines.map(line => line.order_no)
  // the ones that it stood for are told too that it is on its way again, or that it stands for others now
  const orders = await lockOwnOrders(db, { memberId: caller.id, kind: key.kind }, [...before, ...asked])
  await setLines(db, invoice.id, linesOver(work, orders, given))
  const content = contentOf(title, given)
  await move(work, invoices, invoice, {
    act: 'resubmit',
    who: 'member',
    set: resubmitted(content, now),
    diff: { amount_fen: [invoice.amount_fen, content.amount_fen], orders: asked },
  })
  await refreshOrders(
    db,
    orders.map(order => order.id),
  )
  return getInvoice(work, purchases, key)
}

/** Gives a request up before it is issued. */
export const cancelInvoice = (
  work: Work<MemberCaller>,
  purchases: Purchases,
  key: InvoiceKey,
): Promise<InvoiceDetail> =>
  actOnInvoice(work, purchases, key, 'cancel', invoice =>
    move(work, invoices, invoice, { act: 'cancel', who: 'member' }),
  )
