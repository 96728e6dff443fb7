import { sql, type ExpressionBuilder } from 'kysely'
import { statementTabSets, type StatementResult, type StatementTab } from '@portal/api/rules/statement'
import type { Executor, Tx } from '../kernel/database.ts'
import type { Schema, StatementLinesTable } from '../kernel/schema.ts'
import { placeOf } from './groups.ts'
import type { Span } from './statements.repository.ts'

/** Lines of a tab. */
const isIn = (tab: StatementTab) => (eb: ExpressionBuilder<Schema, 'statement_lines'>) => {
  const { groups, ticked } = statementTabSets[tab]
  return eb.and([
    ...(groups === null ? [] : [eb('grp', 'in', groups.map(placeOf))]),
    ...(ticked === null ? [] : [eb('ticked', '=', ticked)]),
  ])
}

const used = sql.lit(placeOf('used'))

/** One page of the lines of an import, as they are shown: by group and match. */
export const findLines = (
  db: Executor,
  importId: string,
  tab: StatementTab,
  paging: { limit: number; offset: number },
): Promise<StatementLinesTable[]> =>
  db
    .selectFrom('statement_lines')
    .selectAll()
    .where('import_id', '=', importId)
    .where(isIn(tab))
    .orderBy('grp')
    .orderBy('match_no')
    .orderBy('line_no')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()

export const sumsOf = (db: Executor, importId: string) =>
  db
    .selectFrom('statement_sums')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('grp')
    .orderBy('ticked')
    .execute()

export interface MatchSums {
  match_no: number
  grp: number
  lines: number
  amount_fen: number
  due_fen: number
}

/** What each of these matches brings and what is due for it. */
export const matchesOf = (db: Executor, importId: string, matches: readonly number[]): Promise<MatchSums[]> =>
  db
    .selectFrom('statement_lines as l')
    .where('l.import_id', '=', importId)
    .where('l.match_no', 'in', [...matches])
    .groupBy('l.match_no')
    .select(eb => [
      'l.match_no',
      eb.fn.min<number>('l.grp').as('grp'),
      eb.fn.countAll<number>().as('lines'),
      sql<number>`sum(l.amount_fen)::bigint`.as('amount_fen'),
      sql<number>`coalesce((select sum(t.due_fen) from statement_targets t
        where t.import_id = ${importId} and t.match_no = l.match_no), 0)::bigint`.as('due_fen'),
    ])
    .execute()

export const targetsOf = (db: Executor, importId: string, matches: readonly number[]) =>
  db
    .selectFrom('statement_targets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .selectAll('o')
    .select(['t.match_no', 't.due_fen', 't.result'])
    .where('t.import_id', '=', importId)
    .where('t.match_no', 'in', [...matches])
    .orderBy('o.order_no')
    .execute()

/** Ticks whole matches, or takes their ticks away. */
export async function tickMatches(
  tx: Tx,
  importId: string,
  matches: readonly number[],
  ticked: boolean,
): Promise<void> {
  for (const table of ['statement_lines', 'statement_targets'] as const)
    await tx
      .updateTable(table)
      .set({ ticked })
      .where('import_id', '=', importId)
      .where('match_no', 'in', [...matches])
      .execute()
}

/** How far the confirming has come. */
export async function progressOf(db: Executor, importId: string) {
  const results = await db
    .selectFrom('statement_targets')
    .where('import_id', '=', importId)
    .where('ticked', '=', true)
    .groupBy('result')
    .select(eb => ['result', eb.fn.countAll<number>().as('count')])
    .execute()
  const missed = await db
    .selectFrom('statement_targets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .select(['o.order_no', 'o.subject_name', 't.result'])
    .where('t.import_id', '=', importId)
    .where('t.result', 'not in', ['confirmed', 'short'])
    .orderBy('t.match_no')
    .orderBy('o.order_no')
    .limit(100)
    .execute()
  return { results, missed }
}

/** Stores the lines that were not used before as lines of the bank, in an order in which nobody waits for another (ADR 015). */
export async function storeLines(tx: Tx, importId: string, now: Date): Promise<void> {
  await sql`
    insert into bank_lines (id, bank_ref, import_id, line_no, booked_at, payer_name, payer_account, remark, codes, amount_fen,
      used_fen, created_at)
    select import_id || '-' || line_no, bank_ref, import_id, line_no, booked_at, payer_name, payer_account, remark, codes,
      amount_fen, 0, ${now}
    from statement_lines where import_id = ${importId} and grp <> ${used} order by bank_ref
    on conflict (bank_ref) do nothing`.execute(tx)
}

/**
 * What the statement says of lines that a clerk had typed: their amount and day are the bank's from now on. Answers the days
 * on which they stood before.
 */
export async function noteSeen(tx: Tx, importId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with stated as (
      select distinct on (b.id) b.id, (b.booked_at at time zone 'Asia/Shanghai')::date as day, l.amount_fen, l.booked_at
      from statement_lines l join bank_lines b on b.bank_ref = l.bank_ref and b.import_id is null
      where l.import_id = ${importId} and l.grp = ${used} order by b.id, l.line_no
    ), seen as (
      update bank_lines b set seen_fen = t.amount_fen, booked_at = t.booked_at from stated t where b.id = t.id
    )
    select distinct day from stated`.execute(tx)
  return rows.map(({ day }) => day)
}

/** First and last day of which a statement tells. */
export async function spanOf(tx: Tx, importId: string): Promise<Span> {
  const { rows } = await sql<Span>`
    select min((booked_at at time zone 'Asia/Shanghai')::date) as first_day,
      max((booked_at at time zone 'Asia/Shanghai')::date) as last_day
    from statement_lines where import_id = ${importId}`.execute(tx)
  return rows[0] ?? { first_day: null, last_day: null }
}

/** Orders that are still to be confirmed. */
export const pendingTargets = (db: Executor, importId: string) =>
  db
    .selectFrom('statement_targets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .select(['t.order_id', 't.match_no', 'o.order_no', 'o.kind'])
    .where('t.import_id', '=', importId)
    .where('t.ticked', '=', true)
    .where('t.result', 'is', null)
    .orderBy('t.match_no')
    .orderBy('o.order_no')
    .execute()

/** Locks what is to be done about one order; whoever else does it waits, and then finds its result. */
export const lockTarget = (tx: Tx, importId: string, orderId: string) =>
  tx
    .selectFrom('statement_targets')
    .selectAll()
    .where('import_id', '=', importId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const setResult = (tx: Tx, importId: string, orderId: string, result: StatementResult) =>
  tx
    .updateTable('statement_targets')
    .set({ result })
    .where('import_id', '=', importId)
    .where('order_id', '=', orderId)
    .execute()

/** What is due for the orders of a match that come before this one: by the dry run, whatever became of them since. */
export async function dueBefore(
  tx: Tx,
  importId: string,
  { matchNo, orderNo }: { matchNo: number; orderNo: string },
): Promise<number> {
  const { due_fen } = await tx
    .selectFrom('statement_targets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .select(sql<number>`coalesce(sum(t.due_fen), 0)::bigint`.as('due_fen'))
    .where('t.import_id', '=', importId)
    .where('t.match_no', '=', matchNo)
    .where('o.order_no', '<', orderNo)
    .executeTakeFirstOrThrow()
  return due_fen
}

/** Locks the bank's lines of one match, in one order for everybody (ADR 015); answers them as they stand in the file. */
export async function lockBankLines(tx: Tx, importId: string, matchNo: number) {
  const lines = await tx
    .selectFrom('statement_lines as l')
    .innerJoin('bank_lines as b', 'b.bank_ref', 'l.bank_ref')
    .select(['l.line_no', 'l.amount_fen', 'b.bank_ref', 'b.booked_at', 'b.import_id', 'b.used_fen'])
    .where('l.import_id', '=', importId)
    .where('l.match_no', '=', matchNo)
    .orderBy('b.bank_ref')
    .forUpdate('b')
    .execute()
  return lines.toSorted((a, b) => a.line_no - b.line_no)
}
