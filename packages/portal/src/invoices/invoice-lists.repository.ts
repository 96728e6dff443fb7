import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { invoiceLife, type InvoiceStatus } from '@portal/api/rules/invoice'
import { containing } from '../kernel/like.ts'
import type { Executor } from '../kernel/database.ts'
import { partsOf } from '../kernel/name-parts.ts'
import type { Schema } from '../kernel/schema.ts'
import type { InvoiceRecord, MemberScope } from './invoices.repository.ts'

export interface InvoiceFilter {
  memberId: MemberScope
  kind: 'dues' | 'evaluation'
  statuses: readonly InvoiceStatus[] | null
  /** Number of a request or document, or a part of a buyer's name; empty: everything. */
  text: string
}

interface Page {
  oldestFirst: boolean
  limit: number
  offset: number
}

type Invoices = SelectQueryBuilder<Schema & { i: Schema['invoices'] }, 'i', object>

function narrowed(db: Executor, { memberId, kind, text }: InvoiceFilter): Invoices {
  let query: Invoices = db.selectFrom('invoices as i').where('i.order_kind', '=', kind)
  if (memberId !== null) query = query.where('i.member_id', '=', memberId)
  if (text === '') return query
  const number = text.replaceAll(' ', '')
  return query.where(eb =>
    eb.or([
      eb('i.invoice_no', '=', number),
      eb('i.number', '=', number),
      eb.and([
        sql<SqlBool>`name_parts(i.buyer_name) @> ${partsOf(text)}::text[]`,
        eb('i.buyer_name', 'like', containing(text)),
      ]),
    ]),
  )
}

/** One page of the documents that match, and how many match in each status, the filter's own statuses left aside. */
export async function findInvoices(
  db: Executor,
  filter: InvoiceFilter,
  { oldestFirst, limit, offset }: Page,
): Promise<{ rows: InvoiceWithOrders[]; counts: StatusCount[] }> {
  const all = narrowed(db, filter)
  const { statuses } = filter
  const shown = statuses === null ? all : all.where('i.status', 'in', [...statuses])
  const direction = oldestFirst ? 'asc' : 'desc'
  // what is before the page is read in the index alone
  const ids = shown
    .select('i.id')
    .orderBy('i.submitted_at', direction)
    .orderBy('i.id', direction)
    .limit(limit)
    .offset(offset)
  const rows = await withOrders(
    db.selectFrom('invoices as i').where('i.id', '=', sql<string>`any(array(${ids}))`),
  )
    .orderBy('i.submitted_at', direction)
    .orderBy('i.id', direction)
    .execute()
  const isEverything = filter.memberId === null && filter.text === ''
  const counts = isEverything ? await keptCounts(db, [filter.kind]) : await countedByStatus(all)
  return { rows: rows.map(rowOf), counts }
}

interface StatusCount {
  status: InvoiceStatus
  count: number
}

const countedByStatus = (all: Invoices): Promise<StatusCount[]> =>
  all
    .groupBy('i.status')
    .select(eb => ['i.status', eb.fn.countAll<number>().as('count')])
    .execute()

/** Counts of everybody's documents of some kinds of orders: what was folded in, and the changes since (ADR 024). */
function keptCounts(db: Executor, kinds: readonly ('dues' | 'evaluation')[]): Promise<StatusCount[]> {
  const columns = ['order_kind', 'status', 'count'] as const
  const folded = db.selectFrom('invoice_counts').select(columns)
  const changed = db.selectFrom('invoice_count_changes').select(columns)
  return db
    .selectFrom(folded.unionAll(changed).as('c'))
    .where('c.order_kind', 'in', [...kinds])
    .groupBy('c.status')
    .select(['c.status', sql<number>`sum(c.count)::bigint`.as('count')])
    .execute()
}

/** Documents of these kinds of orders that wait for finance. */
export async function countInvoicesToDo(
  db: Executor,
  kinds: readonly ('dues' | 'evaluation')[],
): Promise<number> {
  const waiting: readonly InvoiceStatus[] = invoiceLife.sets.waitsForFinance
  return (await keptCounts(db, kinds))
    .filter(({ status }) => waiting.includes(status))
    .reduce((sum, { count }) => sum + count, 0)
}

/** Folds the changes into the counts, so that few are left to add up at each reading. */
export async function foldInvoiceCounts(db: Executor): Promise<void> {
  await sql`
    with changes as (delete from invoice_count_changes returning *)
    insert into invoice_counts as kept (order_kind, status, count)
      select order_kind, status, sum(count) from changes group by 1, 2 having sum(count) <> 0 order by 1, 2
    on conflict (order_kind, status) do update set count = kept.count + excluded.count
  `.execute(db)
}

const withOrders = (query: Invoices) =>
  query
    .selectAll('i')
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('invoice_lines as l')
          .innerJoin('orders as o', 'o.id', 'l.order_id')
          .whereRef('l.invoice_id', '=', 'i.id')
          .orderBy('l.position')
          .select('o.order_no'),
      ).as('orders'),
    )

type Read = InvoiceRecord & { orders: { order_no: string }[] }
/** A document with the numbers of its orders. */
export type InvoiceWithOrders = InvoiceRecord & { orders: string[] }

const rowOf = ({ orders, ...invoice }: Read): InvoiceWithOrders => ({
  ...invoice,
  orders: orders.map(({ order_no }) => order_no),
})

/** Documents of one order, the newest first. */
export async function invoicesOfOrder(db: Executor, orderId: string): Promise<InvoiceWithOrders[]> {
  const ids = db.selectFrom('invoice_lines').where('order_id', '=', orderId).select('invoice_id')
  const rows = await withOrders(db.selectFrom('invoices as i').where('i.id', 'in', ids))
    .orderBy('i.submitted_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute()
  return rows.map(rowOf)
}

/** The order's id, if it is one that the reader may see the documents of. */
export async function findOrderId(
  db: Executor,
  { memberId, kind, orderNo }: { memberId: MemberScope; kind: 'dues' | 'evaluation'; orderNo: string },
): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_no', '=', orderNo)
    .where('kind', '=', kind)
    .$if(memberId !== null, query => query.where('member_id', '=', memberId))
    .executeTakeFirst()
  return order?.id
}

/** How many documents a platform issued on a day, and whether it is silent about one that it has. */
export async function platformFigures(
  db: Executor,
  day: string,
): Promise<{ silent: boolean; issued_today: number }> {
  const { count } = await db
    .selectFrom('invoices')
    .where('issued_on', '=', day)
    .where('platform', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const silent = await db
    .selectFrom('invoices')
    .where('handed_at', 'is not', null)
    .where('silent_since', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return { silent: silent !== undefined, issued_today: count }
}
