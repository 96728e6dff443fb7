import { sql } from 'kysely'
import { dayOf } from '@portal/api/rules/dates'
import type { Channel } from '@portal/api/rules/payment'
import type { Executor } from '../kernel/database.ts'
import { preparedForms } from '../kernel/prepared.ts'

export type SubjectType = 'personal' | 'enterprise'

export interface StatusSum {
  order_status: number
  count: number
  amount_fen: number
}

/** Which orders are counted. */
interface Counted {
  kind: 'dues' | 'evaluation'
  subjectType: SubjectType | null
  channel: Channel | null
  /** Begin of the first day, and of the day after the last one. */
  from: Date | null
  until: Date | null
}

export interface TotalsForm {
  subjectType: boolean
  channel: boolean
}
export interface TotalsValues {
  kind: Counted['kind']
  subjectType: SubjectType
  channel: Channel
}
interface SumsForm extends TotalsForm {
  from: boolean
  until: boolean
}
interface SumsValues extends TotalsValues {
  from: string
  until: string
}

const number = sql<number>`coalesce(sum(c.count), 0)::bigint`.as('count')
const fen = sql<number>`sum(c.amount_fen)::bigint`.as('amount_fen')

/** What the database counts by itself (ADR 024), of all days. */
function keptTotals(db: Executor) {
  const columns = ['kind', 'subject_type', 'channel', 'order_status', 'count', 'amount_fen'] as const
  const folded = db.selectFrom('order_totals').select(columns)
  return db.selectFrom(folded.unionAll(db.selectFrom('order_count_changes').select(columns)).as('c'))
}

/** Number and amount of the orders of all days in each status. */
const totalsOf = (db: Executor, form: TotalsForm, given: TotalsValues) =>
  keptTotals(db)
    .where('c.kind', '=', given.kind)
    .$if(form.subjectType, query => query.where('c.subject_type', '=', given.subjectType))
    .$if(form.channel, query => query.where('c.channel', '=', given.channel))
    .groupBy('c.order_status')
    .select(['c.order_status', number, fen])
    .orderBy('c.order_status')

const totals = preparedForms(totalsOf)

/** The same as one value in a row of another query. */
export const totalsValue = (db: Executor, form: TotalsForm, given: TotalsValues) =>
  sql<StatusSum[]>`(select coalesce(json_agg(t), '[]') from ${totalsOf(db, form, given).as('t')})`

const sumsOfDays = preparedForms((db, form: SumsForm, given: SumsValues) => {
  const columns = ['kind', 'subject_type', 'channel', 'day', 'order_status', 'count', 'amount_fen'] as const
  const folded = db.selectFrom('order_counts').select(columns)
  return db
    .selectFrom(folded.unionAll(db.selectFrom('order_count_changes').select(columns)).as('c'))
    .where('c.kind', '=', given.kind)
    .$if(form.subjectType, query => query.where('c.subject_type', '=', given.subjectType))
    .$if(form.channel, query => query.where('c.channel', '=', given.channel))
    .$if(form.from, query => query.where('c.day', '>=', given.from))
    .$if(form.until, query => query.where('c.day', '<', given.until))
    .groupBy('c.order_status')
    .select(['c.order_status', number, fen])
    .orderBy('c.order_status')
})

/** Number and amount of the orders in each status, of some days or of all. */
export function keptSums(
  db: Executor,
  { kind, subjectType, channel, from, until }: Counted,
): Promise<StatusSum[]> {
  const form = {
    subjectType: subjectType !== null,
    channel: channel !== null,
    from: from !== null,
    until: until !== null,
  }
  const values = {
    kind,
    subjectType: subjectType ?? 'personal',
    channel: channel ?? 'offline',
    from: from === null ? '' : dayOf(from),
    until: until === null ? '' : dayOf(until),
  }
  return (form.from || form.until ? sumsOfDays : totals)(db, form, values)
}

/** Number of orders of each kind in each status. */
export const countOrders = (db: Executor) =>
  keptTotals(db).groupBy(['c.kind', 'c.order_status']).select(['c.kind', 'c.order_status', number]).execute()

/** Folds the changes into the counts, so that few are left to add up at each reading. */
export async function foldOrderCounts(db: Executor): Promise<void> {
  await sql`
    with changes as (delete from order_count_changes returning *),
    totals as (
      insert into order_totals as kept (kind, subject_type, channel, order_status, count, amount_fen)
        select kind, subject_type, channel, order_status, sum(count), sum(amount_fen) from changes
        group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount_fen) <> 0
        order by 1, 2, 3, 4
      on conflict (kind, subject_type, channel, order_status)
        do update set count = kept.count + excluded.count, amount_fen = kept.amount_fen + excluded.amount_fen
    )
    insert into order_counts as kept (kind, subject_type, channel, day, order_status, count, amount_fen)
      select kind, subject_type, channel, day, order_status, sum(count), sum(amount_fen) from changes
      group by 1, 2, 3, 4, 5 having sum(count) <> 0 or sum(amount_fen) <> 0
      order by 1, 2, 3, 4, 5
    on conflict (kind, subject_type, channel, day, order_status)
      do update set count = kept.count + excluded.count, amount_fen = kept.amount_fen + excluded.amount_fen
  `.execute(db)
}
