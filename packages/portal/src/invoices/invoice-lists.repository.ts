import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { invoiceLife, type InvoiceStatus } from '@portal/api/rules/invoice'
import { containing } from '../kernel/like.ts'
import type { Executor } from '../kernel/database.ts'
import { allIds, goThrough, within } from '../kernel/found.repository.ts'
import { mostCounted, totalOf } from '../kernel/most-counted.ts'
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
  /** `status`: by state as the filter names them, the earliest of each first; what a search finds by time alone. */
  order: 'oldest' | 'newest' | 'status'
  limit: number
  offset: number
}

type Invoices = SelectQueryBuilder<Schema & { i: Schema['invoices'] }, 'i', object>

interface StatusCount {
  status: InvoiceStatus
  count: number
}

export interface FoundInvoices {
  rows: InvoiceWithOrders[]
  /** How many match in each status, the filter's own statuses left aside; none where it is `uncounted`. */
  counts: StatusCount[]
  /** Documents in the filter's own statuses. */
  total: number
  /** There are more of these. */
  more?: true
  uncounted?: true
}

/** One page of the documents that match. */
export async function findInvoices(db: Executor, filter: InvoiceFilter, page: Page): Promise<FoundInvoices> {
  const { kind, memberId, statuses, text } = filter
  if (memberId === null && text !== '') return searchInvoices(db, filter, page)
  const own = ofKind(db, kind)
    .$if(memberId !== null, query => query.where('i.member_id', '=', memberId ?? ''))
    .$if(text !== '', query =>
      query.where(eb =>
        eb.or([
          eb('i.invoice_no', '=', text.replaceAll(' ', '')),
          eb('i.number', '=', text.replaceAll(' ', '')),
          eb('i.buyer_name', 'like', containing(text)),
        ]),
      ),
    )
  const counts = memberId === null ? await keptCounts(db, [kind]) : await countedByStatus(own)
  const states: readonly InvoiceStatus[] = statuses ?? invoiceLife.statuses
  const total = countOf(counts.filter(({ status }) => states.includes(status)))
  if (page.order === 'status') {
    const rows = await rowsOf(db, idsByStatus(own, states, counts, page), 'oldest')
    return { rows: states.flatMap(status => rows.filter(row => row.status === status)), counts, total }
  }
  const shown = statuses === null ? own : own.where('i.status', 'in', [...statuses])
  return { rows: await rowsOf(db, idsByTime(shown, page), page.order), counts, total }
}

const countOf = (counts: readonly StatusCount[]): number =>
  counts.reduce((total, { count }) => total + count, 0)

const ofKind = (db: Executor, kind: InvoiceFilter['kind']): Invoices =>
  db.selectFrom('invoices as i').where('i.order_kind', '=', kind)

const directionOf = (order: Page['order']) => (order === 'newest' ? 'desc' : 'asc')

/** A page in the order of an index: what is before it is read in the index alone. */
function idsByTime(all: Invoices, { order, limit, offset }: Page): RawBuilder<string[]> {
  const direction = directionOf(order)
  const ids = all
    .select('i.id')
    .orderBy('i.submitted_at', direction)
    .orderBy('i.id', direction)
    .limit(limit)
    .offset(offset)
  return sql<string[]>`array(${ids})`
}

/** A page of one state after the other: their counts say which of them it is in, and where it begins in each. */
function idsByStatus(
  all: Invoices,
  states: readonly InvoiceStatus[],
  counts: readonly StatusCount[],
  { limit, offset }: Page,
): RawBuilder<string[]> {
  const parts: RawBuilder<string[]>[] = []
  let [before, room] = [offset, limit]
  for (const status of states) {
    const count = countOf(counts.filter(one => one.status === status))
    if (room > 0 && before < count) {
      parts.push(
        idsByTime(all.where('i.status', '=', status), { order: 'oldest', limit: room, offset: before }),
      )
      room -= Math.min(room, count - before)
    }
    before = Math.max(0, before - count)
  }
  return parts.length === 0 ? sql<string[]>`array[]::text[]` : sql<string[]>`${sql.join(parts, sql` || `)}`
}

async function rowsOf(
  db: Executor,
  ids: RawBuilder<string[]>,
  order: Page['order'],
): Promise<InvoiceWithOrders[]> {
  const direction = directionOf(order)
  const rows = await withOrders(db.selectFrom('invoices as i').where('i.id', '=', sql<string>`any(${ids})`))
    .orderBy('i.submitted_at', direction)
    .orderBy('i.id', direction)
    .execute()
  return rows.map(rowOf)
}

/** What a search finds, gone through once; where it fits very many they are met on the way through all documents. */
async function searchInvoices(db: Executor, filter: InvoiceFilter, page: Page): Promise<FoundInvoices> {
  const { statuses, kind, text } = filter
  const asked = await candidates(db, filter, page, statuses)
  const total = countOf(asked.sums)
  if (total > mostCounted) {
    const named = ofKind(db, kind)
      .where('i.buyer_name', 'like', containing(text))
      .$if(statuses !== null, query => query.where('i.status', 'in', [...(statuses ?? [])]))
    const rows = page.offset < mostCounted ? await rowsOf(db, idsByTime(named, page), page.order) : []
    return { rows, counts: [], ...totalOf(total), uncounted: true }
  }
  const rows = await rowsOf(db, sql`${asked.ids}::text[]`, page.order)
  if (statuses === null) return { rows, counts: asked.sums, total }
  const { sums: counts } = await candidates(db, filter, page, null)
  return countOf(counts) > mostCounted
    ? { rows, counts: [], total, uncounted: true }
    : { rows, counts, total }
}

/** One more at most than is counted, in no order: how many of them are in each status, and the page of them. */
async function candidates(
  db: Executor,
  { kind, statuses, text }: InvoiceFilter,
  { order, limit, offset }: Page,
  counted: readonly InvoiceStatus[] | null,
) {
  const number = text.replaceAll(' ', '')
  const all = ofKind(db, kind).$if(counted !== null, query =>
    query.where('i.status', 'in', [...(counted ?? [])]),
  )
  const part = (narrow: (query: Invoices) => Invoices) =>
    db
      .selectFrom(
        narrow(all)
          .select(['i.id', 'i.status', 'i.submitted_at as place'])
          .limit(mostCounted + 1)
          .as('some'),
      )
      .selectAll()
  return goThrough(db, {
    ways: [
      part(query => query.where('i.invoice_no', '=', number)),
      part(query => query.where('i.number', '=', number)),
      part(query =>
        query
          .where(sql<SqlBool>`name_parts(i.buyer_name) @> ${partsOf(text)}::text[]`)
          .where('i.buyer_name', 'like', containing(text)),
      ),
    ],
    sums: sql<StatusCount[]>`(select coalesce(json_agg(s), '[]') from (
      select status, count(*)::int as count from found group by status) as s)`,
    shown: within('status', statuses),
    down: order === 'newest',
    limit,
    offset,
  })
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

/** The ids of all documents of these states, the earliest request first. */
export const allInvoiceIds = (
  db: Executor,
  { kind, statuses }: Pick<InvoiceFilter, 'kind' | 'statuses'>,
): Promise<string[]> =>
  allIds(db, {
    ways: [
      ofKind(db, kind)
        .$if(statuses !== null, query => query.where('i.status', 'in', [...(statuses ?? [])]))
        .select(['i.id', 'i.submitted_at as place']),
    ],
    down: false,
  })

/** These documents, the earliest request first. */
export const invoicesById = (db: Executor, ids: readonly string[]): Promise<InvoiceWithOrders[]> =>
  rowsOf(db, sql`${ids}::text[]`, 'oldest')

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
