import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { verifyAudit } from '../audit/audit.ts'
import type { Database } from '../db/database.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import type { FileStore } from '../providers/files.ts'
import type { Keys } from '../security/keys.ts'
import { loadTable, moveSequences, saveTable, tablesInOrder } from './rows.ts'

const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.string()),
  files: z.array(z.string()),
  /** End of the audit trail at that moment: what a restore must reach again. */
  audit: z.object({ seq: z.int(), hash: z.string() }),
  /** SHA-256 of every part. */
  parts: z.record(z.string(), z.string()),
})
type Manifest = z.infer<typeof manifestSchema>

export interface Portal {
  db: Database
  files: FileStore
  keys: Keys
}

export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const manifestFile = 'manifest.json'
const keyFile = 'data.key'
const tablePart = (table: string) => `tables/${table}.ndjson.gz`
const filePart = (id: string) => `files/${id}`

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Saves rows and files of one moment into a new folder. One form serves both databases, every version of PostgreSQL,
 * needs no tool of its own, and what one database saved the other can load.
 */
export async function backup(
  { db, files }: Portal,
  folder: string,
  madeAt: Date,
  localKey: string | null,
): Promise<Manifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new BackupError(`The folder is not empty: ${folder}`)
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 })
  const rows = await db.session(async session => {
    await session.script('begin isolation level repeatable read read only')
    try {
      const tables = await tablesInOrder(session)
      for (const table of tables) await saveTable(session, table, join(folder, tablePart(table)))
      const ids = await session.query('select id from files order by id', [])
      const heads = await session.query('select seq, hash from audit_head', [])
      const applied = await session.query('select name, checksum from schema_migrations order by name', [])
      return { tables, ids: ids.rows, head: heads.rows[0], applied: applied.rows }
    } finally {
      await session.script('rollback')
    }
  })
  const ids = rows.ids.map(row => String(row['id']))
  for (const id of ids) {
    const content = await files.get(db.pool, id)
    if (!content) throw new BackupError(`The content of file ${id} is missing`)
    await writeFile(join(folder, filePart(id)), content, { mode: 0o600 })
  }
  if (localKey !== null) await copyFile(localKey, join(folder, keyFile))
  const names = [...rows.tables.map(tablePart), ...ids.map(filePart), ...(localKey === null ? [] : [keyFile])]
  const parts: Record<string, string> = {}
  for (const name of names) parts[name] = await digest(join(folder, name))
  const manifest = manifestSchema.parse({
    format: 1,
    made_at: madeAt.toISOString(),
    migrations: rows.applied,
    tables: rows.tables,
    files: ids,
    audit: rows.head,
    parts,
  })
  // written last: a folder without it is no backup
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

/** Reads a backup's manifest after every part was compared with it. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) throw new BackupError(`No whole backup in ${folder}`)
  const manifest = manifestSchema.parse(JSON.parse(text))
  for (const [name, hash] of Object.entries(manifest.parts)) {
    const path = join(folder, name)
    if (!existsSync(path) || (await digest(path)) !== hash)
      throw new BackupError(`Damaged or missing: ${name}`)
  }
  return manifest
}

/** The data key that a backup made outside production carries, or null. */
export const keyInBackup = (folder: string): string | null => {
  const path = join(folder, keyFile)
  return existsSync(path) ? path : null
}

/** Loads a backup into an empty database, brings it up to this version and checks the audit trail to its end. */
export async function restore({ db, files, keys }: Portal, folder: string): Promise<Manifest> {
  const manifest = await readBackup(folder)
  const then = new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum]))
  const known = readMigrations()
  for (const { name, checksum } of known) {
    const saved = then.get(name)
    if (saved !== undefined && saved !== checksum)
      throw new BackupError(`Migration ${name} was another one when this was saved`)
    then.delete(name)
  }
  if (then.size > 0) throw new BackupError('This backup is of a newer version')
  const names = new Set(manifest.migrations.map(({ name }) => name))
  await migrate(
    db,
    known.filter(({ name }) => names.has(name)),
  )
  await db.session(async session => {
    const { rows } = await session.query(
      'select 1 from members union all select 1 from audit_entries limit 1',
      [],
    )
    if (rows.length > 0) throw new BackupError('The database is not empty')
    await session.script('begin')
    try {
      // what migrations put in is in the backup as well
      for (const table of manifest.tables.toReversed())
        if (table !== 'audit_entries') await session.script(`delete from "${table}"`)
      for (const table of manifest.tables) await loadTable(session, table, join(folder, tablePart(table)))
      await moveSequences(session)
      await session.commit(true)
    } catch (error) {
      await session.script('rollback')
      throw error
    }
  })
  for (const id of manifest.files) await files.put(db.pool, id, await readFile(join(folder, filePart(id))))
  await migrate(db)
  const verdict = await verifyAudit(db.pool, keys, manifest.audit)
  if (!verdict.ok)
    throw new BackupError(`The audit trail is broken at entry ${verdict.seq}: ${verdict.problem}`)
  return manifest
}
