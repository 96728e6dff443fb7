import { orderStatus } from '@portal/api/rules/order'
import { sql, type Selectable } from 'kysely'
import type { Executor, Tx } from '../kernel/database.ts'
import type { ReconciliationDaysTable, ReconciliationDifferencesTable } from '../kernel/schema.ts'
import type { DaySums } from './balance.ts'

export type DayRecord = Omit<Selectable<ReconciliationDaysTable>, 'sums'> & { sums: DaySums }
export type DifferenceRecord = Selectable<ReconciliationDifferencesTable>

// only this file writes here, and the contract judged what it got
const recordOf = ({ sums, ...row }: Selectable<ReconciliationDaysTable>): DayRecord => ({
  ...row,
  sums: JSON.parse(sums) as DaySums,
})

export async function findDay(db: Executor, day: string): Promise<DayRecord | undefined> {
  const row = await db.selectFrom('reconciliation_days').selectAll().where('day', '=', day).executeTakeFirst()
  return row && recordOf(row)
}

const nothing: DaySums = {
  order_count: 0,
  bridge: [],
  channels: [],
  agreed_count: 0,
  awaits: [],
}

/** Locks days until the commit, in one order for everybody; a day that was not reconciled before begins here. */
export async function lockDays(tx: Tx, days: readonly string[], now: Date): Promise<DayRecord[]> {
  const locked: DayRecord[] = []
  for (const day of [...new Set(days)].toSorted()) {
    await tx
      .insertInto('reconciliation_days')
      .values({
        day,
        state: 'balanced',
        bank_fen: null,
        open_count: 0,
        sums: JSON.stringify(nothing),
        ran_at: now,
        closed_at: null,
        closed_by: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const row = await tx
      .selectFrom('reconciliation_days')
      .selectAll()
      .where('day', '=', day)
      .forUpdate()
      .executeTakeFirstOrThrow()
    locked.push(recordOf(row))
  }
  return locked
}

export const updateDay = (tx: Tx, day: string, { sums, ...set }: Partial<Omit<DayRecord, 'day'>>) =>
  tx
    .updateTable('reconciliation_days')
    .set({ ...set, ...(sums ? { sums: JSON.stringify(sums) } : {}) })
    .where('day', '=', day)
    .execute()

const shown = ['day', 'state', 'bank_fen', 'open_count', 'closed_at'] as const

/** Days that differ, newest first. */
export const differingDays = (db: Executor, limit: number) =>
  db
    .selectFrom('reconciliation_days')
    .select(shown)
    .where('state', '=', 'differs')
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()

/** The other days before one, newest first. */
export const otherDays = (db: Executor, before: string, limit: number) =>
  db
    .selectFrom('reconciliation_days')
    .select(shown)
    .where('state', '<>', 'differs')
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()

/** Days from one to another, newest first. */
export async function daysFromTo(db: Executor, from: string, to: string): Promise<DayRecord[]> {
  const rows = await db
    .selectFrom('reconciliation_days')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .execute()
  return rows.map(recordOf)
}

/** The nearest days before and after these; null where there is none. */
export async function daysAround(db: Executor, from: string, to: string) {
  const { before, after } = await db
    .selectNoFrom(eb => [
      eb
        .selectFrom('reconciliation_days')
        .where('day', '<', from)
        .select(({ fn }) => fn.max('day').as('day'))
        .as('before'),
      eb
        .selectFrom('reconciliation_days')
        .where('day', '>', to)
        .select(({ fn }) => fn.min('day').as('day'))
        .as('after'),
    ])
    .executeTakeFirstOrThrow()
  return { before, after }
}

/** Days that wait and were not looked at since `before`. */
export async function daysToRetry(db: Executor, since: string, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('reconciliation_days')
    .select('day')
    .where('state', '=', 'waiting')
    .where('day', '>=', since)
    .where('ran_at', '<', before)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

/** Days on which money moved, by any of the sources, that are not done, oldest first. */
export async function daysWithMoney(db: Executor, from: string, until: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select m.day from (
      select received_on as day from receipts where received_on between ${from} and ${until}
      union select returned_on from payouts where returned_on between ${from} and ${until}
      union select day from channel_bills where day between ${from} and ${until}
      union select (booked_at at time zone 'Asia/Shanghai')::date from bank_lines
        where (booked_at at time zone 'Asia/Shanghai')::date between ${from} and ${until}
      union select day from reconciliation_days where day between ${from} and ${until}
    ) as m left join reconciliation_days d on d.day = m.day
    where d.state is distinct from 'balanced' order by m.day`.execute(db)
  return rows.map(({ day }) => day)
}

/** Days of which a statement tells something new: those of its lines, and those in its span that are not done. */
export async function daysOfImport(db: Executor, importId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select (booked_at at time zone 'Asia/Shanghai')::date as day from statement_lines where import_id = ${importId}
    union select d.day from statement_imports i join reconciliation_days d on d.day between i.first_day and i.last_day
    where i.id = ${importId} and d.state <> 'balanced'`.execute(db)
  return rows.map(({ day }) => day)
}

export const differencesOf = (db: Executor, day: string): Promise<DifferenceRecord[]> =>
  db.selectFrom('reconciliation_differences').selectAll().where('day', '=', day).orderBy('id').execute()

export const findDifference = (db: Executor, id: string): Promise<DifferenceRecord | undefined> =>
  db.selectFrom('reconciliation_differences').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a difference whose day is locked already. */
export const lockDifference = (tx: Tx, id: string): Promise<DifferenceRecord | undefined> =>
  tx.selectFrom('reconciliation_differences').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertDifference = (tx: Tx, row: DifferenceRecord) =>
  tx.insertInto('reconciliation_differences').values(row).execute()

export const updateDifference = (tx: Tx, id: string, set: Partial<Omit<DifferenceRecord, 'id'>>) =>
  tx.updateTable('reconciliation_differences').set(set).where('id', '=', id).execute()

export const deleteDifferences = (tx: Tx, ids: readonly string[]) =>
  tx
    .deleteFrom('reconciliation_differences')
    .where('id', 'in', [...ids])
    .execute()

/** Open differences of all days, the oldest first. */
export const openDifferences = (
  db: Executor,
  { limit, offset }: { limit: number; offset: number },
): Promise<DifferenceRecord[]> =>
  db
    .selectFrom('reconciliation_differences')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('day')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countOpen(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('reconciliation_differences')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

/** What is said of the bank's lines of differences. */
export const linesById = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('bank_lines')
    .select(['id', 'bank_ref', 'booked_at', 'payer_name', 'remark', 'codes', 'amount_fen', 'used_fen'])
    .where('id', 'in', [...ids])
    .execute()

/** Orders of differences. */
export const ordersById = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()

/** Orders with these codes of which a transfer waits for finance. */
export const waitingByCode = (db: Executor, codes: readonly string[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('remark_code', 'in', [...codes])
    .where('order_status', 'in', [orderStatus.reported, orderStatus.short])
    .execute()

const ranAt = 'reconciliation.ran_at'

/** When the last daily round ended. */
export async function lastRound(db: Executor): Promise<Date | null> {
  const row = await db.selectFrom('settings').select('updated_at').where('key', '=', ranAt).executeTakeFirst()
  return row?.updated_at ?? null
}

export async function noteRound(db: Executor, now: Date): Promise<void> {
  const value = JSON.stringify(true)
  await db
    .insertInto('settings')
    .values({ key: ranAt, value, updated_at: now })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ updated_at: now }))
    .execute()
}
