import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupError, keyInBackup, readBackup, restore } from '../backup/backup.ts'
import { command, withPortal } from './command.ts'

// restore.ts <folder of a backup>: into an empty data folder or an empty PostgreSQL database
await command(async config => {
  const source = process.argv[2]
  if (!source) {
    console.error('用法 / usage: restore <备份文件夹 / backup folder>')
    return false
  }
  const folder = resolve(source)
  await readBackup(folder)
  const savedKey = keyInBackup(folder)
  const ownKey = join(config.dataDir, 'data.key')
  if (config.dataKey === null && savedKey !== null) {
    if (existsSync(ownKey)) throw new BackupError(`The data folder is in use already: ${config.dataDir}`)
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    copyFileSync(savedKey, ownKey)
  }
  const manifest = await withPortal(config, { migrated: false }, portal => restore(portal, folder))
  console.log(`已恢复 / restored: ${manifest.tables.length} tables, ${manifest.files.length} files`)
  console.log(`审计链完整 / audit trail whole: ${manifest.audit.seq} entries`)
  return true
})
