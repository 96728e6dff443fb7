import type { OrderStatus } from '@portal/api/rules/order'
import type { StaffCaller } from '../kernel/callers.ts'
import { statusOf } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { scopeOf } from './list-orders.ts'
import { orders } from './orders.life.ts'
import { findOrder } from './orders.repository.ts'
import { lockSeen, type OrderKey, type OrderKind } from './orders.service.ts'
import type { SeenOrder } from './present.ts'

/** What became of one order; `order_status`: as it is now, where the act changed it. */
interface Outcome<R extends string> {
  result: R
  order_status?: OrderStatus
}

interface Result<R extends string> {
  order_no: string
  result: R | 'missing'
  order_status: OrderStatus | null
  subject_name: string
}

/** One act on each of several orders, locked; those that the caller does not see are missing (ADR 037). */
export async function actOnSeveral<R extends string>(
  work: Work<StaffCaller>,
  { kind, orderNos }: { kind: OrderKind; orderNos: readonly string[] },
  act: (order: SeenOrder) => Promise<Outcome<R>>,
): Promise<{ results: Result<R>[] }> {
  async function one(key: OrderKey): Promise<Result<R>> {
    const order_no = key.orderNo
    const known = await findOrder(work.db, scopeOf(work.caller), key.kind, order_no)
    if (!known) return { order_no, result: 'missing', order_status: null, subject_name: '' }
    const order = await lockSeen(work, key)
    const { subject_name } = order
    return { order_no, order_status: statusOf(orders, order), subject_name, ...(await act(order)) }
  }
  const results: Result<R>[] = []
  // in one order for everybody who locks several
  for (const orderNo of [...new Set(orderNos)].toSorted()) results.push(await one({ kind, orderNo }))
  return { results }
}
