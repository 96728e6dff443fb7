import type { RemindedOrders } from '@portal/api/contract/order-bulk.schema'
import { missingFen, type OrderActor } from '@portal/api/rules/order'
import { remindEveryHours } from '@portal/api/rules/order-bulk'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove, move, statusOf } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { scopeOf } from './list-orders.ts'
import { noticeDue } from './notices.ts'
import { orders } from './orders.life.ts'
import { findOrder, hasActSince } from './orders.repository.ts'
import { lockSeen, type OrderKey, type OrderKind } from './orders.service.ts'

const actorFor = ({ subRole }: StaffCaller): OrderActor =>
  subRole === 'finance' || subRole === 'agent' ? subRole : 'auditor'

/** Asks the members of those of several orders that wait for their money to pay; the others get no text. */
export async function remindMany(
  work: Work<StaffCaller>,
  kind: OrderKind,
  { order_nos }: { order_nos: readonly string[] },
): Promise<RemindedOrders> {
  const results: RemindedOrders['results'] = []
  // in one order for everybody who locks several
  for (const orderNo of [...new Set(order_nos)].toSorted())
    results.push(await remind(work, { kind, orderNo }))
  return { results }
}

async function remind(work: Work<StaffCaller>, key: OrderKey): Promise<RemindedOrders['results'][number]> {
  const { db, caller, now } = work
  const order_no = key.orderNo
  const known = await findOrder(db, scopeOf(caller), key.kind, order_no)
  if (!known) return { order_no, result: 'missing', order_status: null, subject_name: '' }
  const order = await lockSeen(work, key)
  const who = actorFor(caller)
  const said = { order_no, order_status: statusOf(orders, order), subject_name: order.subject_name }
  if (!canMove(orders, order, 'remind', who) || missingFen(order) === 0) return { ...said, result: 'unfit' }
  if (await hasActSince(db, order.id, 'remind', new Date(now.getTime() - remindEveryHours * 3_600_000)))
    return { ...said, result: 'recent' }
  await move(work, orders, order, { act: 'remind', who, notice: noticeDue(order, now) })
  return { ...said, result: 'reminded' }
}
