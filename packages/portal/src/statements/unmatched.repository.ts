import { sql } from 'kysely'
import { orderLife } from '@portal/api/rules/order'
import type { Executor } from '../kernel/database.ts'
import { mostCounted } from '../kernel/most-counted.ts'

/** Imported lines that no order has used up; what a reconciliation settled is used up too. */
const unmatched = (db: Executor) =>
  db.selectFrom('bank_lines').where('import_id', 'is not', null).whereRef('used_fen', '<', 'amount_fen')

/** One page, the newest first. */
export const findUnmatched = (db: Executor, { limit, offset }: { limit: number; offset: number }) =>
  unmatched(db)
    .selectAll()
    .orderBy('booked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many there are, as far as is counted. */
export async function countUnmatched(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom(
      unmatched(db)
        .select('id')
        .limit(mostCounted + 1)
        .as('some'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Orders with one of these codes, but those that are to be paid online now. */
export const ordersWithCodes = (db: Executor, codes: readonly string[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('remark_code', 'in', [...codes])
    .where(eb =>
      eb.or([eb('order_status', 'not in', [...orderLife.sets.open]), eb('channel', '=', 'offline')]),
    )
    .orderBy('order_no')
    .execute()
