import type { FilesTable } from '../kernel/schema.ts'
import type { Executor } from '../kernel/database.ts'

export type StoredFile = FilesTable

export const insertFile = (db: Executor, file: StoredFile) => db.insertInto('files').values(file).execute()

export const findFile = (db: Executor, id: string) =>
  db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()

/** Files that are about to be referred to; the lock keeps the sweeper off until that is committed. */
export const lockFiles = (tx: Executor, ids: readonly string[]): Promise<StoredFile[]> =>
  tx
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute()

/** Nothing may refer to it any more; its content goes with it, or with the next sweep. */
export const dropFile = (tx: Executor, id: string) => tx.deleteFrom('files').where('id', '=', id).execute()

/** Those of the ids that are a file's. */
export async function knownFiles(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** In the order of `ids`; what is missing is left out. */
export async function findFiles(db: Executor, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
