import type { StaffCaller, SystemCaller } from '../kernel/callers.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { surplusReceived } from './effects.ts'
import { noticeRefundAsked } from './notices.ts'
import { orders } from './orders.life.ts'
import type { SeenOrder } from './present.ts'
import type { RefundRecord } from './refunds.repository.ts'
import { fileRefund } from './refunds.service.ts'

interface Unbought {
  act: 'return_late' | 'return_surplus'
  reason: string
  amount_fen: number
  /** The attempt that brought it, by which it goes back; null: it came by transfer. */
  attempt_id: string | null
}

/** Files the refund of money that bought nothing: it is the order's until it is paid back. */
export async function returnUnbought(
  work: Work<StaffCaller | SystemCaller>,
  order: SeenOrder,
  { act, reason, amount_fen, attempt_id }: Unbought,
): Promise<RefundRecord> {
  const refund = await fileRefund(work, order, { amount_fen, reason, attempt_id, bought_nothing: true })
  const set = surplusReceived(order, amount_fen)
  await move(work, orders, order, {
    act,
    who: work.caller.kind === 'system' ? 'system' : 'finance',
    note: reason,
    notice: noticeRefundAsked(order, amount_fen),
    set,
    diff: { received_fen: [order.received_fen, set.received_fen] },
  })
  return refund
}
