import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyAudit } from '@portal/portal/kernel/audit-verify'
import { executorOn } from '@portal/portal/kernel/database'
import type { Session } from '@portal/portal/kernel/engine'
import { brokenText } from '../audit-text.ts'
import { applyMissing, readMigrations, type Migration } from '../db/migrate.ts'
import { WrongDataKey, checkValue } from '../security/data-key.ts'
import { BackupError, filePart, readBackup, tablePart, type Manifest, type Portal } from './manifest.ts'
import {
  allOrNothing,
  checkReferences,
  emptyTable,
  isInUse,
  loadTable,
  restoreSequences,
} from './rows.repository.ts'

/**
 * Loads a backup into an empty database, brings it up to this version and checks the audit trail to its end, all in
 * one transaction: what is refused leaves nothing behind.
 */
export async function restore(portal: Portal, folder: string): Promise<Manifest> {
  const manifest = await readBackup(folder)
  const known = readMigrations()
  const then = migrationsOf(manifest, known)
  if (manifest.key_check !== undefined && manifest.key_check !== checkValue(portal.keys))
    throw new WrongDataKey()
  await portal.db.session(session =>
    allOrNothing(session, async () => {
      await applyMissing(session, then)
      await requireEmptyDatabase(session)
      await load(session, portal, folder, manifest)
      await applyMissing(session, known)
      const verdict = await verifyAudit(executorOn(session), portal.keys, manifest.audit)
      if (!verdict.ok) throw new BackupError(brokenText(verdict))
    }),
  )
  return manifest
}

/** The migrations that the saved rows were made under. */
function migrationsOf(manifest: Manifest, known: Migration[]): Migration[] {
  const then = new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum]))
  const applied = known.filter(({ name }) => then.has(name))
  for (const { name, checksum } of applied)
    if (then.get(name) !== checksum)
      throw new BackupError(`Migration ${name} was another one when this was saved`)
  if (applied.length < then.size)
    throw new BackupError('备份来自更新的版本 / This backup is of a newer version')
  return applied
}

/** Somebody's data are never overwritten. */
export async function requireEmptyDatabase(session: Session): Promise<void> {
  if (await isInUse(session))
    throw new BackupError(
      '数据库不是空的，请恢复到新的 DATA_DIR 或 DATABASE_URL / The database is not empty: restore into another DATA_DIR or DATABASE_URL',
    )
}

async function load(
  session: Session,
  { files }: Portal,
  folder: string,
  { tables, files: ids }: Manifest,
): Promise<void> {
  // what migrations put in is in the backup as well
  for (const table of tables.toReversed()) if (table !== 'audit_entries') await emptyTable(session, table)
  for (const table of tables) await loadTable(session, table, join(folder, tablePart(table)))
  await restoreSequences(session)
  for (const id of ids) await files.put(executorOn(session), id, await readFile(join(folder, filePart(id))))
  await checkReferences(session)
}
