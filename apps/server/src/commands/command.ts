import { join } from 'node:path'
import { BackupError, type Portal } from '../backup/backup.ts'
import { ConfigError, readConfig, type Config } from '../config.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { databaseFiles, folderFiles } from '../providers/files.ts'
import { loadKeys } from '../security/keys.ts'

/** Runs a command's work on the configured database and ends the process with its verdict. */
export async function command(work: (config: Config) => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work(readConfig(process.env))) ? 0 : 1
  } catch (error) {
    const expected =
      error instanceof FolderInUse || error instanceof ConfigError || error instanceof BackupError
    console.error(error instanceof Error ? (expected ? error.message : error.stack) : 'The command failed')
    process.exitCode = 1
  }
}

/** Opens database, files and keys for a command; the embedded database only while no server uses it. */
export async function withPortal<T>(
  config: Config,
  options: { migrated: boolean },
  work: (portal: Portal) => Promise<T>,
): Promise<T> {
  const { db, close } = await openDatabase({ ...config, statementTimeoutMs: 600_000 }, what =>
    console.error(what),
  )
  try {
    const keys = loadKeys(config)
    if (options.migrated) await migrate(db)
    const files = config.databaseUrl === null ? folderFiles(join(config.dataDir, 'files')) : databaseFiles
    return await work({ db, keys, files })
  } finally {
    await close()
  }
}
