import type { Executor, Tx } from './database.ts'
import type { AuditEntriesTable } from './schema.ts'
import type { Keys } from '../ports.ts'

export interface Actor {
  kind: 'member' | 'staff' | 'system'
  id: string
  /** Sub-role of staff, else the kind. */
  role: string
  address: string
}

export interface AuditAct {
  actor: Actor
  at: Date
  /** `resource.act` */
  act: string
  record: { kind: string; id: string }
  /** Shown to finance (D3: the money part of the trail). */
  money?: boolean
  /** Changed fields with their old and new values; personal values masked. */
  diff?: Record<string, unknown>
  reason?: string
}

type Entry = Omit<AuditEntriesTable, 'diff'> & { diff: unknown }

/** Keyed, so that who can write to the database but doesn't hold the data key can't forge a chain. */
const hashOf = (keys: Keys, entry: Omit<Entry, 'hash'>): string =>
  keys.sign(
    JSON.stringify([
      entry.prev_hash,
      entry.seq,
      entry.at.toISOString(),
      entry.actor_kind,
      entry.actor_id,
      entry.actor_role,
      entry.address,
      entry.act,
      entry.record_kind,
      entry.record_id,
      entry.money,
      sorted(entry.diff),
      entry.reason,
    ]),
    'audit',
  )

/** jsonb keeps no order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)])
}

/** Adds the lines of one unit of work, as its last act: the end of the chain is the last lock it takes (ADR 015). */
export async function appendAudit(tx: Tx, keys: Keys, acts: readonly AuditAct[]): Promise<void> {
  for (const act of acts) await append(tx, keys, act)
}

async function append(tx: Tx, keys: Keys, act: AuditAct): Promise<void> {
  const head = await tx
    .selectFrom('audit_head')
    .selectAll()
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const diff: unknown = JSON.parse(JSON.stringify(act.diff ?? {}))
  const entry = {
    seq: head.seq + 1,
    at: act.at,
    actor_kind: act.actor.kind,
    actor_id: act.actor.id,
    actor_role: act.actor.role,
    address: act.actor.address,
    act: act.act,
    record_kind: act.record.kind,
    record_id: act.record.id,
    money: act.money ?? false,
    diff,
    reason: act.reason ?? '',
    prev_hash: head.hash,
  }
  const hash = hashOf(keys, entry)
  await tx
    .insertInto('audit_entries')
    .values({ ...entry, diff: JSON.stringify(diff), hash })
    .execute()
  await tx.updateTable('audit_head').set({ seq: entry.seq, hash }).where('id', '=', 1).execute()
}

/** Whether the newest entry was signed with this key; null when there is none. */
export async function isSignedWith(db: Executor, keys: Keys): Promise<boolean | null> {
  const entry = await db.selectFrom('audit_entries').selectAll().orderBy('seq', 'desc').executeTakeFirst()
  return entry ? hashOf(keys, entry) === entry.hash : null
}

export type AuditVerdict =
  | { ok: true; entries: number; head: { seq: number; hash: string } }
  | { ok: false; seq: number; problem: string }

const batch = 1_000

/** Walks the chain from its start. `anchor`: a head noted earlier that must still be in it (finds a cut-off end). */
export async function verifyAudit(
  db: Executor,
  keys: Keys,
  anchor?: { seq: number; hash: string },
): Promise<AuditVerdict> {
  const head = await db.selectFrom('audit_head').selectAll().where('id', '=', 1).executeTakeFirst()
  if (!head) return { ok: false, seq: 0, problem: 'the head row is missing' }
  let seq = 0
  let hash = '0'.repeat(64)
  let anchored = anchor === undefined || anchor.seq === 0
  for (;;) {
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(batch)
      .execute()
    for (const entry of entries) {
      if (entry.seq !== seq + 1) return { ok: false, seq: seq + 1, problem: 'an entry is missing' }
      if (entry.prev_hash !== hash)
        return { ok: false, seq: entry.seq, problem: 'the chain is broken before this entry' }
      if (hashOf(keys, entry) !== entry.hash)
        return { ok: false, seq: entry.seq, problem: 'the entry was changed' }
      if (anchor && anchor.seq === entry.seq) {
        if (anchor.hash !== entry.hash)
          return { ok: false, seq: entry.seq, problem: 'the noted head is not in the chain' }
        anchored = true
      }
      seq = entry.seq
      hash = entry.hash
    }
    if (entries.length < batch) break
  }
  if (head.seq !== seq || head.hash !== hash)
    return { ok: false, seq: head.seq, problem: 'the end of the trail is missing' }
  if (!anchored) return { ok: false, seq: anchor?.seq ?? 0, problem: 'the noted head is not in the chain' }
  return { ok: true, entries: seq, head: { seq, hash } }
}
