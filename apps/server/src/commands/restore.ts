import { resolve } from 'node:path'
import { entriesIn } from '../audit-text.ts'
import { readBackup } from '../backup/manifest.ts'
import { restoreFolder, restorePostgres } from '../backup/restore-into.ts'
import { command } from './command.ts'

// restore.ts <folder of a backup>: into an empty data folder or an empty PostgreSQL database
await command(async config => {
  const source = process.argv[2]
  if (!source) {
    console.error('用法 / usage: restore <备份文件夹 / backup folder>')
    return false
  }
  const folder = resolve(source)
  // before anything is written
  await readBackup(folder)
  const manifest = await (config.databaseUrl === null ? restoreFolder : restorePostgres)(config, folder)
  console.log(`已恢复 / restored: ${manifest.tables.length} tables, ${manifest.files.length} files`)
  console.log(`审计链完整 / audit trail whole: ${entriesIn(manifest.audit)} entries`)
  return true
})
