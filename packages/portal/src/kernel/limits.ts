import type { Executor } from './database.ts'
import { tooMany } from './errors.ts'
import { count, type Limit } from './limits.repository.ts'

/** Counts one enforceLimit and throws "too often" when there are too many. */
export async function enforceLimit(db: Executor, limit: Limit, now: Date, message?: string): Promise<void> {
  const { hits, left } = await count(db, limit, now)
  if (hits > limit.max) throw tooMany(left, message)
}
