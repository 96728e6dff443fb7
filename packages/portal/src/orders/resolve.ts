import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { releaseCoupon } from '../coupons/hold.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { DatabaseError } from '../kernel/engine.ts'
import { conflict } from '../kernel/errors.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { closeOrder } from './close.ts'
import { mayResolve, resolutionActs, resolutionRefusal, resumeOf, type Resolution } from './guards.ts'
import { noticeClosed, noticeRefundAsked } from './notices.ts'
import { orders } from './orders.life.ts'
import { lockForAct, type OrderKey } from './orders.service.ts'
import { presentOrder, type SeenOrder } from './present.ts'
import type { Purchases } from './purchase.ts'
import { fileRefund } from './refunds.service.ts'

/** Finance resolves an exception (D5): the order goes on where it was, or is closed and the member told why. */
export const resolveException = (
  work: Work<StaffCaller, 'reason_needed' | 'ordered_anew' | 'money_received'>,
  purchases: Purchases,
  key: OrderKey,
  { outcome, reason }: Resolution,
): Promise<OrderDetail> =>
  lockForAct(work, purchases, key, { act: resolutionActs[outcome], who: 'finance' }, async order => {
    const refusal = resolutionRefusal(order, { outcome, reason })
    if (refusal !== null) throw work.refuse(refusal)
    if (!mayResolve(order, outcome)) throw conflict(await presentOrder(work, purchases, order))
    if (outcome === 'resume') return resume(work, order, reason)
    if (outcome === 'return') return returnAll(work, purchases, order, reason)
    await closeOrder(work, purchases, order, { act: 'close_exception', who: 'finance', note: reason })
    return work.notify(noticeClosed(order))
  })

/** What came in a wrong amount, or without its rest, is paid back; what it was to buy ends with the order. */
async function returnAll(work: Work<StaffCaller>, purchases: Purchases, order: SeenOrder, note: string) {
  const amount_fen = order.received_fen
  const byTransfer = order.channel === 'offline' ? { attempt_id: null } : {}
  await fileRefund(work, order, { amount_fen, reason: note, bought_nothing: true, ...byTransfer })
  await purchases[order.reason].onClosed?.(work, order, note)
  await releaseCoupon(work, order, note)
  await move(work, orders, order, {
    act: 'return_exception',
    who: 'finance',
    note,
    notice: noticeRefundAsked(order, amount_fen),
    diff: { amount_fen },
  })
}

/** Money is expected again, unless the subject has ordered anew meanwhile: it is asked for money once. */
async function resume(work: Work<StaffCaller, 'ordered_anew'>, order: SeenOrder, note: string) {
  try {
    await move(work, orders, order, { act: resumeOf(order), who: 'finance', note })
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'orders_one_open_dues')
      throw work.refuse('ordered_anew')
    throw error
  }
}
