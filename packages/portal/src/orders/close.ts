import type { ClosedOrders } from '@portal/api/contract/order-bulk.schema'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { orderStatus, type OrderAct, type OrderActor } from '@portal/api/rules/order'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove, move, statusOf } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { releaseCoupon } from '../coupons/hold.ts'
import { endTransfer } from './attempts.life.ts'
import { noticeClosed } from './notices.ts'
import { orders } from './orders.life.ts'
import { scopeOf } from './list-orders.ts'
import { closeReport, findLiveAttempt, findOrder, type OrderRecord } from './orders.repository.ts'
import { lockForAct, lockSeen, type OrderKey, type OrderKind } from './orders.service.ts'
import type { Reader } from './present.ts'
import type { Purchases } from './purchase.ts'

interface Closing {
  /** An exception is closed by an act of its own. @default 'close' */
  act?: OrderAct & ('close' | 'close_exception')
  who: OrderActor
  note: string
}

/** Closes an order without payment: its open attempt, its report and what it was to buy end with it. */
export async function closeOrder(
  work: Work,
  purchases: Purchases,
  order: OrderRecord,
  { act = 'close', who, note }: Closing,
): Promise<void> {
  await endTransfer(work, order, 'close', who === 'member' ? who : 'system')
  await closeReport(work.db, order.id, 'withdrawn')
  await purchases[order.reason].onClosed?.(work, order, note)
  await releaseCoupon(work, order, note)
  await move(work, orders, order, { act, who, note })
}

/** A member gives an own order up, or the association does with a reason, of which the member is told (D5). */
export const closeByPerson = (
  work: Work<Reader, 'reason_needed'>,
  purchases: Purchases,
  key: OrderKey,
  reason: string,
): Promise<OrderDetail> => {
  const isMember = work.caller.kind === 'member'
  const who = isMember ? 'member' : 'auditor'
  return lockForAct(work, purchases, key, { act: 'close', who }, async order => {
    if (!isMember && reason === '') throw work.refuse('reason_needed')
    await closeOrder(work, purchases, order, { who, note: isMember ? '会员关闭订单' : reason })
    if (!isMember) await work.notify(noticeClosed(order))
  })
}

type Closed = ClosedOrders['results'][number]

/** The association closes those of several orders that can be closed, with one reason; the others stay as they are. */
export async function closeMany(
  work: Work<StaffCaller, 'reason_needed'>,
  purchases: Purchases,
  kind: OrderKind,
  { order_nos, reason }: { order_nos: readonly string[]; reason: string },
): Promise<ClosedOrders> {
  if (reason === '') throw work.refuse('reason_needed')
  const results: Closed[] = []
  // in one order for everybody who locks several
  for (const orderNo of [...new Set(order_nos)].toSorted())
    results.push(await closeOneOfMany(work, purchases, { kind, orderNo }, reason))
  return { results }
}

async function closeOneOfMany(
  work: Work<StaffCaller>,
  purchases: Purchases,
  key: OrderKey,
  note: string,
): Promise<Closed> {
  const { db, caller } = work
  const order_no = key.orderNo
  const known = await findOrder(db, scopeOf(caller), key.kind, order_no)
  if (!known) return { order_no, result: 'missing', order_status: null, subject_name: '' }
  const order = await lockSeen(work, key)
  const { subject_name } = order
  const said = { order_no, order_status: statusOf(orders, order), subject_name }
  if (!canMove(orders, order, 'close', 'auditor')) return { ...said, result: 'unfit' }
  const live = await findLiveAttempt(db, order.id)
  if (live && live.channel !== 'offline') return { ...said, result: 'paying' }
  await closeOrder(work, purchases, order, { who: 'auditor', note })
  await work.notify(noticeClosed(order))
  return { ...said, result: 'closed', order_status: orderStatus.closed }
}
