import { sql, type OrderByItemBuilder, type RawBuilder, type SqlBool } from 'kysely'
import { orderStatuses } from '@portal/api/rules/order'
import type { Channel } from '@portal/api/rules/payment'
import type { Executor } from '../kernel/database.ts'
import { containing } from '../kernel/like.ts'
import { preparedForms } from '../kernel/prepared.ts'
import {
  totalsValue,
  type StatusSum,
  type SubjectType,
  type TotalsForm,
  type TotalsValues,
} from './order-counts.repository.ts'
import type { OrderFilter, Orders, OrderSorting, Page } from './order-filter.ts'

const none = new Date(0)

/**
 * Days that are judged in the index of another order and not looked up in that of the days: a plan for any days would
 * expect few orders on them, read all of these, and put them in order. A comparison that `is true` is looked up in no
 * index and is guessed to fit a third of the orders.
 */
const ofDays = (query: Orders, { from, until }: Pick<OrderFilter, 'from' | 'until'>): Orders =>
  query
    .$if(from !== null, part => part.where(sql<SqlBool>`(o.created_at >= ${from ?? none}) is true`))
    .$if(until !== null, part => part.where(sql<SqlBool>`(o.created_at < ${until ?? none}) is true`))

/** One order after the other: who has none of what is sorted by comes last. */
export const inOrder =
  ({ by, down }: OrderSorting) =>
  (part: OrderByItemBuilder) => {
    if (!down) return part.asc()
    return by === 'reported_at' ? part.desc().nullsLast() : part.desc()
  }

export const onDays = (query: Orders, { from, until }: Pick<OrderFilter, 'from' | 'until'>): Orders =>
  query
    .$if(from !== null, part => part.where('o.created_at', '>=', from ?? none))
    .$if(until !== null, part => part.where('o.created_at', '<', until ?? none))

/** What lists show of an order. */
const shown = [
  'o.id',
  'o.order_no',
  'o.kind',
  'o.reason',
  'o.subject_type',
  'o.subject_name',
  'o.level',
  'o.star',
  'o.amount_fen',
  'o.discount_fen',
  'o.received_fen',
  'o.refunded_fen',
  'o.invoiced_fen',
  'o.invoice_status',
  'o.invoice_delivered',
  'o.channel',
  'o.order_status',
  'o.sent_back_reason',
  'o.created_at',
  'o.deadline_at',
  'o.reported_at',
  'o.paid_at',
] as const

/** The orders of an array of ids, as lists show them. */
const rowsOf = (db: Executor, ids: RawBuilder<string[]>, sorting: OrderSorting) =>
  db
    .selectFrom('orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .leftJoin('agents as a', 'a.id', 'm.agent_id')
    // an array and no join: it is looked up in the index whatever is guessed of its length
    .where('o.id', '=', sql<string>`any(${ids})`)
    .select([...shown, 'm.phone', 'a.name as agent_name'])
    .orderBy(`o.${sorting.by}`, inOrder(sorting))
    .orderBy('o.id', sorting.down ? 'desc' : 'asc')

export const ordersById = preparedForms((db, sorting: OrderSorting, { ids }: { ids: readonly string[] }) =>
  rowsOf(db, sql<string[]>`${ids}::text[]`, sorting),
)

export type ListedOrder = Awaited<ReturnType<typeof ordersById>>[number]

interface Part {
  type: SubjectType
  status: number
}

/** What of a filter makes the text of its query; everything else is a value. */
interface PageForm extends OrderSorting {
  /** Kinds of subject and statuses whose orders are merged; null: all orders. */
  parts: Part[] | null
  /** Paid by this one. */
  channel: Channel | null
  from: boolean
  until: boolean
  /** Orders of a name that `like` fits alone. */
  named: boolean
  /** One row brings these totals along. */
  totals: TotalsForm | null
}
interface PageValues extends Page, TotalsValues {
  from: Date
  until: Date
  /** Until when what was made on the days is usually reported. */
  late: Date
  like: string
  /** Of the index: what is before the page, and the page. */
  reach: number
}

/** As the index of the others says it. */
const isReportedOtherwise = sql<boolean>`(o.reported_at < o.created_at or o.reported_at - o.created_at > interval '10 days')`
/** An order closes nine days after a transfer was chosen for it (D5). */
const usualDays = 10

interface Way {
  narrow: (query: Orders) => Orders
  /** Its index has it in the order of the list. */
  inTurn: boolean
}
const everything: Way = { narrow: query => query, inTurn: true }

/**
 * The ways to the orders of some days in the order of their reports: what was reported around these days, what was not
 * reported, what was reported at another time. The first leaves out most of what is between the days and the end of the
 * index; the last are few and in an index of their own.
 */
const byReport = ({ from, until }: PageForm, given: PageValues): Way[] => [
  {
    narrow: query =>
      query
        .$if(from, part => part.where('o.reported_at', '>=', given.from))
        .$if(until, part => part.where('o.reported_at', '<', given.late)),
    inTurn: true,
  },
  { narrow: query => query.where('o.reported_at', 'is', null), inTurn: true },
  {
    narrow: query =>
      query
        .where(isReportedOtherwise)
        .where(eb =>
          eb.or([
            ...(from ? [eb('o.reported_at', '<', given.from)] : []),
            ...(until ? [eb('o.reported_at', '>=', given.late)] : []),
          ]),
        ),
    inTurn: false,
  },
]

/** Reads no more of the indexes than the page and what is before it, however many orders there are. */
const pageOf = preparedForms((db, form: PageForm, given: PageValues) => {
  const direction = form.down ? 'desc' : 'asc'
  const days = { from: form.from ? given.from : null, until: form.until ? given.until : null }
  const made = form.by === 'created_at' ? onDays : ofDays
  const ways = form.by === 'reported_at' && (form.from || form.until) ? byReport(form, given) : [everything]
  const kinds = form.parts?.map(
    ({ type, status }) =>
      (query: Orders) =>
        query.where('o.subject_type', '=', sql.lit(type)).where('o.order_status', '=', sql.lit(status)),
  ) ?? [everything.narrow]
  const { channel, totals } = form
  const [first, ...others] = kinds.flatMap(kind =>
    ways.map(({ narrow, inTurn }) =>
      db
        .selectFrom(
          narrow(kind(made(db.selectFrom('orders as o').where('o.kind', '=', given.kind), days)))
            .$if(channel !== null, query => query.where('o.channel', '=', sql.lit(channel)))
            .$if(form.named, query => query.where('o.subject_name', 'like', given.like))
            .select(['o.id', `o.${form.by} as place`])
            .$if(inTurn, query =>
              query.orderBy(`o.${form.by}`, inOrder(form)).orderBy('o.id', direction).limit(given.reach),
            )
            .as('part'),
        )
        .selectAll(),
    ),
  )
  if (!first) throw new Error('A page of no orders')
  const ids = db
    .selectFrom(others.reduce((all, other) => all.unionAll(other), first).as('m'))
    .select('m.id')
    .orderBy('m.place', inOrder(form))
    .orderBy('m.id', direction)
    .limit(given.limit)
    .offset(given.offset)
  return rowsOf(db, sql<string[]>`array(${ids})`, form).$if(totals !== null, query =>
    query.select(
      sql<
        StatusSum[] | null
      >`case row_number() over () when 1 then ${totalsValue(db, totals ?? { subjectType: false, channel: false }, given)} end`.as(
        'totals',
      ),
    ),
  )
})

const subjectTypes: readonly SubjectType[] = ['personal', 'enterprise']

interface PageOptions {
  /** Of those alone whose name has it. */
  name?: string
  /** The totals of all days come along, in one of the rows. */
  withTotals?: boolean
}

/** A page of everybody's orders in the order of an index. */
export function pageInOrder(
  db: Executor,
  { statuses, subjectType, channel, from, until, kind }: OrderFilter,
  { by, down }: OrderSorting,
  page: Page,
  { name = '', withTotals = false }: PageOptions = {},
) {
  const types = subjectType === null ? subjectTypes : [subjectType]
  const some = [...new Set(statuses ?? orderStatuses)].toSorted((a, b) => a - b)
  const parts =
    statuses === null && subjectType === null && channel === null
      ? null
      : types.flatMap(type => some.map(status => ({ type, status })))
  return pageOf(
    db,
    {
      by,
      down,
      parts,
      channel,
      from: from !== null,
      until: until !== null,
      named: name !== '',
      totals: withTotals ? { subjectType: subjectType !== null, channel: channel !== null } : null,
    },
    {
      ...page,
      kind,
      subjectType: subjectType ?? 'personal',
      channel: channel ?? 'offline',
      from: from ?? none,
      until: until ?? none,
      late: new Date((until ?? none).getTime() + usualDays * 86_400_000),
      like: containing(name),
      reach: page.offset + page.limit,
    },
  )
}

interface DaysForm extends OrderSorting {
  channel: boolean
  from: boolean
  until: boolean
}
interface DaysValues extends Page {
  kind: OrderFilter['kind']
  channel: Channel
  from: Date
  until: Date
  types: readonly string[]
  statuses: readonly number[]
}

/** All orders of the days are read, in the index of their days, and the page of them is put in order. */
const pageOfDays = preparedForms((db, form: DaysForm, given: DaysValues) => {
  const days = { from: form.from ? given.from : null, until: form.until ? given.until : null }
  const direction = form.down ? 'desc' : 'asc'
  const found = onDays(db.selectFrom('orders as o').where('o.kind', '=', given.kind), days)
    .where('o.subject_type', '=', sql<SubjectType>`any(${given.types}::text[])`)
    .where('o.order_status', '=', sql<number>`any(${given.statuses}::smallint[])`)
    // judged in the index of the days, not looked up in that of the channel
    .$if(form.channel, query => query.where(sql<SqlBool>`(o.channel = ${given.channel}) is true`))
    .select(['o.id', `o.${form.by} as place`])
  const ids = db
    .with(
      cte => cte('found').materialized(),
      () => found,
    )
    .selectFrom('found')
    .select('found.id')
    .orderBy('found.place', inOrder(form))
    .orderBy('found.id', direction)
    .limit(given.limit)
    .offset(given.offset)
  return rowsOf(db, sql<string[]>`array(${ids})`, form)
})

/** The same page, where there are few orders on the days of the filter: none but these are read. */
export const pageInDays = (
  db: Executor,
  { statuses, subjectType, channel, from, until, kind }: OrderFilter,
  { by, down }: OrderSorting,
  page: Page,
) =>
  pageOfDays(
    db,
    { by, down, channel: channel !== null, from: from !== null, until: until !== null },
    {
      ...page,
      kind,
      channel: channel ?? 'offline',
      from: from ?? none,
      until: until ?? none,
      types: subjectType === null ? subjectTypes : [subjectType],
      statuses: statuses ?? orderStatuses,
    },
  )
