import type { Executor, Tx } from '../kernel/database.ts'
import type { OrderExportsTable } from '../kernel/schema.ts'

export type ExportRecord = Omit<OrderExportsTable, 'sent'> & { sent: number }

export const insertExport = (tx: Tx, record: ExportRecord) =>
  tx.insertInto('order_exports').values(record).execute()

/** The own exports since then, last first. */
export const ownExports = (
  db: Executor,
  { staffId, since, limit }: { staffId: string; since: Date; limit: number },
): Promise<ExportRecord[]> =>
  db
    .selectFrom('order_exports')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Takes an export that waits; of two who ask for the same one only the first gets it. */
export const takeExport = (db: Executor, id: string, now: Date): Promise<ExportRecord | undefined> =>
  db
    .updateTable('order_exports')
    .set({ state: 'running', seen_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()

export const noteProgress = (
  db: Executor,
  id: string,
  progress: Pick<ExportRecord, 'seen_at'> & Partial<Pick<ExportRecord, 'rows' | 'sent'>>,
) => db.updateTable('order_exports').set(progress).where('id', '=', id).execute()

/** Ends one that runs; undefined when it has ended already. */
export const endExport = (
  tx: Tx,
  id: string,
  end: Pick<ExportRecord, 'state'> & Partial<Pick<ExportRecord, 'sent'>>,
): Promise<ExportRecord | undefined> =>
  tx
    .updateTable('order_exports')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst()

/** Those whose transfer has not gone on since: their process was killed. */
export async function lostExports(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_exports')
    .select('id')
    .where('state', '=', 'running')
    .where('seen_at', '<', before)
    .orderBy('seen_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
