import { sql, type SqlBool } from 'kysely'
import type { Executor } from '../kernel/database.ts'
import { allIds, goThrough, within } from '../kernel/found.repository.ts'
import { containing } from '../kernel/like.ts'
import { mostCounted, totalOf } from '../kernel/most-counted.ts'
import { isOneCharacter, partsOf } from '../kernel/name-parts.ts'
import { keptSums, type StatusSum } from './order-counts.repository.ts'
import type { OrderFilter, Orders, OrderSorting, Page } from './order-filter.ts'
import { onDays, ordersById, pageInDays, pageInOrder } from './order-pages.repository.ts'

/** A page of orders, and what of them is counted. */
export interface FoundOrders {
  rows: Awaited<ReturnType<typeof ordersById>>
  /** Number and amount of what matches in each status, the filter's own statuses left aside. */
  sums: StatusSum[]
  /** Orders in the filter's own statuses. */
  total: number
  /** There are more of these. */
  more?: true
  /** `sums` are of the filter's own statuses at most. */
  uncounted?: true
}

/** One page of the orders that match. */
export async function findOrders(
  db: Executor,
  filter: OrderFilter,
  sorting: OrderSorting,
  page: Page,
): Promise<FoundOrders> {
  const isEverybodys = filter.scope.kind === 'all' && filter.only === null && filter.without.length === 0
  if (isEverybodys && filter.search === null) return findUnsearched(db, filter, sorting, page)
  if (isEverybodys) return findSearched(db, filter, sorting, page)
  const found = await searchOrders(db, filter, sorting, page)
  return {
    rows: await ordersById(db, sorting, { ids: found.ids }),
    sums: found.sums,
    total: countOf(inStatuses(found.sums, filter)),
  }
}

const countOf = (sums: readonly StatusSum[]): number => sums.reduce((total, { count }) => total + count, 0)

const inStatuses = (sums: readonly StatusSum[], { statuses }: OrderFilter) =>
  sums.filter(({ order_status }) => statuses === null || statuses.includes(order_status))

/** So many orders at most are put in order for a page of them. */
const mostSorted = 20_000

/** Whether fewer orders are read where all of the days are put in order than on the way to the page through all days. */
async function isSoonerSorted(
  db: Executor,
  filter: OrderFilter,
  { limit, offset }: Page,
  total: number,
): Promise<boolean> {
  const onTheDays = countOf(await keptSums(db, { ...filter, subjectType: null, channel: null }))
  if (onTheDays > mostSorted) return false
  const ofAllDays = countOf(inStatuses(await keptSums(db, { ...filter, from: null, until: null }), filter))
  return ((offset + limit) * ofAllDays) / total > onTheDays
}

/** The first pages of all days are asked for with their totals: in vain, few orders would be read before they are known. */
const mostAskedAtOnce = 1_000

async function findUnsearched(
  db: Executor,
  filter: OrderFilter,
  sorting: OrderSorting,
  page: Page,
): Promise<FoundOrders> {
  const ofAllDays = filter.from === null && filter.until === null
  if (ofAllDays && page.offset < mostAskedAtOnce) {
    const rows = await pageInOrder(db, filter, sorting, page, { withTotals: true })
    const totals = rows.find(row => row.totals)?.totals ?? (await keptSums(db, filter))
    return { ...counted(totals, filter), rows }
  }
  const found = counted(await keptSums(db, filter), filter)
  const { total } = found
  if (page.offset >= total) return { ...found, rows: [] }
  const ofDays = sorting.by === 'amount_fen' && (filter.from !== null || filter.until !== null)
  const pageOf = ofDays && (await isSoonerSorted(db, filter, page, total)) ? pageInDays : pageInOrder
  return { ...found, rows: await pageOf(db, filter, sorting, page) }
}

function counted(kept: readonly StatusSum[], filter: OrderFilter): Pick<FoundOrders, 'sums' | 'total'> {
  const sums = kept.filter(({ count }) => count > 0)
  return { sums, total: countOf(inStatuses(sums, filter)) }
}

/**
 * A page of what a search finds. Where it fits very many they are met on the way through all orders; those in the statuses
 * of the filter may be fewer.
 */
async function findSearched(
  db: Executor,
  filter: OrderFilter,
  sorting: OrderSorting,
  page: Page,
): Promise<FoundOrders> {
  const asked = await searchOrders(db, filter, sorting, page, {
    most: mostCounted + 1,
    statuses: filter.statuses,
  })
  const total = countOf(asked.sums)
  if (total > mostCounted) {
    const rows =
      page.offset < mostCounted
        ? await pageInOrder(db, filter, sorting, page, { name: filter.search?.text })
        : []
    return { rows, sums: [], ...totalOf(total), uncounted: true }
  }
  const rows = await ordersById(db, sorting, { ids: asked.ids })
  if (filter.statuses === null) return { rows, sums: asked.sums, total }
  const all = await searchOrders(db, filter, sorting, page, { most: mostCounted + 1, statuses: null })
  return countOf(all.sums) > mostCounted
    ? { rows, sums: asked.sums, total, uncounted: true }
    : { rows, sums: all.sums, total }
}

/** How far a search goes, and in which statuses. */
interface Bounds {
  most: number
  statuses: readonly number[] | null
}

/** Goes through what a member or an agency owns, or what a search finds; within bounds in no order. */
async function searchOrders(
  db: Executor,
  filter: OrderFilter,
  sorting: OrderSorting,
  page: Page,
  bounds?: Bounds,
) {
  const statuses = bounds?.statuses ?? null
  const select = (query: Orders) => {
    const some = narrowed(onDays(query, filter), filter)
      .$if(statuses !== null, part => part.where('o.order_status', 'in', [...(statuses ?? [])]))
      .select(['o.id', 'o.order_status', 'o.amount_fen', `o.${sorting.by} as place`])
    return db
      .selectFrom(some.$if(bounds !== undefined, part => part.limit(bounds?.most ?? 0)).as('some'))
      .select(['some.id', 'some.order_status', 'some.amount_fen', 'some.place'])
  }
  return goThrough(db, {
    ways: ways(db.selectFrom('orders as o'), filter).map(select),
    // the indexes of members and agencies have their orders by time
    twice: filter.search === null && sorting.by === 'created_at',
    sums: sql<StatusSum[]>`(select coalesce(json_agg(s), '[]') from (
      select order_status, count(*)::int as count, sum(amount_fen)::bigint as amount_fen
      from found group by order_status order by order_status) as s)`,
    shown: within('order_status', filter.statuses),
    down: sorting.down,
    placed: sorting.by !== 'reported_at',
    ...page,
  })
}

/** The ids of all orders that match, in order. */
export function allOrderIds(
  db: Executor,
  filter: OrderFilter,
  { by, down }: OrderSorting,
): Promise<string[]> {
  const { statuses } = filter
  const select = (query: Orders) =>
    narrowed(onDays(query, filter), filter)
      .$if(statuses !== null, part => part.where('o.order_status', 'in', [...(statuses ?? [])]))
      .select(['o.id', `o.${by} as place`])
  return allIds(db, { ways: ways(db.selectFrom('orders as o'), filter).map(select), down })
}

function narrowed(all: Orders, { kind, scope, subjectType, channel, only, without }: OrderFilter): Orders {
  let query = all.where('o.kind', '=', kind)
  if (only !== null) query = query.where('o.order_no', '=', sql<string>`any(${[...only]}::text[])`)
  if (without.length > 0) query = query.where('o.order_no', '<>', sql<string>`all(${[...without]}::text[])`)
  if (subjectType !== null) query = query.where('o.subject_type', '=', subjectType)
  if (channel !== null) query = query.where('o.channel', '=', channel)
  if (scope.kind === 'member') query = query.where('o.member_id', '=', scope.id)
  if (scope.kind === 'agent') query = query.where('o.agent_id', '=', scope.id ?? '')
  return query
}

/** Part of a name by the index that has it: a single character is in very many names, of one channel in fewer. */
function named(all: Orders, text: string, channel: OrderFilter['channel']): Orders {
  return all.where(
    channel !== null && isOneCharacter(text)
      ? sql<SqlBool>`characters_of_channel(o.channel, o.subject_name) @> ${[`${channel} ${text}`]}::text[]`
      : sql<SqlBool>`name_parts(o.subject_name) @> ${partsOf(text)}::text[]`,
  )
}

/** Each way to find an order that is searched, by an index of its own; without a search there is one way. */
function ways(all: Orders, { search, scope, channel }: OrderFilter): Orders[] {
  if (search === null) return [all]
  const { text, phone, personal } = search
  const numbered = [
    all.where('o.order_no', '=', text),
    all.where('o.remark_code', '=', text.replaceAll(' ', '').toUpperCase()),
  ]
  if (!personal) return numbered
  const containingIt = all.where('o.subject_name', 'like', containing(text))
  return [
    ...numbered,
    // a member's orders, or an agency's, are gone through as they are
    scope.kind === 'all' ? named(containingIt, text, channel) : containingIt,
    all.where('o.member_id', '=', members =>
      members.selectFrom('members').select('id').where('phone', '=', phone),
    ),
  ]
}
