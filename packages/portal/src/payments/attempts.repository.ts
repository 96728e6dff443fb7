import { orderLife } from '@portal/api/rules/order'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import type { OnlineChannel } from '@portal/api/rules/payment'
import type { Executor } from '../kernel/database.ts'
import type { AttemptRecord } from '../orders/orders.repository.ts'

/** The attempt that a provider knows by this number. */
export const findAttempt = (
  db: Executor,
  channel: OnlineChannel,
  number: string,
): Promise<AttemptRecord | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('number', '=', number)
    .where('channel', '=', channel)
    .executeTakeFirst()

export const findAttemptById = (db: Executor, id: string): Promise<AttemptRecord> =>
  db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Locks an attempt whose order is locked already (ADR 015). */
export const lockAttempt = (db: Executor, id: string): Promise<AttemptRecord> =>
  db.selectFrom('payment_attempts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Attempts that wait at a provider in vain: their time is over, or their order needs no money any more. */
export const attemptsToEnd = (db: Executor, now: Date, limit: number): Promise<AttemptRecord[]> =>
  db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .selectAll('a')
    .where('a.status', 'in', [...attemptLife.sets.live])
    .where('a.channel', '<>', 'offline')
    .where(eb =>
      eb.or([eb('a.expires_at', '<', now), eb('o.order_status', 'not in', [...orderLife.sets.payable])]),
    )
    .orderBy('a.expires_at')
    .limit(limit)
    .execute()

/** Money paid twice for which no refund has been filed: its order had another one under way. */
export const attemptsToReturn = (db: Executor, limit: number): Promise<AttemptRecord[]> =>
  db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .selectAll('a')
    .where('a.status', '=', 'duplicate')
    .where('a.refund_id', 'is', null)
    .where('o.order_status', 'in', [...orderLife.sets.settled, ...orderLife.sets.over])
    .orderBy('a.settled_at')
    .limit(limit)
    .execute()
