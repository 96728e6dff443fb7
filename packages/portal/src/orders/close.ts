import type { ClosedOrders } from '@portal/api/contract/order-bulk.schema'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { orderStatus, type OrderAct, type OrderActor } from '@portal/api/rules/order'
import type { CloseResult } from '@portal/api/rules/order-bulk'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove, move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { releaseCoupon } from '../coupons/hold.ts'
import { endTransfer } from './attempts.life.ts'
import { noticeClosed } from './notices.ts'
import { orders } from './orders.life.ts'
import { closeReport, findLiveAttempt, type OrderRecord } from './orders.repository.ts'
import { lockForAct, type OrderKey, type OrderKind } from './orders.service.ts'
import type { Reader } from './present.ts'
import type { Purchases } from './purchase.ts'
import { actOnSeveral } from './several.ts'

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

/** The association closes those of several orders that can be closed, with one reason; the others stay as they are. */
export async function closeMany(
  work: Work<StaffCaller, 'reason_needed'>,
  purchases: Purchases,
  kind: OrderKind,
  { order_nos, reason }: { order_nos: readonly string[]; reason: string },
): Promise<ClosedOrders> {
  if (reason === '') throw work.refuse('reason_needed')
  return actOnSeveral<Exclude<CloseResult, 'missing'>>(work, { kind, orderNos: order_nos }, async order => {
    if (!canMove(orders, order, 'close', 'auditor')) return { result: 'unfit' }
    const live = await findLiveAttempt(work.db, order.id)
    if (live && live.channel !== 'offline') return { result: 'paying' }
    await closeOrder(work, purchases, order, { who: 'auditor', note: reason })
    await work.notify(noticeClosed(order))
    return { result: 'closed', order_status: orderStatus.closed }
  })
}
