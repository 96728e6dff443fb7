import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Executor } from '../db/database.ts'

/** Content of uploaded files; what they are and whose stands in the table `files`. */
export interface FileStore {
  put(db: Executor, id: string, content: Uint8Array): Promise<void>
  get(db: Executor, id: string): Promise<Uint8Array | null>
}

/**
 * With the embedded database there is one process, and its folder is the better place: ten megabytes through PGlite
 * would stop every other query for the time, and its memory never shrinks again.
 */
export const folderFiles = (folder: string): FileStore => {
  const pathOf = (id: string) => {
    if (!/^[\w-]+$/.test(id)) throw new Error('Not a file id')
    return join(folder, id.slice(-2), id)
  }
  return {
    async put(_db, id, content) {
      const path = pathOf(id)
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    async get(_db, id) {
      try {
        return await readFile(pathOf(id))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}

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
}
