import { sql } from 'kysely'
import type { Executor } from '../kernel/database.ts'
import type { CouponBatchesTable, CouponUsesTable } from '../kernel/schema.ts'
import { givenBack } from './effects.ts'

export type BatchRecord = CouponBatchesTable
export type UseRecord = CouponUsesTable

/** The batch of a code; undefined when nobody made it. */
export const findCoupon = (db: Executor, code: string) =>
  db
    .selectFrom('coupons as c')
    .innerJoin('coupon_batches as b', 'b.id', 'c.batch_id')
    .where('c.code', '=', code)
    .selectAll('b')
    .select(['c.free', 'c.code as given'])
    .executeTakeFirst()

/** Locks batches until the commit, always in the order of their ids: who changes from one to another waits in no circle. */
export const lockBatches = (db: Executor, ids: readonly string[]): Promise<BatchRecord[]> =>
  db
    .selectFrom('coupon_batches')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Takes one of a batch while there is one: the only way to it, in one statement. Answers the batch as it is then. */
export const takeOne = (db: Executor, batchId: string): Promise<BatchRecord | undefined> =>
  db
    .updateTable('coupon_batches')
    .set({ taken: sql<number>`taken + 1` })
    .where('id', '=', batchId)
    .whereRef('taken', '<', 'total')
    .returningAll()
    .executeTakeFirst()

/** False when another order has this code. */
export async function claimCode(db: Executor, code: string): Promise<boolean> {
  const row = await db
    .updateTable('coupons')
    .set({ free: false })
    .where('code', '=', code)
    .where('free', '=', true)
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the member has as many of the batch as one may have. */
export async function countTaker(
  db: Executor,
  { batchId, memberId, most }: { batchId: string; memberId: string; most: number },
): Promise<boolean> {
  const row = await db
    .insertInto('coupon_takers')
    .values({ batch_id: batchId, member_id: memberId, taken: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['batch_id', 'member_id'])
        .doUpdateSet({ taken: sql<number>`coupon_takers.taken + 1` })
        .where('coupon_takers.taken', '<', most),
    )
    .returning('taken')
    .executeTakeFirst()
  return row !== undefined
}

export const insertUse = (db: Executor, use: UseRecord) => db.insertInto('coupon_uses').values(use).execute()

/** What an order holds or has used, with the name of its batch. */
export const findUse = (db: Executor, orderId: string) =>
  db
    .selectFrom('coupon_uses as u')
    .innerJoin('coupon_batches as b', 'b.id', 'u.batch_id')
    .where('u.order_id', '=', orderId)
    .where('u.state', '<>', 'released')
    .selectAll('u')
    .select('b.name')
    .executeTakeFirst()

/** What an order holds; the order is locked. */
export const reservedUse = (db: Executor, orderId: string): Promise<UseRecord | undefined> =>
  db
    .selectFrom('coupon_uses')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .executeTakeFirst()

/** Whether an order of this member has the code. */
export async function isOwn(db: Executor, code: string, memberId: string): Promise<boolean> {
  const use = await db
    .selectFrom('coupon_uses')
    .select('id')
    .where('code', '=', code)
    .where('member_id', '=', memberId)
    .where('state', '<>', 'released')
    .executeTakeFirst()
  return use !== undefined
}

export const updateUse = (
  db: Executor,
  id: string,
  set: Partial<Pick<UseRecord, 'state' | 'reserved_until' | 'settled_at'>>,
) => db.updateTable('coupon_uses').set(set).where('id', '=', id).execute()

/** Gives a code back to its batch: whoever comes next may take it. */
export async function giveBack(db: Executor, use: UseRecord, now: Date): Promise<void> {
  const { batch_id, member_id, code } = use
  await db
    .updateTable('coupon_batches')
    .set({ taken: sql<number>`taken - 1` })
    .where('id', '=', batch_id)
    .execute()
  await db.updateTable('coupons').set({ free: true }).where('code', '=', code).execute()
  await db
    .updateTable('coupon_takers')
    .set({ taken: sql<number>`taken - 1` })
    .where('batch_id', '=', batch_id)
    .where('member_id', '=', member_id)
    .execute()
  await updateUse(db, use.id, givenBack(now))
}

/** Counts what a code took off an order that is paid. */
export const countUsed = (db: Executor, { batch_id, discount_fen }: UseRecord) =>
  db
    .updateTable('coupon_batches')
    .set({ used: sql<number>`used + 1`, saved_fen: sql<number>`saved_fen + ${discount_fen}` })
    .where('id', '=', batch_id)
    .execute()

/** Orders whose reservation is over. */
export async function ordersWithLapsed(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('reserved_until', '<=', now)
    .orderBy('reserved_until')
    .limit(limit)
    .execute()
  return rows.map(row => row.order_id)
}
