import { sql } from 'kysely'
import type { AuditHead, FreeEnds } from './audit-ends.ts'
import type { Executor, Tx } from './database.ts'
import { prepared } from './prepared.ts'
import type { AuditEntriesTable } from './schema.ts'
import type { Keys } from '../ports.ts'

export interface Actor {
  kind: 'member' | 'staff' | 'expert' | 'system'
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

/**
 * Adds the lines of one unit of work to one chain, as its last act: the chain's end is the last lock it takes (ADR 015).
 * Gives the end that the chain has when that is committed.
 */
export async function appendAudit(
  tx: Tx,
  keys: Keys,
  acts: readonly AuditAct[],
  free: FreeEnds,
): Promise<AuditHead | null> {
  if (acts.length === 0) return null
  const known = free.take()
  const moved = known && (await appendTo(tx, keys, acts, known))
  return moved ?? (await appendTo(tx, keys, acts, await lockHead(tx)))
}

/** Null, and nothing is written, where the chain does not end like this any more or somebody else writes on it. */
async function appendTo(
  tx: Tx,
  keys: Keys,
  acts: readonly AuditAct[],
  from: AuditHead,
): Promise<AuditHead | null> {
  let end = from
  const entries = acts.map(act => {
    const entry = entryOf(act, end)
    end = { chain: entry.chain, seq: entry.seq, hash: hashOf(keys, entry) }
    return { ...entry, hash: end.hash }
  })
  const { chain, seq, hash } = from
  const rows = await append(tx, {
    chain,
    seq,
    hash,
    newSeq: end.seq,
    newHash: end.hash,
    entries: JSON.stringify(entries),
  })
  return rows.length === 0 ? null : end
}

interface Append extends AuditHead {
  newSeq: number
  newHash: string
  /** JSON of the rows. */
  entries: string
}

/** Locks the end, moves it and adds the lines in one statement, of one text for any number of lines (ADR 027). */
const append = prepared((db, { chain, seq, hash, newSeq, newHash, entries }: Append) =>
  db
    .with('held', end =>
      end
        .selectFrom('audit_heads')
        .select('chain')
        .where('chain', '=', chain)
        .where('seq', '=', seq)
        .where('hash', '=', hash)
        .forUpdate()
        .skipLocked(),
    )
    .with('moved', end =>
      end
        .updateTable('audit_heads as h')
        .from('held')
        .set({ seq: newSeq, hash: newHash })
        .whereRef('h.chain', '=', 'held.chain')
        .returning('h.chain'),
    )
    .insertInto('audit_entries')
    .expression(lines =>
      lines
        .selectFrom([
          'moved',
          sql<AuditEntriesTable>`jsonb_populate_recordset(null::audit_entries, ${entries}::jsonb)`.as('line'),
        ])
        .selectAll('line'),
    )
    .returning('seq'),
)

/** The shortest chain that nobody is writing on; where all are taken, one of them after its writer's commit (ADR 027). */
async function lockHead(tx: Tx): Promise<AuditHead> {
  const shortest = tx
    .selectFrom('audit_heads')
    .selectAll()
    .orderBy('seq')
    .orderBy('chain')
    .limit(1)
    .forUpdate()
  return (await shortest.skipLocked().executeTakeFirst()) ?? shortest.executeTakeFirstOrThrow()
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
