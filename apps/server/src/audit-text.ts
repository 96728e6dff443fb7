import type { AuditHead } from '@portal/portal/kernel/audit-ends'
import type { AuditVerdict } from '@portal/portal/kernel/audit-verify'

/** Ends of the chains to note down: `seq:hash` of the first, then `chain:seq:hash` of each other one in use. */
export const headsText = (heads: readonly AuditHead[]): string =>
  heads
    .filter(({ chain, seq }) => chain === 1 || seq > 0)
    .map(({ chain, seq, hash }) => (chain === 1 ? `${seq}:${hash}` : `${chain}:${seq}:${hash}`))
    .join(',')

/** Reads what `headsText` wrote; null when it is something else. */
export function readHeads(text: string): AuditHead[] | null {
  const heads = text.split(',').map(part => /^(?:(\d+):)?(\d+):([^:]+)$/.exec(part))
  return heads.every(match => match !== null)
    ? heads.map(([, chain = '1', seq, hash = '']) => ({ chain: Number(chain), seq: Number(seq), hash }))
    : null
}

export const entriesIn = (heads: readonly AuditHead[]): number => heads.reduce((sum, { seq }) => sum + seq, 0)

export const brokenText = ({ chain, seq, problem }: Extract<AuditVerdict, { ok: false }>): string =>
  `审计链 ${chain} 在第 ${seq} 条断裂 / The audit trail is broken at entry ${seq} of chain ${chain}: ${problem}`
