import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { StaffCaller } from '../kernel/callers.ts'
import { DatabaseError } from '../kernel/engine.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { closeOrder } from './close.ts'
import { noticeClosed } from './notices.ts'
import { orders } from './orders.life.ts'
import { lockForAct, type OrderKey } from './orders.service.ts'
import type { SeenOrder } from './present.ts'
import type { Purchases } from './purchase.ts'

export interface Resolution {
  /** Back to where the order waited for finance, or closed for good. */
  outcome: 'resume' | 'close'
  reason: string
}

const actOf = { resume: 'resume', close: 'close_exception' } as const

/** Finance resolves an exception (D5): the order goes on where it was, or is closed and the member told why. */
export const resolveException = (
  work: Work<StaffCaller, 'reason_needed' | 'ordered_anew' | 'money_received'>,
  purchases: Purchases,
  key: OrderKey,
  { outcome, reason }: Resolution,
): Promise<OrderDetail> =>
  lockForAct(work, purchases, key, { act: actOf[outcome], who: 'finance' }, async order => {
    if (reason === '') throw work.refuse('reason_needed')
    if (outcome === 'resume') return resume(work, order, reason)
    if (order.received_fen > 0) throw work.refuse('money_received')
    await closeOrder(work, purchases, order, { act: 'close_exception', who: 'finance', note: reason })
    return work.notify(noticeClosed(order))
  })

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
