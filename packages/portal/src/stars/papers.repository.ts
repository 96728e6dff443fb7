import type { PaperStatus } from '@portal/api/rules/star'
import type { Executor, Tx } from '../kernel/database.ts'
import { timeOfLine } from '../kernel/history.repository.ts'
import type { StarPaperHistoryTable, StarPapersTable } from '../kernel/schema.ts'

export type PaperRecord = Omit<StarPapersTable, 'status'> & { status: PaperStatus }

type Row = { [K in keyof PaperRecord]: unknown }
// what the columns hold was written by this file alone
const read = (row: Row): PaperRecord => row as PaperRecord

export async function findPaper(db: Executor, applicationId: string): Promise<PaperRecord | null> {
  const row = await db
    .selectFrom('star_papers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return row ? read(row) : null
}

/** False when the certificate has one already. */
export async function insertPaper(tx: Tx, paper: PaperRecord): Promise<boolean> {
  const row = await tx
    .insertInto('star_papers')
    .values(paper)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const updatePaper = (tx: Tx, id: string, set: Partial<PaperRecord>) =>
  tx.updateTable('star_papers').set(set).where('id', '=', id).execute()

export const insertPaperHistory = (tx: Tx, line: StarPaperHistoryTable) =>
  tx
    .insertInto('star_paper_history')
    .values({
      ...line,
      at: timeOfLine('star_paper_history', 'paper_id', { recordId: line.paper_id, at: line.at }),
    })
    .execute()

export const paperHistory = (db: Executor, id: string): Promise<StarPaperHistoryTable[]> =>
  db
    .selectFrom('star_paper_history')
    .selectAll()
    .where('paper_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
