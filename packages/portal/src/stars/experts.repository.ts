import type { Executor, Tx } from '../kernel/database.ts'
import type { StarExpertsTable } from '../kernel/schema.ts'

export type ExpertRecord = StarExpertsTable

export const insertExpert = (tx: Tx, expert: ExpertRecord) =>
  tx.insertInto('star_experts').values(expert).execute()

/** Under the lock of the application's row, as every write about its scoring. */
export const updateExpert = (tx: Tx, id: string, set: Partial<ExpertRecord>) =>
  tx.updateTable('star_experts').set(set).where('id', '=', id).execute()

/** Experts that were invited to score an application, in that order. */
export const expertsOf = (db: Executor, applicationId: string): Promise<ExpertRecord[]> =>
  db
    .selectFrom('star_experts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('invited_at')
    .orderBy('id')
    .execute()

/** The invitation that a link is of. */
export const findByLink = (db: Executor, tokenHash: string): Promise<ExpertRecord | undefined> =>
  db.selectFrom('star_experts').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
