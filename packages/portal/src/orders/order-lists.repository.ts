import { sql, type OrderByItemBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayOf } from '@portal/api/rules/dates'
import { orderStatuses } from '@portal/api/rules/order'
import type { Executor } from '../kernel/database.ts'
import { preparedForms } from '../kernel/prepared.ts'
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
  if (filter.scope.kind === 'all' && filter.search === null) {
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

const leadsOf = (agentId: string | null) => sql`select id from members where agent_id = ${agentId ?? ''}`

function narrowed(all: Orders, { kind, scope, subjectType }: OrderFilter): Orders {
  let query = all.where('o.kind', '=', kind)
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

const ordersById = preparedForms((db, sorting: OrderSorting, { ids }: { ids: readonly string[] }) =>
  rowsOf(db, sql<string[]>`${ids}::text[]`, sorting),
)

interface SumsForm {
  subjectType: boolean
  from: boolean
  until: boolean
}
interface SumsValues {
  kind: string
  subjectType: SubjectType
  from: string
  until: string
}

const number = sql<number>`coalesce(sum(c.count), 0)::bigint`.as('count')
const fen = (column: 'found.amount_fen' | 'c.amount_fen') =>
  sql<number>`sum(${sql.ref(column)})::bigint`.as('amount_fen')

/** What the database counts by itself (ADR 024), of all days. */
function keptTotals(db: Executor) {
  const columns = ['kind', 'subject_type', 'order_status', 'count', 'amount_fen'] as const
  const folded = db.selectFrom('order_totals').select(columns)
  return db.selectFrom(folded.unionAll(db.selectFrom('order_count_changes').select(columns)).as('c'))
}

const totals = preparedForms((db, form: SumsForm, given: SumsValues) =>
  keptTotals(db)
    .where('c.kind', '=', given.kind)
    .$if(form.subjectType, query => query.where('c.subject_type', '=', given.subjectType))
    .groupBy('c.order_status')
    .select(['c.order_status', number, fen('c.amount_fen')])
    .orderBy('c.order_status'),
)

const sumsOfDays = preparedForms((db, form: SumsForm, given: SumsValues) => {
  const columns = ['kind', 'subject_type', 'day', 'order_status', 'count', 'amount_fen'] as const
  const folded = db.selectFrom('order_counts').select(columns)
  return db
    .selectFrom(folded.unionAll(db.selectFrom('order_count_changes').select(columns)).as('c'))
    .where('c.kind', '=', given.kind)
    .$if(form.subjectType, query => query.where('c.subject_type', '=', given.subjectType))
    .$if(form.from, query => query.where('c.day', '>=', given.from))
    .$if(form.until, query => query.where('c.day', '<', given.until))
    .groupBy('c.order_status')
    .select(['c.order_status', number, fen('c.amount_fen')])
    .orderBy('c.order_status')
})

function keptSums(db: Executor, { kind, subjectType, from, until }: OrderFilter): Promise<StatusSum[]> {
  const form = { subjectType: subjectType !== null, from: from !== null, until: until !== null }
  const values = {
    kind,
    subjectType: subjectType ?? 'personal',
    from: from === null ? '' : dayOf(from),
    until: until === null ? '' : dayOf(until),
  }
  return (form.from || form.until ? sumsOfDays : totals)(db, form, values)
}

/** Number of orders of any kind in these statuses. */
export async function countOrders(db: Executor, statuses: readonly number[]): Promise<number> {
  const query = keptTotals(db)
    .where('c.order_status', 'in', [...statuses])
    .select(number)
  return (await query.executeTakeFirstOrThrow()).count
}

/** Folds the changes into the counts, so that few are left to add up at each reading. */
export async function foldOrderCounts(db: Executor): Promise<void> {
  await sql`
    with changes as (delete from order_count_changes returning *),
    totals as (
      insert into order_totals as kept (kind, subject_type, order_status, count, amount_fen)
        select kind, subject_type, order_status, sum(count), sum(amount_fen) from changes
        group by 1, 2, 3 having sum(count) <> 0 or sum(amount_fen) <> 0
        order by 1, 2, 3
      on conflict (kind, subject_type, order_status)
        do update set count = kept.count + excluded.count, amount_fen = kept.amount_fen + excluded.amount_fen
    )
    insert into order_counts as kept (kind, subject_type, day, order_status, count, amount_fen)
      select kind, subject_type, day, order_status, sum(count), sum(amount_fen) from changes
      group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount_fen) <> 0
      order by 1, 2, 3, 4
    on conflict (kind, subject_type, day, order_status)
      do update set count = kept.count + excluded.count, amount_fen = kept.amount_fen + excluded.amount_fen
  `.execute(db)
}
