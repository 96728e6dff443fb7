import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { knownFiles } from '@portal/portal/files/files.repository'
import type { FileStore } from '@portal/portal/ports'
import { timeOfId } from '../security/keys.ts'

/** The disk is full or file handles ran out: a temporary fault, not a bug. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|EMFILE|ENFILE)$/.test(String(error.code))

const batch = 500
const partBytes = 256 * 1024

/**
 * With the embedded database there is one process, and its folder is the better place: ten megabytes through PGlite
 * would stop every other query for the time, and its memory never shrinks again.
 */
export const folderFiles = (folder: string): FileStore => {
  let held = 0
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
    async open(_db, id) {
      const path = pathOf(id)
      const there = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      return there && partsOf(path)
    },
    async dropOrphans(db, before) {
      const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      const old = names.filter(
        name => isContent.test(basename(name)) && timeOfId(basename(name)) < before.getTime(),
      )
      for (let from = 0; from < old.length; from += batch) {
        if (held > 0) return
        const some = old.slice(from, from + batch)
        const described = await knownFiles(db, some.map(nameToId))
        // a half written one is never read, whatever the row says
        const orphans = some.filter(name => name.endsWith('.part') || !described.has(nameToId(name)))
        for (const name of orphans) await rm(join(folder, name), { force: true })
      }
    },
    async holding(work) {
      held++
      try {
        return await work()
      } finally {
        held--
      }
    },
  }
}

/** Opened with the first part that is asked for, closed with the last or when nobody wants more. */
async function* partsOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: partBytes })
}

/** An id, whole or half written; folders have shorter names. */
const isContent = /^\w{20,}(\.part)?$/
const nameToId = (name: string) => basename(name, '.part')
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
