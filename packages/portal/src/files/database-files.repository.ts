import type { FileStore } from '../ports.ts'

/** With PostgreSQL several processes, perhaps on several machines, must see the same files: the database shares them. */
export const databaseFiles: FileStore = {
  async put(db, id, content) {
    await db.insertInto('file_blobs').values({ file_id: id, content }).execute()
  },
  async get(db, id) {
    const row = await db
      .selectFrom('file_blobs')
      .select('content')
      .where('file_id', '=', id)
      .executeTakeFirst()
    return row?.content ?? null
  },
  // content goes with its row, and a backup reads both in one snapshot
  dropOrphans: async () => undefined,
  holding: work => work(),
}
