import type { Keys } from '../ports.ts'
import type { AuditHead } from './audit-ends.ts'
import { auditHeads, entriesBetween, entryBeyondEnd, hashOf } from './audit.repository.ts'
import type { Executor } from './database.ts'

interface Fault {
  ok: false
  chain: number
  seq: number
  problem: string
}
export type AuditVerdict = { ok: true; entries: number; heads: AuditHead[] } | Fault

/** Chains that there are from the first day on: none can be taken away whole. */
const chains = 32
const batch = 1_000

/** What the first entry of a chain follows: its number, so that no chain passes for another. */
const beginningOf = (chain: number): string => (chain === 1 ? '' : String(chain)).padStart(64, '0')

/**
 * Walks every chain from its beginning to its end, also while others write. `anchors`: ends noted earlier, which must
 * still be in their chains (finds a cut-off end).
 */
export async function verifyAudit(
  db: Executor,
  keys: Keys,
  anchors: readonly AuditHead[] = [],
): Promise<AuditVerdict> {
  const heads = await auditHeads(db)
  for (let chain = 1; chain <= chains; chain += 1) {
    const head = heads.find(one => one.chain === chain)
    if (!head) return { ok: false, chain, seq: 0, problem: 'the head row is missing' }
    const fault = await faultIn(db, keys, head, anchors)
    if (fault) return fault
  }
  const beyond = await entryBeyondEnd(db)
  if (beyond) return { ok: false, ...beyond, problem: 'an entry stands beyond the end' }
  return { ok: true, entries: heads.reduce((sum, { seq }) => sum + seq, 0), heads }
}

async function faultIn(
  db: Executor,
  keys: Keys,
  head: AuditHead,
  anchors: readonly AuditHead[],
): Promise<Fault | null> {
  const { chain } = head
  const noted = new Map(anchors.filter(one => one.chain === chain).map(({ seq, hash }) => [seq, hash]))
  const fault = (at: number, problem: string): Fault => ({ ok: false, chain, seq: at, problem })
  let seq = 0
  let hash = beginningOf(chain)
  while (seq < head.seq) {
    const entries = await entriesBetween(db, chain, seq, Math.min(seq + batch, head.seq))
    if (entries.length === 0) return fault(seq + 1, 'the end of the trail is missing')
    for (const entry of entries) {
      if (entry.seq !== seq + 1) return fault(seq + 1, 'an entry is missing')
      if (entry.prev_hash !== hash) return fault(entry.seq, 'the chain is broken before this entry')
      if (hashOf(keys, entry) !== entry.hash) return fault(entry.seq, 'the entry was changed')
      seq = entry.seq
      hash = entry.hash
      if (noted.has(seq) && noted.get(seq) !== hash) return fault(seq, 'the noted end is not in the chain')
    }
  }
  if (hash !== head.hash) return fault(seq, 'the end of the trail is another')
  const cut = [...noted.keys()].find(at => at > seq)
  return cut === undefined ? null : fault(cut, 'the noted end is not in the chain')
}
