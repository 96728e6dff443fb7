import type { Executor } from '../kernel/database.ts'

export async function orderIdOf(db: Executor, orderNo: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('id').where('order_no', '=', orderNo).executeTakeFirst()
  return row?.id ?? null
}
