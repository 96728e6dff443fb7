import { sql, type OrderByItemBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayOf } from '@portal/api/rules/dates'
import { orderStatuses } from '@portal/api/rules/order'
import type { Executor } from '../kernel/database.ts'
import type { Schema } from '../kernel/schema.ts'
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

export interface StatusSum {
  order_status: number
  count: number
  amount_fen: number
}

interface Page {
  limit: number
  offset: number
}

type SubjectType = 'personal' | 'enterprise'
const subjectTypes: readonly SubjectType[] = ['personal', 'enterprise']

/**
 * One page of the orders that match, and number and amount of what matches in each status, the filter's own statuses
 * left aside.
 */
export async function findOrders(db: Executor, filter: OrderFilter, sorting: OrderSorting, page: Page) {
  const { ids, sums } =
    filter.scope.kind === 'all' && filter.search === null
      ? { ids: await idsInOrder(db, filter, sorting, page), sums: await keptSums(db, filter) }
      : await searchOrders(db, filter, sorting, page)
  return { rows: await rowsOf(db, ids, sorting), sums: sums.filter(({ count }) => count > 0) }
}

type Orders = SelectQueryBuilder<Schema & { o: Schema['orders'] }, 'o', object>

const inOrder =
  ({ by, down }: OrderSorting) =>
  (part: OrderByItemBuilder) => {
    if (!down) return part.asc()
    return by === 'reported_at' ? part.desc().nullsLast() : part.desc()
  }

const onDays = (query: Orders, { from, until }: OrderFilter): Orders =>
  query
    .$if(from !== null, part => part.where('o.created_at', '>=', from ?? new Date(0)))
    .$if(until !== null, part => part.where('o.created_at', '<', until ?? new Date(0)))

/** Reads no more of the indexes than the page and what is before it, however many orders there are. */
async function idsInOrder(
  db: Executor,
  filter: OrderFilter,
  sorting: OrderSorting,
  page: Page,
): Promise<string[]> {
  const direction = sorting.down ? 'desc' : 'asc'
  const part = (narrow: (query: Orders) => Orders) =>
    db
      .selectFrom(
        narrow(onDays(db.selectFrom('orders as o').where('o.kind', '=', filter.kind), filter))
          .select(['o.id', `o.${sorting.by} as place`])
          .orderBy(`o.${sorting.by}`, inOrder(sorting))
          .orderBy('o.id', direction)
          .limit(page.offset + page.limit)
          .as('part'),
      )
      .selectAll()
  const parts =
    filter.statuses === null && filter.subjectType === null
      ? [part(query => query)]
      : (filter.subjectType === null ? subjectTypes : [filter.subjectType]).flatMap(type =>
          [...new Set(filter.statuses ?? orderStatuses)].map(status =>
            part(query => query.where('o.subject_type', '=', type).where('o.order_status', '=', status)),
          ),
        )
  const [first, ...others] = parts
  if (!first) return []
  const rows = await db
    .selectFrom(others.reduce((all, other) => all.unionAll(other), first).as('m'))
    .select('m.id')
    .orderBy('m.place', inOrder(sorting))
    .orderBy('m.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(({ id }) => id)
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
          .select(['order_status', eb.fn.countAll<number>().as('count'), fen('found.amount_fen')]),
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

function narrowed(all: Orders, { kind, scope, subjectType }: OrderFilter): Orders {
  let query = all.where('o.kind', '=', kind)
  if (subjectType !== null) query = query.where('o.subject_type', '=', subjectType)
  if (scope.kind === 'member') query = query.where('o.member_id', '=', scope.id)
  if (scope.kind === 'agent')
    query = query.where('o.member_id', 'in', members =>
      members
        .selectFrom('members')
        .select('id')
        .where('agent_id', '=', scope.id ?? ''),
    )
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
          .where('o.subject_name', 'like', `%${text.replace(/[\\%_]/g, '\\$&')}%`),
        all.where('o.member_id', '=', members =>
          members.selectFrom('members').select('id').where('phone', '=', phone),
        ),
      ]
    : []),
]

/** What the index of names knows of a text: each two characters that follow each other, or the one there is. */
function partsOf(text: string): string[] {
  const characters = Array.from(text)
  return characters.length < 2
    ? characters
    : characters.slice(1).map((next, at) => `${characters[at]}${next}`)
}

function rowsOf(db: Executor, ids: readonly string[], sorting: OrderSorting) {
  return db
    .selectFrom('orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .leftJoin('agents as a', 'a.id', 'm.agent_id')
    .where('o.id', '=', sql<string>`any(${ids})`)
    .selectAll('o')
    .select(['m.phone', 'a.name as agent_name'])
    .orderBy(`o.${sorting.by}`, inOrder(sorting))
    .orderBy('o.id', sorting.down ? 'desc' : 'asc')
    .execute()
}

/** What the database counts by itself (ADR 024). */
function keptCounts(db: Executor) {
  const columns = ['kind', 'subject_type', 'day', 'order_status', 'count', 'amount_fen'] as const
  const folded = db.selectFrom('order_counts').select(columns)
  return db.selectFrom(folded.unionAll(db.selectFrom('order_count_changes').select(columns)).as('c'))
}

const counted = sql<number>`coalesce(sum(c.count), 0)::bigint`.as('count')
const fen = (column: 'found.amount_fen' | 'c.amount_fen') =>
  sql<number>`sum(${sql.ref(column)})::bigint`.as('amount_fen')

function keptSums(db: Executor, { kind, subjectType, from, until }: OrderFilter): Promise<StatusSum[]> {
  let query = keptCounts(db).where('c.kind', '=', kind)
  if (subjectType !== null) query = query.where('c.subject_type', '=', subjectType)
  if (from !== null) query = query.where('c.day', '>=', dayOf(from))
  if (until !== null) query = query.where('c.day', '<', dayOf(until))
  return query
    .groupBy('c.order_status')
    .select(['c.order_status', counted, fen('c.amount_fen')])
    .orderBy('c.order_status')
    .execute()
}

/** Number of orders of any kind in these statuses. */
export async function countOrders(db: Executor, statuses: readonly number[]): Promise<number> {
  const query = keptCounts(db)
    .where('c.order_status', 'in', [...statuses])
    .select(counted)
  return (await query.executeTakeFirstOrThrow()).count
}

/** Folds the changes into the counts, so that few are left to add up at each reading. */
export async function foldOrderCounts(db: Executor): Promise<void> {
  await sql`
    with changes as (delete from order_count_changes returning *)
    insert into order_counts as kept (kind, subject_type, day, order_status, count, amount_fen)
      select kind, subject_type, day, order_status, sum(count), sum(amount_fen) from changes
      group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount_fen) <> 0
      order by 1, 2, 3, 4
    on conflict (kind, subject_type, day, order_status)
      do update set count = kept.count + excluded.count, amount_fen = kept.amount_fen + excluded.amount_fen
  `.execute(db)
}
