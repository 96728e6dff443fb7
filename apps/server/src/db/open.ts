import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { Database } from '@portal/portal/kernel/database'
import { DamagedFolder, isDamagedData } from './damaged.ts'
import { lockFolder } from './folder-lock.ts'
import { PgliteEngine } from './pglite-engine.ts'
import { PostgresEngine } from './postgres-engine.ts'

export const databaseFolder = (dataDir: string): string => join(dataDir, 'pg')

const checkpointEveryMs = 300_000

/** The database of one moment, to read at leisure. */
export interface Snapshot {
  db: Database
  close: () => Promise<void>
}

const snapshotPrefix = 'snapshot-'
export const restorePrefix = 'restore-'
const leftover = new RegExp(`^(${snapshotPrefix}|${restorePrefix})\\w{6}$`)

export interface OpenDatabase {
  db: Database
  snapshot: () => Promise<Snapshot>
  close: () => Promise<void>
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir' | 'poolSize' | 'statementTimeoutMs'>

/** Opens the configured database; the embedded one under the lock of its folder. */
export async function openDatabase(config: Where, onTrouble: (what: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const engine = new PostgresEngine({
      url: config.databaseUrl,
      poolSize: config.poolSize,
      statementTimeoutMs: config.statementTimeoutMs,
      onError: onTrouble,
    })
    const db = new Database(engine)
    // a transaction of its own sees one snapshot and blocks no writer
    return { db, snapshot: async () => ({ db, close: async () => undefined }), close: () => db.close() }
  }
  const lock = lockFolder(config.dataDir)
  try {
    dropLeftovers(config.dataDir)
    const { db, engine } = await openEmbedded(config, onTrouble)
    const close = async () => {
      await db.close()
      lock.release()
    }
    return { db, snapshot: () => copyOf(engine, config), close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openEmbedded(
  config: Where,
  onTrouble: (what: string) => void,
): Promise<{ db: Database; engine: PgliteEngine }> {
  const folder = databaseFolder(config.dataDir)
  if (!existsSync(folder)) await initialise(folder)
  // without this file PGlite would make a new, empty database in the place of the old one
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new DamagedFolder(config.dataDir, null)
  try {
    const engine = await PgliteEngine.open({
      folder,
      statementTimeoutMs: config.statementTimeoutMs,
      checkpointEveryMs,
      onRestart: onTrouble,
    })
    const db = new Database(engine)
    await readEveryTable(db).catch(async (error: unknown) => {
      await engine.close().catch(() => undefined)
      throw error
    })
    return { db, engine }
  } catch (error) {
    throw isDamagedData(error) ? new DamagedFolder(config.dataDir, error) : error
  }
}

/** Reads the beginning of each table: a missing or broken file is found at the start, not by a member's call. */
async function readEveryTable(db: Database): Promise<void> {
  const tables = await db.script("select tablename as name from pg_tables where schemaname = 'public'")
  for (const { name } of tables) await db.script(`select 1 from "${String(name)}" limit 1`)
}

/** A copy of the folder, taken between two transactions, opened beside the database that goes on working. */
async function copyOf(engine: PgliteEngine, config: Where): Promise<Snapshot> {
  const folder = mkdtempSync(join(config.dataDir, snapshotPrefix))
  try {
    await engine.copyTo(join(folder, 'pg'))
    const copy = await PgliteEngine.open({
      folder: join(folder, 'pg'),
      statementTimeoutMs: 600_000,
      checkpointEveryMs: 0,
    })
    const db = new Database(copy)
    const close = async () => {
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return { db, close }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** What a process that was killed in a backup or a restore left behind. */
function dropLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (leftover.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
}

/** Made beside its place and moved there when whole: a start that was killed half way leaves nothing to trip over. */
async function initialise(folder: string): Promise<void> {
  const half = `${folder}.new`
  rmSync(half, { recursive: true, force: true })
  const engine = await PgliteEngine.open({ folder: half, statementTimeoutMs: 60_000, checkpointEveryMs: 0 })
  await engine.checkpoint()
  await engine.close()
  renameSync(half, folder)
}
