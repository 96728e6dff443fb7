import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { actsOnOrder } from '@portal/api/rules/order'
import { toChannel } from '@portal/api/rules/payment'
import { releaseCoupon } from '../coupons/hold.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { DatabaseError } from '../kernel/engine.ts'
import { conflict } from '../kernel/errors.ts'
import { move, statusOf } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { closeOrder } from './close.ts'
import { noticeClosed, noticeRefundAsked } from './notices.ts'
import { orders } from './orders.life.ts'
import { lockForAct, type OrderKey } from './orders.service.ts'
import { presentOrder, type SeenOrder } from './present.ts'
import type { Purchases } from './purchase.ts'
import { fileRefund } from './refunds.service.ts'

export interface Resolution {
  /** Back to where the order waited for finance; its money paid back; or closed for good. */
  outcome: 'resume' | 'return' | 'close'
  reason: string
}

const actOf = { resume: 'resume', return: 'return_exception', close: 'close_exception' } as const

/** Whether the exception can end so: what came online in a wrong amount is not resumed, only paid back. */
function isOpenTo(order: SeenOrder, outcome: Resolution['outcome']): boolean {
  const now = { ...order, order_status: statusOf(orders, order), channel: toChannel(order.channel) }
  const act = outcome === 'resume' && order.received_fen > 0 ? 'resume_short' : actOf[outcome]
  return actsOnOrder(now, 'finance').includes(act)
}

/** Finance resolves an exception (D5): the order goes on where it was, or is closed and the member told why. */
export const resolveException = (
  work: Work<StaffCaller, 'reason_needed' | 'ordered_anew' | 'money_received'>,
  purchases: Purchases,
  key: OrderKey,
  { outcome, reason }: Resolution,
): Promise<OrderDetail> =>
  lockForAct(work, purchases, key, { act: actOf[outcome], who: 'finance' }, async order => {
    if (reason === '') throw work.refuse('reason_needed')
    if (outcome === 'close' && order.received_fen > 0) throw work.refuse('money_received')
    if (!isOpenTo(order, outcome)) throw conflict(await presentOrder(work, purchases, order))
    if (outcome === 'resume') return resume(work, order, reason)
    if (outcome === 'return') return returnAll(work, purchases, order, reason)
    await closeOrder(work, purchases, order, { act: 'close_exception', who: 'finance', note: reason })
    return work.notify(noticeClosed(order))
  })

/** What came online in a wrong amount is paid back; what it was to buy ends with the order. */
async function returnAll(work: Work<StaffCaller>, purchases: Purchases, order: SeenOrder, note: string) {
  const amount_fen = order.received_fen
  await fileRefund(work, order, { amount_fen, reason: note, bought_nothing: true })
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
  const act = order.received_fen > 0 ? 'resume_short' : 'resume'
  try {
    await move(work, orders, order, { act, who: 'finance', note })
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'orders_one_open_dues')
      throw work.refuse('ordered_anew')
    throw error
  }
}
