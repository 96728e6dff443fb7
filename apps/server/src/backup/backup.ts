import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditHeads } from '@portal/portal/kernel/audit.repository'
import { executorOn } from '@portal/portal/kernel/database'
import type { Session } from '@portal/portal/kernel/engine'
import { appliedMigrations } from '../db/migrate.ts'
import { checkValue } from '../security/data-key.ts'
import {
  BackupError,
  digest,
  filePart,
  keyFile,
  manifestFile,
  manifestSchema,
  tablePart,
  type Manifest,
  type Portal,
} from './manifest.ts'
import { atOneMoment, fileIds, saveTable, tablesInOrder } from './rows.repository.ts'

/**
 * Saves rows and files of one moment into a new folder. One form serves both databases, every version of PostgreSQL,
 * needs no tool of its own, and what one database saved the other can load. What was begun and failed is taken away.
 */
export async function backup(
  portal: Portal,
  folder: string,
  madeAt: Date,
  localKey: string | null,
): Promise<Manifest> {
  const existed = existsSync(folder)
  if (existed && (await readdir(folder)).length > 0)
    throw new BackupError(`文件夹不是空的 / The folder is not empty: ${folder}`)
  try {
    return await portal.files.holding(() => save(portal, folder, madeAt, localKey))
  } catch (error) {
    for (const name of existed ? await readdir(folder) : [''])
      await rm(join(folder, name), { recursive: true, force: true })
    throw error
  }
}

async function save(
  portal: Portal,
  folder: string,
  madeAt: Date,
  localKey: string | null,
): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 })
  const saved = await portal.db.session(session =>
    atOneMoment(session, () => saveMoment(session, portal, folder)),
  )
  if (localKey !== null) await copyFile(localKey, join(folder, keyFile))
  const names = [
    ...saved.tables.map(tablePart),
    ...saved.ids.map(filePart),
    ...(localKey === null ? [] : [keyFile]),
  ]
  const parts: Record<string, string> = {}
  for (const name of names) parts[name] = await digest(join(folder, name))
  const manifest = manifestSchema.parse({
    format: 1,
    made_at: madeAt.toISOString(),
    migrations: saved.applied,
    tables: saved.tables,
    files: saved.ids,
    audit: saved.heads,
    key_check: checkValue(portal.keys),
    parts,
  })
  // written last: a folder without it is no backup
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

/** Everything that the one transaction of the session sees. */
async function saveMoment(session: Session, { files }: Portal, folder: string) {
  const tables = await tablesInOrder(session)
  for (const table of tables) await saveTable(session, table, join(folder, tablePart(table)))
  const ids = await fileIds(session)
  for (const id of ids) {
    const content = await files.open(executorOn(session), id)
    if (!content) throw new BackupError(`文件内容缺失 / The content of file ${id} is missing`)
    await writeFile(join(folder, filePart(id)), content, { mode: 0o600 })
  }
  const heads = await auditHeads(executorOn(session))
  return { tables, ids, heads, applied: await appliedMigrations(session) }
}
