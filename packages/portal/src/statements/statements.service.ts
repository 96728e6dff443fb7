import type {
  CurrentImport,
  StatementImport,
  StatementLayout,
  StatementLineList,
  UnmatchedLineList,
} from '@portal/api/contract/statements.schema'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { canTick, statementColumns, statementTabSets, type StatementTab } from '@portal/api/rules/statement'
import type { StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { totalOf } from '../kernel/most-counted.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import { guessLayout } from './columns.ts'
import { groupAt } from './groups.ts'
import { findLines, matchesOf, sumsOf, tickMatches } from './lines.repository.ts'
import { matchLines, sumUp } from './match.repository.ts'
import { presentImport, presentLines, presentUnmatched } from './present-statements.ts'
import { readLines, type ReadStatement } from './read-lines.ts'
import {
  clearLines,
  deleteImport,
  findImport,
  findUnfinished,
  insertImport,
  insertLines,
  lastImport,
  lockImport,
  lockOpenRun,
  rowsOf,
  updateImport,
  type Findings,
  type ImportRecord,
} from './statements.repository.ts'
import { countUnmatched, findUnmatched } from './unmatched.repository.ts'

export async function currentStatement({
  db,
  caller,
  settings,
}: ReadContext<StaffCaller>): Promise<CurrentImport> {
  const unfinished = await findUnfinished(db, caller.id)
  const last = await lastImport(db)
  return {
    import: unfinished ? await presentImport(db, unfinished) : null,
    bank: settings.bank,
    last_import_at: last && formatTime(last.at),
  }
}

interface Paging {
  page: number
  page_size: number
}

/** Money on the account that belongs to no order yet, and what was imported last. */
export async function listUnmatched(
  { db }: ReadContext<StaffCaller>,
  purchases: Purchases,
  { page, page_size }: Paging,
): Promise<UnmatchedLineList> {
  const lines = await findUnmatched(db, { limit: page_size, offset: (page - 1) * page_size })
  const last = await lastImport(db)
  return {
    list: await presentUnmatched(db, purchases, lines),
    ...totalOf(await countUnmatched(db)),
    page,
    page_size,
    last_import: last && { ...last, at: formatTime(last.at) },
  }
}

async function getOwn({ db, caller }: ReadContext<StaffCaller>, id: string): Promise<ImportRecord> {
  const found = await findImport(db, caller.id, id)
  if (!found) throw notFound()
  return found
}

/** Locks an import that can still be changed; one that was confirmed meanwhile is answered as it is. */
export async function lockDryRun(
  work: Work<StaffCaller>,
  id: string,
  states: readonly ImportRecord['state'][] = ['tried'],
): Promise<ImportRecord> {
  const record = await lockImport(work.db, work.caller.id, id)
  if (!record) throw notFound()
  if (!states.includes(record.state)) throw conflict(await presentImport(work.db, record))
  return record
}

export const getStatement = async (context: ReadContext<StaffCaller>, id: string): Promise<StatementImport> =>
  presentImport(context.db, await getOwn(context, id))

const sampleRows = 12
const shownFaults = 50

const findingsOf = (rows: readonly string[][]): Findings => ({
  file_rows: rows.length,
  sample: rows.slice(0, sampleRows).map(row => row.map(cell => cell.slice(0, 60))),
  faults: [],
  fault_count: 0,
  expense_lines: 0,
  file_total_fen: null,
  numbered_lines: 0,
  seconds: 0,
})

/** Keeps a file that was read; a dry run of this clerk that was open gives way. */
export async function storeStatement(
  work: Work<StaffCaller>,
  file: { name: string; rows: string[][] },
): Promise<StatementImport> {
  const { db: tx, caller, now } = work
  const open = await lockOpenRun(tx, caller.id)
  if (open !== null) await deleteImport(tx, open)
  const record: ImportRecord = {
    id: work.newId(),
    staff_id: caller.id,
    state: 'columns',
    version: 1,
    file_name: file.name,
    layout: guessLayout(file.rows),
    findings: findingsOf(file.rows),
    created_at: now,
    confirmed_at: null,
    address: work.address,
    device: work.device,
  }
  await insertImport(tx, record, file.rows)
  work.audit({
    act: 'statements.upload',
    record: { kind: 'statement', id: record.id },
    money: true,
    diff: { rows: file.rows.length },
  })
  return presentImport(tx, record)
}

function isComplete({ columns }: StatementLayout): boolean {
  const chosen = Object.values(columns).filter(column => column !== null)
  const needed = (Object.keys(statementColumns) as (keyof typeof statementColumns)[]).filter(
    column => statementColumns[column].needed,
  )
  return new Set(chosen).size === chosen.length && needed.every(column => columns[column] !== null)
}

/** Reads the lines by the columns given and looks for their orders; with a fault there is no dry run. */
export async function tryStatement(
  work: Work<StaffCaller, 'statement_columns' | 'statement_no_lines'>,
  id: string,
  layout: StatementLayout,
): Promise<StatementImport> {
  const { db: tx, keys } = work
  const started = performance.now()
  const record = await lockDryRun(work, id, ['columns', 'tried'])
  if (!isComplete(layout)) throw work.refuse('statement_columns')
  const today = dayOf(work.now)
  const read = readLines(await rowsOf(tx, id), { layout, hash: keys.hash.bind(keys), today })
  const { lines, faults } = read
  if (lines.length === 0 && faults.length === 0) throw work.refuse('statement_no_lines')
  await clearLines(tx, id)
  if (faults.length === 0) {
    await insertLines(tx, id, lines)
    await matchLines(tx, id)
    await sumUp(tx, id)
  }
  const set = {
    state: faults.length === 0 ? ('tried' as const) : ('columns' as const),
    version: record.version + 1,
    layout,
    findings: { ...record.findings, ...found(read), seconds: (performance.now() - started) / 1_000 },
  }
  await updateImport(tx, id, set)
  return presentImport(tx, { ...record, ...set })
}

const found = ({ faults, expense_lines, file_total_fen, numbered_lines }: ReadStatement) => ({
  faults: faults.slice(0, shownFaults),
  fault_count: faults.length,
  expense_lines,
  file_total_fen,
  numbered_lines,
})

interface LineQuery extends Paging {
  tab: StatementTab
}

export async function listLines(
  context: ReadContext<StaffCaller>,
  purchases: Purchases,
  id: string,
  { tab, page, page_size }: LineQuery,
): Promise<StatementLineList> {
  const { db } = context
  await getOwn(context, id)
  const rows = await findLines(db, id, tab, { limit: page_size, offset: (page - 1) * page_size })
  const sums = (await sumsOf(db, id)).filter(sum => isIn(tab, sum))
  return {
    list: await presentLines(db, purchases, id, rows),
    total: sums.reduce((total, { lines }) => total + lines, 0),
    page,
    page_size,
  }
}

/** Whether lines of this group and tick stand in a tab. */
function isIn(tab: StatementTab, sum: { grp: number; ticked: boolean }): boolean {
  const { groups, ticked } = statementTabSets[tab]
  return (groups === null || groups.includes(groupAt(sum.grp))) && (ticked === null || ticked === sum.ticked)
}

export async function tickStatement(
  work: Work<StaffCaller, 'match_not_tickable'>,
  id: string,
  given: { matches: readonly number[]; ticked: boolean },
): Promise<StatementImport> {
  const { db: tx } = work
  const record = await lockDryRun(work, id)
  const matches = await matchesOf(tx, id, given.matches)
  const tickable = matches.filter(({ grp, amount_fen, due_fen }) =>
    canTick(groupAt(grp), amount_fen, due_fen),
  )
  if (tickable.length !== new Set(given.matches).size) throw work.refuse('match_not_tickable')
  await tickMatches(tx, id, given.matches, given.ticked)
  await sumUp(tx, id)
  const version = record.version + 1
  await updateImport(tx, id, { version })
  return presentImport(tx, { ...record, version })
}

/** Gives a dry run up. */
export async function dropStatement(work: Work<StaffCaller>, id: string): Promise<Record<string, never>> {
  const record = await lockDryRun(work, id, ['columns', 'tried'])
  await deleteImport(work.db, record.id)
  work.audit({ act: 'statements.drop', record: { kind: 'statement', id }, money: true })
  return {}
}
