import { actsOn, command } from './command.ts'

function anchorFrom(text: string | undefined): { seq: number; hash: string } | undefined {
  const match = /^(\d+):(\S+)$/.exec(text ?? '')
  return match?.[1] && match[2] ? { seq: Number(match[1]), hash: match[2] } : undefined
}

// audit-verify.ts [seq:hash]: walks the whole trail; a head noted earlier proves that its end was not cut off
await command(async config => {
  const anchor = anchorFrom(process.argv[2])
  const verdict = await actsOn(config)['audit-verify']({ act: 'audit-verify', ...(anchor ? { anchor } : {}) })
  if (verdict.ok)
    console.log(
      `审计链完整 / audit trail whole: ${verdict.entries} entries, head ${verdict.head.seq}:${verdict.head.hash}`,
    )
  else
    console.error(
      `审计链在第 ${verdict.seq} 条断裂 / audit trail broken at entry ${verdict.seq}: ${verdict.problem}`,
    )
  return verdict.ok
})
