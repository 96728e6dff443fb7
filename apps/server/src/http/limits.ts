import { sql } from 'kysely'
import type { Executor } from '../db/database.ts'
import { tooMany } from './errors.ts'

export interface Limit {
  key: string
  /** Hits allowed in a window, which starts with its first hit. */
  most: number
  windowMs: number
  /** The last allowed hit starts the window again: from there on it is a lock of full length (D2.5). */
  locks?: boolean
}

/**
 * Counts one hit and throws "too often" when there are too many. One statement, so that parallel callers of all
 * processes are counted.
 */
export async function hit(
  db: Executor,
  { key, most, windowMs, locks = false }: Limit,
  now: Date,
): Promise<void> {
  const ends = new Date(now.getTime() + windowMs)
  const lockAt = locks ? most : 0
  const { rows } = await sql<{ hits: number; window_ends_at: Date }>`
    insert into rate_limits as r (key, hits, window_ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      hits = case when r.window_ends_at <= ${now} then 1 else least(r.hits + 1, 1000000) end,
      window_ends_at = case when r.window_ends_at <= ${now} or r.hits + 1 = ${lockAt} then ${ends} else r.window_ends_at end
    returning hits, window_ends_at`.execute(db)
  const row = rows[0]
  if (row && row.hits > most) throw tooMany((row.window_ends_at.getTime() - now.getTime()) / 1000)
}

/** Forgets the hits on `key` (a sign-in that succeeded). */
export async function forgive(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}
