import { resolve } from 'node:path'
import { headsText } from '../audit-text.ts'
import { actsOn, command } from './command.ts'

// backup.ts <new folder>: rows, uploaded files and, outside production, the key that was made in the data folder
await command(async config => {
  const target = process.argv[2]
  if (!target) {
    console.error('用法 / usage: backup <新文件夹 / new folder>')
    return false
  }
  const folder = resolve(target)
  const saved = await actsOn(config).backup({ act: 'backup', folder })
  console.log(`已备份 / saved: ${saved.tables} tables, ${saved.files} files → ${folder}`)
  console.log(`审计链 / audit trail: ${headsText(saved.audit)}`)
  if (!saved.keyInside)
    console.log('DATA_KEY 不在备份内，请另行保管 / DATA_KEY is not in the backup; keep it apart')
  return true
})
