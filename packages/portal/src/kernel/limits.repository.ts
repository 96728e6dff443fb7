import { sql } from 'kysely'
import type { Executor } from './database.ts'

export interface Limit {
  key: string
  /** Hits allowed in a window, which starts with its first hit. */
  max: number
  windowMs: number
  /** The last allowed hit starts the window again: from there on it is a lock of full length (D2.5). */
  locks?: boolean
}

interface Count {
  hits: number
  /** Seconds until the window is over. */
  left: number
}

/** Clocks of several processes differ by less than this; a window that ends later than that was set by a wrong one. */
const clockSlackMs = 5_000

/**
 * Counts one hit. One statement, so that parallel callers of all processes are counted. A window that ends later than
 * its own length from now is over: the clock had jumped ahead when it began.
 */
export async function count(
  db: Executor,
  { key, max, windowMs, locks = false }: Limit,
  now: Date,
): Promise<Count> {
  const ends = new Date(now.getTime() + windowMs)
  const latest = new Date(ends.getTime() + clockSlackMs)
  const lockAt = locks ? max : 0
  const { rows } = await sql<{ hits: number; window_ends_at: Date }>`
    insert into rate_limits as r (key, hits, window_ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      hits = case when r.window_ends_at <= ${now} or r.window_ends_at > ${latest} then 1
        else least(r.hits + 1, 1000000) end,
      window_ends_at = case when r.window_ends_at <= ${now} or r.window_ends_at > ${latest}
        or r.hits + 1 = ${lockAt} then ${ends} else r.window_ends_at end
    returning hits, window_ends_at`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('A limit answered no row')
  return { hits: row.hits, left: (row.window_ends_at.getTime() - now.getTime()) / 1000 }
}

/** Uncounts one hit: what was counted beforehand turned out not to be a failure. */
export async function undoHit(db: Executor, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

/** Deletes the hits on `key`, after a sign-in that succeeded. */
export async function resetLimit(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}
