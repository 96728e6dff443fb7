import type { Executor } from '../kernel/database.ts'
import type { PayoutsTable, RefundsTable } from '../kernel/schema.ts'

export type RefundRecord = RefundsTable

/** A refund with what paid it. */
export type PaidRefund = RefundRecord & {
  returned_on: string | null
  bank_ref: string | null
  /** Channel of the attempt by which it goes back. */
  channel: string | null
}

/** Refunds of an order, newest first. */
export const refundsOf = (db: Executor, orderId: string): Promise<PaidRefund[]> =>
  db
    .selectFrom('refunds as r')
    .leftJoin('payouts as p', 'p.refund_id', 'r.id')
    .leftJoin('payment_attempts as a', 'a.id', 'r.attempt_id')
    .selectAll('r')
    .select(['p.returned_on', 'p.bank_ref', 'a.channel'])
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

/** Refunds that wait to be sent back by the attempt that brought their money. */
export async function refundsToSend(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'processing')
    .where('attempt_id', 'is not', null)
    .orderBy('approved_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}

export const findRefund = (db: Executor, id: string): Promise<RefundRecord | undefined> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

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

/** Days on which an attempt brought money. */
export async function daysOfAttempt(db: Executor, attemptId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('receipts')
    .select('received_on')
    .where('attempt_id', '=', attemptId)
    .execute()
  return rows.map(({ received_on }) => received_on)
}
