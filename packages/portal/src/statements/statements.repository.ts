import { sql } from 'kysely'
import type { StatementLayout } from '@portal/api/contract/statements.schema'
import type { Executor, Tx } from '../kernel/database.ts'
import type { StatementImportsTable } from '../kernel/schema.ts'
import { placeOf } from './groups.ts'
import type { LineFault, ReadLine } from './read-lines.ts'

/** What a file says of itself, and how reading it went. */
export interface Findings {
  file_rows: number
  sample: string[][]
  faults: LineFault[]
  fault_count: number
  expense_lines: number
  file_total_fen: number | null
  numbered_lines: number
  seconds: number
}

/** An import without the rows of its file. */
export type ImportRecord = Omit<
  StatementImportsTable,
  'rows' | 'layout' | 'findings' | 'address' | 'device' | 'first_day' | 'last_day'
> & {
  layout: StatementLayout
  findings: Findings
  address: string
  device: string
}

/** First and last day of which a statement tells. */
export interface Span {
  first_day: string | null
  last_day: string | null
}

const columns = [
  'id',
  'staff_id',
  'state',
  'version',
  'file_name',
  'layout',
  'findings',
  'created_at',
  'confirmed_at',
  'address',
  'device',
] as const

type Stored = Omit<ImportRecord, 'layout' | 'findings'> & { layout: string; findings: string }

// only this file writes here, and the contract judged what it got
const recordOf = ({ layout, findings, ...rest }: Stored): ImportRecord => ({
  ...rest,
  layout: JSON.parse(layout) as StatementLayout,
  findings: JSON.parse(findings) as Findings,
})

/** An import of this clerk; another's is none. */
export async function findImport(
  db: Executor,
  staffId: string,
  id: string,
): Promise<ImportRecord | undefined> {
  const row = await db
    .selectFrom('statement_imports')
    .select(columns)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row && recordOf(row)
}

/** The same, locked until the commit. */
export async function lockImport(tx: Tx, staffId: string, id: string): Promise<ImportRecord | undefined> {
  const row = await tx
    .selectFrom('statement_imports')
    .select(columns)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
  return row && recordOf(row)
}

/** Whose import it is, and where the confirming came from. */
export const findConfirming = (db: Executor, id: string) =>
  db
    .selectFrom('statement_imports')
    .select(['id', 'staff_id', 'file_name', 'address', 'device'])
    .where('id', '=', id)
    .where('state', '=', 'confirming')
    .executeTakeFirst()

/** The clerk's last import that is not done. */
export async function findUnfinished(db: Executor, staffId: string): Promise<ImportRecord | undefined> {
  const row = await db
    .selectFrom('statement_imports')
    .select(columns)
    .where('staff_id', '=', staffId)
    .where('state', '<>', 'done')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && recordOf(row)
}

/** The clerk's open dry run; whoever else begins one for the same clerk waits. */
export async function lockOpenRun(tx: Tx, staffId: string): Promise<string | null> {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  const row = await tx
    .selectFrom('statement_imports')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('state', 'in', ['columns', 'tried'])
    .forUpdate()
    .executeTakeFirst()
  return row?.id ?? null
}

/** The import that was confirmed last, by whomever, with how many lines of income it had. */
export async function lastImport(db: Executor): Promise<{ at: Date; lines: number } | null> {
  const row = await db
    .selectFrom('statement_imports as i')
    .select(eb => [
      'i.confirmed_at as at',
      eb
        .selectFrom('statement_sums as s')
        .whereRef('s.import_id', '=', 'i.id')
        .select(sql<number>`coalesce(sum(s.lines), 0)::int`.as('lines'))
        .as('lines'),
    ])
    .where('i.confirmed_at', 'is not', null)
    .orderBy('i.confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ? { at: row.at, lines: row.lines ?? 0 } : null
}

export const insertImport = (tx: Tx, { layout, findings, ...row }: ImportRecord, rows: readonly string[][]) =>
  tx
    .insertInto('statement_imports')
    .values({
      ...row,
      layout: JSON.stringify(layout),
      findings: JSON.stringify(findings),
      rows: JSON.stringify(rows),
    })
    .execute()

export async function rowsOf(tx: Tx, id: string): Promise<string[][]> {
  const { rows } = await tx
    .selectFrom('statement_imports')
    .select('rows')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.parse(rows) as string[][]
}

export const updateImport = (
  tx: Tx,
  id: string,
  { layout, findings, ...set }: Partial<Omit<ImportRecord, 'id'>> & Partial<Span> & { rows?: string },
) =>
  tx
    .updateTable('statement_imports')
    .set({
      ...set,
      ...(layout ? { layout: JSON.stringify(layout) } : {}),
      ...(findings ? { findings: JSON.stringify(findings) } : {}),
    })
    .where('id', '=', id)
    .execute()

/** What was found before by other columns. */
export async function clearLines(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('statement_sums').where('import_id', '=', id).execute()
  await tx.deleteFrom('statement_targets').where('import_id', '=', id).execute()
  await tx.deleteFrom('statement_lines').where('import_id', '=', id).execute()
}

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await clearLines(tx, id)
  await tx.deleteFrom('statement_imports').where('id', '=', id).execute()
}

/** Dry runs that were left before. */
export async function forgottenImports(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('statement_imports')
    .select('id')
    .where('state', 'in', ['columns', 'tried'])
    .where('created_at', '<', before)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes all lines in one statement; no order is known of any yet. */
export async function insertLines(tx: Tx, id: string, lines: readonly ReadLine[]): Promise<void> {
  await sql`
    insert into statement_lines (import_id, line_no, booked_at, payer_name, payer_account, remark, amount_fen, bank_ref, codes,
      name_key, grp, reason, match_no, ticked)
    select ${id}, line_no, booked_at, payer_name, payer_account, remark, amount_fen, bank_ref, codes, name_key(payer_name),
      ${sql.lit(placeOf('none'))}, 'nothing_alike', line_no, false
    from json_to_recordset(${JSON.stringify(lines)}::json) as line (line_no integer, booked_at timestamptz, payer_name text,
      payer_account text, remark text, amount_fen bigint, bank_ref text, codes text[])`.execute(tx)
}

/** Imports that have been confirming since before. */
export async function stuckImports(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('statement_imports')
    .select('id')
    .where('state', '=', 'confirming')
    .where('confirmed_at', '<', before)
    .orderBy('confirmed_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
