import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { PgliteEngine } from './pglite-engine.ts'
import { PostgresEngine } from './postgres-engine.ts'

export const databaseFolder = (dataDir: string): string => join(dataDir, 'pg')

const checkpointEveryMs = 300_000

export interface OpenDatabase {
  db: Database
  /** The embedded engine, for dumps; null with PostgreSQL. */
  embedded: PgliteEngine | null
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
    return { db, embedded: null, close: () => db.close() }
  }
  const lock = lockFolder(config.dataDir)
  try {
    const folder = databaseFolder(config.dataDir)
    if (!existsSync(folder)) await initialise(folder)
    const engine = await PgliteEngine.open({
      folder,
      statementTimeoutMs: config.statementTimeoutMs,
      checkpointEveryMs,
      onRestart: onTrouble,
    })
    const db = new Database(engine)
    const close = async () => {
      await db.close()
      lock.release()
    }
    return { db, embedded: engine, close }
  } catch (error) {
    lock.release()
    throw error
  }
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
