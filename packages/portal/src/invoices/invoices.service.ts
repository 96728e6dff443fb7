import type {
  BillableOrder,
  InvoiceDetail,
  InvoiceList,
  InvoiceRow,
} from '@portal/api/contract/invoices.schema'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { invoiceLife, type InvoiceAct, type InvoiceStatus } from '@portal/api/rules/invoice'
import { reachOf, type MemberCaller } from '../kernel/callers.ts'
import { conflict, noRight, notFound } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { billableFen } from '../orders/guards.ts'
import type { OrderKind } from '../orders/orders.service.ts'
import type { Purchases } from '../orders/purchase.ts'
import { findMember } from '../users/users.repository.ts'
import { findInvoices, findOrderId, invoicesOfOrder, platformFigures } from './invoice-lists.repository.ts'
import { allowedOnInvoice, type InvoiceReader } from './invoices.life.ts'
import {
  billableOrders,
  findInvoice,
  lockInvoice,
  lockOwnOrders,
  orderNosOf,
  refreshOrders,
  type InvoiceRecord,
  type MemberScope,
} from './invoices.repository.ts'
import { paidOrder, presentInvoice, presentRows } from './present-invoices.ts'

/** Where the member of a document is told of it. */
export async function phoneOf({ db }: Work, { member_id }: InvoiceRecord): Promise<string> {
  const member = await findMember(db, member_id)
  if (!member) throw new Error('A document without its member')
  return member.phone
}

/** Which document a call is about. */
export interface InvoiceKey {
  kind: OrderKind
  invoiceNo: string
}

function scopeOf(reader: InvoiceReader): MemberScope {
  if (reader.kind === 'member') return reader.id
  if (reachOf(reader, 'invoices.read') === null) throw noRight()
  return null
}

interface InvoiceQuery {
  status?: string | undefined
  q?: string | undefined
  sort: 'submitted_at' | '-submitted_at' | 'status'
  page: number
  page_size: number
}

/** What a filter of states names, in its order; null: all of them. */
export const statusesOf = (status: string | undefined): InvoiceStatus[] | null => {
  const asked = status?.split(',')
  return asked === undefined
    ? null
    : invoiceLife.statuses
        .filter(one => asked.includes(one))
        .toSorted((a, b) => asked.indexOf(a) - asked.indexOf(b))
}

const orderOfSort = { submitted_at: 'oldest', '-submitted_at': 'newest', status: 'status' } as const

/** Statuses whose number a desk shows: something is still to be done. */
const waiting = new Set<InvoiceStatus>([...invoiceLife.sets.waitsForFinance, 'returned', 'issuing'])

/** The platform as finance sees it. */
const platformOf = async ({ db, caller, now, settings }: ReadContext<InvoiceReader>) =>
  caller.kind === 'member' || settings.invoiceProvider === 'manual' ? null : platformFigures(db, dayOf(now))

export async function listInvoices(
  context: ReadContext<InvoiceReader>,
  kind: OrderKind,
  { status, q = '', sort, page, page_size }: InvoiceQuery,
): Promise<InvoiceList> {
  const filter = {
    memberId: scopeOf(context.caller),
    kind,
    statuses: statusesOf(status),
    text: q,
  }
  const paging = {
    order: orderOfSort[sort],
    limit: page_size,
    offset: (page - 1) * page_size,
  }
  const { rows, counts, ...counted } = await findInvoices(context.db, filter, paging)
  return {
    list: await presentRows(context, rows),
    ...counted,
    page,
    page_size,
    counts: counts
      .filter(({ status: one, count }) => waiting.has(one) && count > 0)
      .map(({ status: one, count }) => ({ invoice_status: one, count })),
    platform: await platformOf(context),
  }
}

/** Documents that stand for an order which the reader may see, the newest first. */
export async function listOfOrder(
  context: ReadContext<InvoiceReader>,
  kind: OrderKind,
  orderNo: string,
): Promise<InvoiceRow[]> {
  const orderId = await findOrderId(context.db, { memberId: scopeOf(context.caller), kind, orderNo })
  if (orderId === undefined) throw notFound()
  return presentRows(context, await invoicesOfOrder(context.db, orderId))
}

/** Orders that are offered at once; who has more asks for some first. */
const offered = 200

export async function listBillable(
  { db, caller }: ReadContext<MemberCaller>,
  purchases: Purchases,
  kind: OrderKind,
): Promise<BillableOrder[]> {
  const orders = await billableOrders(db, { memberId: caller.id, kind }, offered)
  return orders.map(order =>
    Object.assign(paidOrder(purchases, order), {
      billable_fen: billableFen(order),
      paid_at: order.paid_at && formatTime(order.paid_at),
    }),
  )
}

async function seen(
  { db, caller }: ReadContext<InvoiceReader>,
  { kind, invoiceNo }: InvoiceKey,
): Promise<InvoiceRecord> {
  const invoice = await findInvoice(db, { memberId: scopeOf(caller), kind, invoiceNo })
  if (!invoice) throw notFound()
  return invoice
}

export const getInvoice = async (
  context: ReadContext<InvoiceReader>,
  purchases: Purchases,
  key: InvoiceKey,
): Promise<InvoiceDetail> => presentInvoice(context, purchases, await seen(context, key))

/** Finds a document that the caller may see and locks it. */
export const lockSeen = async (work: Work<InvoiceReader>, key: InvoiceKey): Promise<InvoiceRecord> =>
  lockInvoice(work.db, (await seen(work, key)).id)

/** Runs what moves a locked document: its orders are locked in the order of their ids; what they say of it is written last. */
export async function overOrders(
  work: Work,
  { id, member_id, order_kind }: InvoiceRecord,
  run: () => Promise<unknown>,
): Promise<void> {
  const owner = { memberId: member_id, kind: order_kind }
  const orders = await lockOwnOrders(work.db, owner, await orderNosOf(work.db, id))
  await run()
  await refreshOrders(
    work.db,
    orders.map(order => order.id),
  )
}

/**
 * One act on a document, answered with the document as it is then; where it cannot be done now, the answer is what is
 * true now. The document is locked first, then its orders.
 */
export async function actOnInvoice(
  work: Work<InvoiceReader>,
  purchases: Purchases,
  key: InvoiceKey,
  act: InvoiceAct,
  run: (invoice: InvoiceRecord) => Promise<unknown>,
): Promise<InvoiceDetail> {
  const invoice = await lockSeen(work, key)
  if (!allowedOnInvoice(invoice, work.caller, work.settings).includes(act))
    throw conflict(await presentInvoice(work, purchases, invoice))
  await overOrders(work, invoice, () => run(invoice))
  return getInvoice(work, purchases, key)
}
