import { brokenText, headsText, readHeads } from '../audit-text.ts'
import { actsOn, command } from './command.ts'

// audit-verify.ts [heads]: walks the whole trail; heads noted earlier prove that no end was cut off
await command(async config => {
  const noted = process.argv[2]
  const anchors = noted === undefined ? [] : readHeads(noted)
  if (anchors === null) {
    console.error('用法 / usage: audit-verify [先前记下的链尾 / heads noted earlier]')
    return false
  }
  const verdict = await actsOn(config)['audit-verify']({ act: 'audit-verify', anchors })
  if (verdict.ok)
    console.log(
      `审计链完整 / audit trail whole: ${verdict.entries} entries, head ${headsText(verdict.heads)}`,
    )
  else console.error(brokenText(verdict))
  return verdict.ok
})
