import type { OrderActor } from '@portal/api/rules/order'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { endAttempt } from './attempts.life.ts'
import { orders } from './orders.life.ts'
import type { OrderRecord } from './orders.repository.ts'
import type { Purchases } from './purchase.ts'

/** Closes an order without payment: its open attempt and what it was to buy end with it. */
export async function closeOrder(
  work: Work,
  purchases: Purchases,
  order: OrderRecord,
  { who, note }: { who: OrderActor & 'system'; note: string },
): Promise<void> {
  await endAttempt(work, order, 'close', who)
  await purchases[order.reason].onClosed?.(work, order, note)
  await move(work, orders, order, { act: 'close', who, note })
}
