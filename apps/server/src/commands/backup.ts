import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup } from '../backup/backup.ts'
import { command, withPortal } from './command.ts'

// backup.ts <new folder>: rows, uploaded files and, outside production, the key that was made in the data folder
await command(async config => {
  const target = process.argv[2]
  if (!target) {
    console.error('用法 / usage: backup <新文件夹 / new folder>')
    return false
  }
  const madeKey = join(config.dataDir, 'data.key')
  const localKey = config.dataKey === null && existsSync(madeKey) ? madeKey : null
  const manifest = await withPortal(config, { migrated: true }, portal =>
    backup(portal, resolve(target), new Date(), localKey),
  )
  console.log(
    `已备份 / saved: ${manifest.tables.length} tables, ${manifest.files.length} files → ${resolve(target)}`,
  )
  console.log(`审计链 / audit trail: ${manifest.audit.seq}:${manifest.audit.hash}`)
  if (localKey === null)
    console.log('DATA_KEY 不在备份内，请另行保管 / DATA_KEY is not in the backup; keep it apart')
  return true
})
