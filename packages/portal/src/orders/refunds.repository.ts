import type { Executor } from '../kernel/database.ts'
import type { PayoutsTable, RefundsTable } from '../kernel/schema.ts'

export type RefundRecord = RefundsTable

/** A refund with the line that paid it. */
export type PaidRefund = RefundRecord & { returned_on: string | null; bank_ref: string | null }

/** Refunds of an order, newest first. */
export const refundsOf = (db: Executor, orderId: string): Promise<PaidRefund[]> =>
  db
    .selectFrom('refunds as r')
    .leftJoin('payouts as p', 'p.refund_id', 'r.id')
    .selectAll('r')
    .select(['p.returned_on', 'p.bank_ref'])
    .where('r.order_id', '=', orderId)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()

/** A refund of a locked order, locked too; undefined when it is not that order's. */
export const lockRefund = (db: Executor, orderId: string, id: string): Promise<RefundRecord | undefined> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()

export const insertRefund = (db: Executor, refund: RefundRecord) =>
  db.insertInto('refunds').values(refund).execute()

export const updateRefund = (db: Executor, id: string, set: Partial<Omit<RefundRecord, 'id'>>) =>
  db.updateTable('refunds').set(set).where('id', '=', id).execute()

/** False when the bank's line has paid another refund. */
export async function insertPayout(db: Executor, payout: PayoutsTable): Promise<boolean> {
  const row = await db
    .insertInto('payouts')
    .values(payout)
    .onConflict(conflict => conflict.column('bank_ref').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
