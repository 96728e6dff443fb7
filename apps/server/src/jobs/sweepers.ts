import { applicationLife } from '@portal/api/rules/application'
import { mayMove as mayMoveInLife } from '@portal/api/rules/life'
import { offlineGraceDays, orderStatus } from '@portal/api/rules/order'
import type { Deps } from '../deps.ts'
import { systemActor } from '../http/callers.ts'
import { keyLifeMs } from '../http/idempotency.ts'
import { applicationsToLapse, lockApplication } from '../modules/applications/applications.repository.ts'
import { moveApplication } from '../modules/applications/transition.ts'
import { placeLifeMs } from '../modules/users/sign-in-guard.ts'
import { lockOrder, ordersToClose, settleAttempt } from '../modules/orders/orders.repository.ts'
import { mayMove, moveOrder } from '../modules/orders/transition.ts'

const dayMs = 86_400_000
const batch = 200
const overdue = '逾期未缴费'

/** Closes orders whose time is over, and with a joining order its application. A reported transfer is never closed. */
export async function closeOverdueOrders(deps: Deps): Promise<number> {
  const now = deps.clock()
  const ids = await ordersToClose(
    deps.db.pool,
    now,
    new Date(now.getTime() - offlineGraceDays * dayMs),
    batch,
  )
  for (const id of ids) {
    await deps.db.transaction(
      async tx => {
        const order = await lockOrder(tx, id)
        const still =
          order.order_status !== orderStatus.reported && order.deadline_at !== null && order.deadline_at < now
        if (!still || !mayMove(order, 'close', 'system')) return
        await settleAttempt(tx, id, 'closed', now)
        if (order.application_id !== null) {
          const application = await lockApplication(tx, order.application_id)
          if (mayMoveInLife(applicationLife, application.status, 'lapse', 'system'))
            await moveApplication(tx, deps, application, {
              act: 'lapse',
              who: 'system',
              actor: systemActor,
              now,
              note: overdue,
            })
        }
        await moveOrder(tx, deps, order, {
          act: 'close',
          who: 'system',
          actor: systemActor,
          now,
          note: overdue,
        })
      },
      { durable: true },
    )
  }
  return ids.length
}

/** Lapses drafts and returns that nobody answered in 60 days (D4). */
export async function lapseApplications(deps: Deps): Promise<number> {
  const now = deps.clock()
  const ids = await applicationsToLapse(deps.db.pool, now, batch)
  for (const id of ids) {
    await deps.db.transaction(async tx => {
      const application = await lockApplication(tx, id)
      const still =
        application.status !== 'approved_unpaid' &&
        application.deadline_at !== null &&
        application.deadline_at < now
      if (!still || !mayMoveInLife(applicationLife, application.status, 'lapse', 'system')) return
      await moveApplication(tx, deps, application, { act: 'lapse', who: 'system', actor: systemActor, now })
    })
  }
  return ids.length
}

const stuckMs = 120_000

/** Texts whose job was lost (restored from a backup without its queue) get a new one; sending twice is prevented there. */
async function requeueSms(deps: Deps): Promise<void> {
  const now = deps.clock()
  const rows = await deps.db.pool
    .selectFrom('sms_messages')
    .select('id')
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where('created_at', '<', new Date(now.getTime() - stuckMs))
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .limit(batch)
    .execute()
  for (const { id } of rows) await deps.db.transaction(tx => deps.jobs.enqueue(tx, 'sms', { id }))
}

/** Drops what has no further use: answered keys, past limits, dead codes, tickets and sessions, old texts. */
async function tidy(deps: Deps): Promise<void> {
  const now = deps.clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const db = deps.db.pool
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(keyLifeMs)).execute()
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
  await db.deleteFrom('sign_in_places').where('seen_at', '<', before(placeLifeMs)).execute()
  await db.deleteFrom('service_tickets').where('expires_at', '<', before(dayMs)).execute()
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

/** The minute's round; every part may run twice. */
export async function sweep(deps: Deps): Promise<void> {
  await closeOverdueOrders(deps)
  await lapseApplications(deps)
  await requeueSms(deps)
  await tidy(deps)
}
