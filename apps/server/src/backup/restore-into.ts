import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { databaseFolder, openDatabase, restorePrefix } from '../db/open.ts'
import { FolderInUse, lockFolder } from '../db/folder-lock.ts'
import { folderFiles } from '../providers/files.ts'
import { databaseFiles } from '@portal/portal/files/database-files.repository'
import type { Keys } from '@portal/portal/ports'
import { DataKeys } from '../security/keys.ts'
import { BackupError, keyFile, keyInBackup, type Manifest } from './manifest.ts'
import { requireEmptyDatabase, restore } from './restore.ts'
import { hasTables } from './rows.repository.ts'

const limits = { poolSize: 2, statementTimeoutMs: 600_000 }
const warn = (what: string) => void process.stderr.write(`${what}\n`)

/** The configured key, else the one that the backup carries. A key that is already in the data folder is never replaced. */
function keyFor(config: Config, folder: string): { hex: string; toKeep: string | null } {
  if (config.dataKey !== null) return { hex: config.dataKey, toKeep: null }
  const saved = keyInBackup(folder)
  const own = join(config.dataDir, keyFile)
  if (saved === null)
    throw new BackupError('备份内没有密钥，请设置 DATA_KEY / This backup carries no key: set its DATA_KEY')
  const hex = readFileSync(saved, 'utf8').trim()
  if (!existsSync(own)) return { hex, toKeep: saved }
  if (readFileSync(own, 'utf8').trim() === hex) return { hex, toKeep: null }
  throw new BackupError(
    `数据目录已有另一个密钥，请使用新的 DATA_DIR / The data folder is in use already: ${config.dataDir}`,
  )
}

/** All in one transaction of the database; the key is kept when that has ended well. */
export async function restorePostgres(config: Config, folder: string): Promise<Manifest> {
  const { hex, toKeep } = keyFor(config, folder)
  const { db, close } = await openDatabase({ ...config, ...limits }, warn)
  try {
    const manifest = await restore({ db, files: databaseFiles, keys: new DataKeys(hex) }, folder)
    if (toKeep !== null) {
      mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
      copyFileSync(toKeep, join(config.dataDir, keyFile))
    }
    return manifest
  } finally {
    await close()
  }
}

/** Made beside and moved to its place when whole: a restore that is refused or killed changes nothing. */
export async function restoreFolder(config: Config, folder: string): Promise<Manifest> {
  const { dataDir } = config
  const before = existsSync(dataDir) ? new Set(readdirSync(dataDir)) : null
  try {
    if (existsSync(databaseFolder(dataDir))) await refuseUsedFolder(config)
    return await restoreBeside(config, folder)
  } catch (error) {
    // another folder's owner: new files in it are not ours
    if (error instanceof FolderInUse) throw error
    const made = existsSync(dataDir) ? readdirSync(dataDir).filter(name => before?.has(name) !== true) : []
    for (const name of made) rmSync(join(dataDir, name), { recursive: true, force: true })
    if (before === null) rmSync(dataDir, { recursive: true, force: true })
    throw error
  }
}

async function refuseUsedFolder(config: Config): Promise<void> {
  const { db, close } = await openDatabase({ ...config, ...limits }, warn)
  try {
    if (await db.session(hasTables)) await db.session(requireEmptyDatabase)
  } finally {
    await close()
  }
}

async function restoreBeside(config: Config, folder: string): Promise<Manifest> {
  const { dataDir } = config
  const lock = lockFolder(dataDir)
  try {
    const { hex, toKeep } = keyFor(config, folder)
    const beside = mkdtempSync(join(dataDir, restorePrefix))
    const manifest = await restoreNew(beside, folder, new DataKeys(hex))
    for (const name of ['files', 'pg']) rmSync(join(dataDir, name), { recursive: true, force: true })
    renameSync(join(beside, 'files'), join(dataDir, 'files'))
    if (toKeep !== null) copyFileSync(toKeep, join(dataDir, keyFile))
    // last: this folder is what makes the others count
    renameSync(databaseFolder(beside), databaseFolder(dataDir))
    rmSync(beside, { recursive: true, force: true })
    return manifest
  } finally {
    lock.release()
  }
}

async function restoreNew(dataDir: string, folder: string, keys: Keys): Promise<Manifest> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, ...limits }, warn)
  const files = join(dataDir, 'files')
  mkdirSync(files, { mode: 0o700 })
  try {
    return await restore({ db, files: folderFiles(files), keys }, folder)
  } finally {
    await close()
  }
}
