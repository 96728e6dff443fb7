import { sql } from 'kysely'
import type { Executor } from '../kernel/database.ts'
import { prepared } from '../kernel/prepared.ts'
import type { FileStore } from '../ports.ts'

const partBytes = 256 * 1024

const partAt = prepared((db, { id, from }: { id: string; from: number }) =>
  db
    .selectFrom('file_blobs')
    .select(sql<Uint8Array>`substring(content from ${from}::int for ${sql.lit(partBytes)})`.as('part'))
    .where('file_id', '=', id),
)

/** A part is a query of its own: who reads slowly holds no connection. */
async function* partsOf(db: Executor, id: string, first: Uint8Array): AsyncGenerator<Uint8Array> {
  let part = first
  for (let from = 1; part.length > 0; from += partBytes) {
    yield part
    if (part.length < partBytes) return
    const [next] = await partAt(db, { id, from: from + partBytes })
    if (!next) throw new Error('The file was dropped while it was read')
    part = next.part
  }
}

/** With PostgreSQL several processes, perhaps on several machines, must see the same files: the database shares them. */
export const databaseFiles: FileStore = {
  async put(db, id, content) {
    await db.insertInto('file_blobs').values({ file_id: id, content }).execute()
  },
  async open(db, id) {
    const [first] = await partAt(db, { id, from: 1 })
    return first ? partsOf(db, id, first.part) : null
  },
  // content goes with its row, and a backup reads both in one snapshot
  dropOrphans: async () => undefined,
  holding: work => work(),
}
