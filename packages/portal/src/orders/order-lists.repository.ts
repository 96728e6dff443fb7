import { sql, type OrderByItemBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { orderStatuses } from '@portal/api/rules/order'
import { containing } from '../kernel/like.ts'
import type { Executor } from '../kernel/database.ts'
import { partsOf } from '../kernel/name-parts.ts'
import { preparedForms } from '../kernel/prepared.ts'
import type { Schema } from '../kernel/schema.ts'
import { keptSums, type StatusSum, type SubjectType } from './order-counts.repository.ts'
import type { Scope } from './orders.repository.ts'

export interface OrderFilter {
  scope: Scope
  kind: 'dues' | 'evaluation'
  statuses: readonly number[] | null
  subjectType: SubjectType | null
  /** Begin of the first day, and of the day after the last one. */
  from: Date | null
  until: Date | null
  search: Search | null
  /** Numbers of single orders: these alone (null: all), and none of those. */
  only: readonly string[] | null
  without: readonly string[]
}

interface Search {
  text: string
  phone: string
  /** Names and phones are searched too. */
  personal: boolean
}

export interface OrderSorting {
  by: 'created_at' | 'amount_fen' | 'reported_at'
  down: boolean
}

interface Page {
  limit: number
  offset: number
}

const subjectTypes: readonly SubjectType[] = ['personal', 'enterprise']

/**
 * One page of the orders that match, and number and amount of what matches in each status, the filter's own statuses
 * left aside.
 */
export async function findOrders(db: Executor, filter: OrderFilter, sorting: OrderSorting, page: Page) {
  const isWhole = filter.only === null && filter.without.length === 0
  if (filter.scope.kind === 'all' && filter.search === null && isWhole) {
    const rows = await pageInOrder(db, filter, sorting, page)
    return { rows, sums: nonEmpty(await keptSums(db, filter)) }
  }
  const { ids, sums } = await searchOrders(db, filter, sorting, page)
  return { rows: await ordersById(db, sorting, { ids }), sums: nonEmpty(sums) }
}

const nonEmpty = (sums: StatusSum[]) => sums.filter(({ count }) => count > 0)

type Orders = SelectQueryBuilder<Schema & { o: Schema['orders'] }, 'o', object>

const inOrder =
  ({ by, down }: OrderSorting) =>
  (part: OrderByItemBuilder) => {
    if (!down) return part.asc()
    return by === 'reported_at' ? part.desc().nullsLast() : part.desc()
  }

const onDays = (query: Orders, { from, until }: Pick<OrderFilter, 'from' | 'until'>): Orders =>
  query
    .$if(from !== null, part => part.where('o.created_at', '>=', from ?? new Date(0)))
    .$if(until !== null, part => part.where('o.created_at', '<', until ?? new Date(0)))

/** What of a filter makes the text of its query; everything else is a value. */
interface PageForm extends OrderSorting {
  /** Kinds of subject and statuses whose orders are merged; null: all orders. */
  parts: { type: SubjectType; status: number }[] | null
  from: boolean
  until: boolean
}
interface PageValues extends Page {
  kind: OrderFilter['kind']
  from: Date
  until: Date
  /** Of the index: what is before the page, and the page. */
  reach: number
}

/** Reads no more of the indexes than the page and what is before it, however many orders there are. */
const pageOf = preparedForms((db, form: PageForm, given: PageValues) => {
  const direction = form.down ? 'desc' : 'asc'
  const days = { from: form.from ? given.from : null, until: form.until ? given.until : null }
  const part = (narrow: (query: Orders) => Orders) =>
    db
      .selectFrom(
        narrow(onDays(db.selectFrom('orders as o').where('o.kind', '=', given.kind), days))
          .select(['o.id', `o.${form.by} as place`])
          .orderBy(`o.${form.by}`, inOrder(form))
          .orderBy('o.id', direction)
          .limit(given.reach)
          .as('part'),
      )
      .selectAll()
  const [first = part(query => query), ...others] = (form.parts ?? []).map(({ type, status }) =>
    part(query =>
      query.where('o.subject_type', '=', sql.lit(type)).where('o.order_status', '=', sql.lit(status)),
    ),
  )
  const ids = db
    .selectFrom(others.reduce((all, other) => all.unionAll(other), first).as('m'))
    .select('m.id')
    .orderBy('m.place', inOrder(form))
    .orderBy('m.id', direction)
    .limit(given.limit)
    .offset(given.offset)
  return rowsOf(db, sql<string[]>`array(${ids})`, form)
})

function pageInOrder(db: Executor, filter: OrderFilter, { by, down }: OrderSorting, page: Page) {
  const { statuses, subjectType, from, until, kind } = filter
  const types = subjectType === null ? subjectTypes : [subjectType]
  const some = [...new Set(statuses ?? orderStatuses)].toSorted((a, b) => a - b)
  const parts =
    statuses === null && subjectType === null
      ? null
      : types.flatMap(type => some.map(status => ({ type, status })))
  const none = new Date(0)
  return pageOf(
    db,
    { by, down, parts, from: from !== null, until: until !== null },
    { ...page, kind, from: from ?? none, until: until ?? none, reach: page.offset + page.limit },
  )
}

/** Goes once through what a member or an agency owns, or what a search finds. */
async function searchOrders(db: Executor, filter: OrderFilter, sorting: OrderSorting, page: Page) {
  const { search, statuses } = filter
  const select = (query: Orders) =>
    narrowed(onDays(query, filter), filter).select([
      'o.id',
      'o.order_status',
      'o.amount_fen',
      `o.${sorting.by} as place`,
    ])
  const all = db.selectFrom('orders as o')
  const [first, ...others] = (search === null ? [all] : searched(all, search)).map(select)
  if (!first) return { ids: [], sums: [] }
  // an order that is found in two ways is one
  const found = others.reduce((one, other) => one.union(other), first)
  const { sums, ids } = await db
    .with(
      cte => cte('found').materialized(),
      () => found,
    )
    .selectNoFrom(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('found')
          .groupBy('order_status')
          .orderBy('order_status')
          .select([
            'order_status',
            eb.fn.countAll<number>().as('count'),
            sql<number>`sum(found.amount_fen)::bigint`.as('amount_fen'),
          ]),
      ).as('sums'),
      jsonArrayFrom(
        eb
          .selectFrom('found')
          .select('id')
          .$if(statuses !== null, query => query.where('order_status', 'in', [...(statuses ?? [])]))
          .orderBy('place', inOrder(sorting))
          .orderBy('id', sorting.down ? 'desc' : 'asc')
          .limit(page.limit)
          .offset(page.offset),
      ).as('ids'),
    ])
    .executeTakeFirstOrThrow()
  return { sums, ids: ids.map(({ id }) => id) }
}

/**
 * The ids of all orders that match, in order: which ones they are is settled in one statement, however long it takes to
 * read them. One text, as a list of a million would be a burden.
 */
export async function allOrderIds(
  db: Executor,
  filter: OrderFilter,
  { by, down }: OrderSorting,
): Promise<string[]> {
  const { search, statuses } = filter
  const all = db.selectFrom('orders as o')
  const [first, ...others] = (search === null ? [all] : searched(all, search)).map(query =>
    narrowed(onDays(query, filter), filter)
      .$if(statuses !== null, part => part.where('o.order_status', 'in', [...(statuses ?? [])]))
      .select(['o.id', `o.${by} as place`]),
  )
  if (!first) return []
  const found = others.reduce((one, other) => one.union(other), first)
  const direction = sql.raw(down ? 'desc' : 'asc')
  const { ids } = await db
    .selectFrom(found.as('f'))
    .select(
      sql<
        string | null
      >`string_agg(f.id, ',' order by f.place ${direction} nulls last, f.id ${direction})`.as('ids'),
    )
    .executeTakeFirstOrThrow()
  return ids === null ? [] : ids.split(',')
}

const leadsOf = (agentId: string | null) => sql`select id from members where agent_id = ${agentId ?? ''}`

function narrowed(all: Orders, { kind, scope, subjectType, only, without }: OrderFilter): Orders {
  let query = all.where('o.kind', '=', kind)
  if (only !== null) query = query.where('o.order_no', '=', sql<string>`any(${[...only]}::text[])`)
  if (without.length > 0) query = query.where('o.order_no', '<>', sql<string>`all(${[...without]}::text[])`)
  if (subjectType !== null) query = query.where('o.subject_type', '=', subjectType)
  if (scope.kind === 'member') query = query.where('o.member_id', '=', scope.id)
  if (scope.kind === 'agent')
    query = query.where('o.member_id', '=', sql<string>`any(array(${leadsOf(scope.id)}))`)
  return query
}

/** Each way to find an order, by an index of its own. */
const searched = (all: Orders, { text, phone, personal }: Search): Orders[] => [
  all.where('o.order_no', '=', text),
  all.where('o.remark_code', '=', text.replaceAll(' ', '').toUpperCase()),
  ...(personal
    ? [
        all
          .where(sql<SqlBool>`name_parts(o.subject_name) @> ${partsOf(text)}::text[]`)
          .where('o.subject_name', 'like', containing(text)),
        all.where('o.member_id', '=', members =>
          members.selectFrom('members').select('id').where('phone', '=', phone),
        ),
      ]
    : []),
]

/** The orders of an array of ids, as lists show them. */
const rowsOf = (db: Executor, ids: RawBuilder<string[]>, sorting: OrderSorting) =>
  db
    .selectFrom('orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .leftJoin('agents as a', 'a.id', 'm.agent_id')
    // an array and no join: it is looked up in the index whatever is guessed of its length
    .where('o.id', '=', sql<string>`any(${ids})`)
    .selectAll('o')
    .select(['m.phone', 'a.name as agent_name'])
    .orderBy(`o.${sorting.by}`, inOrder(sorting))
    .orderBy('o.id', sorting.down ? 'desc' : 'asc')

export const ordersById = preparedForms((db, sorting: OrderSorting, { ids }: { ids: readonly string[] }) =>
  rowsOf(db, sql<string[]>`${ids}::text[]`, sorting),
)
