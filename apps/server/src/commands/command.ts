import { join } from 'node:path'
import type { Portal } from '../backup/manifest.ts'
import { readConfig, type Config } from '../config.ts'
import { makeActs, type Acts } from '../control/acts.ts'
import { askRunningServer } from '../control/ask.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase, type OpenDatabase } from '../db/open.ts'
import { OperatorError } from '../operator-error.ts'
import { databaseFiles } from '@portal/portal/files/database-files.repository'
import { folderFiles } from '../providers/files.ts'
import { checkDataKey } from '../security/data-key.ts'
import { loadKeys } from '../security/keys.ts'

/** Runs a command's work on the configured database and ends the process with its verdict. */
export async function command(work: (config: Config) => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work(readConfig(process.env))) ? 0 : 1
  } catch (error) {
    const expected = error instanceof OperatorError
    console.error(error instanceof Error ? (expected ? error.message : error.stack) : 'The command failed')
    process.exitCode = 1
  }
}

type Opened = Portal & Pick<OpenDatabase, 'snapshot'>

/** Opens database and files for a command; the embedded database only while no server uses it. */
export async function withDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'poolSize'>,
  work: (opened: Omit<Opened, 'keys'>) => Promise<T>,
): Promise<T> {
  const { close, ...opened } = await openDatabase({ ...config, statementTimeoutMs: 600_000 }, what =>
    console.error(what),
  )
  try {
    const files = config.databaseUrl === null ? folderFiles(join(config.dataDir, 'files')) : databaseFiles
    return await work({ ...opened, files })
  } finally {
    await close()
  }
}

/** Where a server holds the data folder it is asked instead. */
const unlessRunning = <T>(own: Promise<T>, ask: () => Promise<T>): Promise<T> =>
  own.catch((error: unknown) => {
    if (error instanceof FolderInUse) return ask()
    throw error
  })

/** The acts by the running server where one holds the data folder, else by this process alone. */
export const actsOn = (config: Config): Acts => {
  const alone = <T>(work: (acts: Acts) => Promise<T>): Promise<T> =>
    withDatabase(config, async opened => {
      const keys = loadKeys(config)
      await migrate(opened.db)
      await checkDataKey(opened.db.pool, keys, new Date())
      return work(makeActs(config, { ...opened, keys }, opened))
    })
  return {
    backup: request =>
      unlessRunning(
        alone(acts => acts.backup(request)),
        () => askRunningServer(config.dataDir, request),
      ),
    'audit-verify': request =>
      unlessRunning(
        alone(acts => acts['audit-verify'](request)),
        () => askRunningServer(config.dataDir, request),
      ),
  }
}
