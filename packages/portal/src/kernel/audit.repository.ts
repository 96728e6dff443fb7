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
export const hashOf = (keys: Keys, entry: Omit<Entry, 'hash'>): string =>
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

/** The end of one chain. */
export interface AuditHead {
  chain: number
  seq: number
  hash: string
}

/** Adds the lines of one unit of work to one chain, as its last act: the chain's end is the last lock it takes (ADR 015). */
export async function appendAudit(tx: Tx, keys: Keys, acts: readonly AuditAct[]): Promise<void> {
  if (acts.length === 0) return
  const head = await lockHead(tx)
  const entries = acts.map(act => {
    const entry = entryOf(act, head)
    head.hash = hashOf(keys, entry)
    head.seq = entry.seq
    return { ...entry, diff: JSON.stringify(entry.diff), hash: head.hash }
  })
  const { chain, seq, hash } = head
  await tx
    .with('moved', end => end.updateTable('audit_heads').set({ seq, hash }).where('chain', '=', chain))
    .insertInto('audit_entries')
    .values(entries)
    .execute()
}

/** The first chain that nobody is writing on; where all are taken, one of them after its writer's commit (ADR 027). */
async function lockHead(tx: Tx): Promise<AuditHead> {
  const first = tx.selectFrom('audit_heads').selectAll().orderBy('chain').limit(1).forUpdate()
  return (await first.skipLocked().executeTakeFirst()) ?? first.executeTakeFirstOrThrow()
}

const entryOf = (act: AuditAct, head: AuditHead): Omit<Entry, 'hash'> => ({
  chain: head.chain,
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
  diff: JSON.parse(JSON.stringify(act.diff ?? {})) as unknown,
  reason: act.reason ?? '',
  prev_hash: head.hash,
})

/** Whether an entry of the trail was signed with this key; null when there is none. */
export async function isSignedWith(db: Executor, keys: Keys): Promise<boolean | null> {
  const entry = await db
    .selectFrom('audit_entries')
    .selectAll()
    .orderBy('chain', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry ? hashOf(keys, entry) === entry.hash : null
}

/** The ends of all chains. */
export const auditHeads = (db: Executor): Promise<AuditHead[]> =>
  db.selectFrom('audit_heads').selectAll().orderBy('chain').execute()

/** Entries of one chain after `seq` up to `until`, in their order. */
export const entriesBetween = (db: Executor, chain: number, seq: number, until: number): Promise<Entry[]> =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('chain', '=', chain)
    .where('seq', '>', seq)
    .where('seq', '<=', until)
    .orderBy('seq')
    .execute()

/** An entry that stands after the end of its chain; both are read in one statement, so writers do not matter. */
export const entryBeyondEnd = (db: Executor): Promise<{ chain: number; seq: number } | undefined> =>
  db
    .selectFrom('audit_heads as h')
    .innerJoin('audit_entries as e', join =>
      join.onRef('e.chain', '=', 'h.chain').onRef('e.seq', '>', 'h.seq'),
    )
    .select(['e.chain', 'e.seq'])
    .limit(1)
    .executeTakeFirst()
