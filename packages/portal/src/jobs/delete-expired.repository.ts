import { keyLifetimeMs } from '../kernel/idempotency.repository.ts'
import type { Executor } from '../kernel/database.ts'
import { placeLifetimeMs } from '../users/sign-in-guard.ts'

const dayMs = 86_400_000

/** Drops what has no further use: answered keys, past limits, dead codes, tickets and sessions, old texts and exports. */
export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(keyLifetimeMs)).execute()
  await db
    .deleteFrom('rate_limits')
    .where(limit =>
      // no window is longer than a day: a later one was begun while the clock was ahead
      limit.or([limit('window_ends_at', '<', now), limit('window_ends_at', '>', before(-2 * dayMs))]),
    )
    .execute()
  await db
    .deleteFrom('sms_codes')
    .where('created_at', '<', before(2 * dayMs))
    .execute()
  await db.deleteFrom('sign_in_places').where('seen_at', '<', before(placeLifetimeMs)).execute()
  await db.deleteFrom('service_tickets').where('expires_at', '<', before(dayMs)).execute()
  await db
    .deleteFrom('order_exports')
    .where('created_at', '<', before(30 * dayMs))
    .execute()
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', before(30 * dayMs))
    .execute()
  await db
    .updateTable('sms_messages')
    .set({ text_enc: null, code_enc: null })
    .where('created_at', '<', before(7 * dayMs))
    .where('text_enc', 'is not', null)
    .execute()
}
