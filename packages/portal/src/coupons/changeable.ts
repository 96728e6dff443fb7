import type { Work } from '../kernel/work.ts'
import { endTransfer } from '../orders/attempts.life.ts'
import { whyFixed } from '../orders/guards.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { TooLate } from '../orders/orders.service.ts'
import type { Reader } from '../orders/present.ts'

export type Fixed = TooLate | 'report_open'

/** Refuses where the amount of an order stands: it is over, or money was reported. */
export function refuseFixed(work: Work<Reader, Fixed>, order: OrderRecord): void {
  const fixed = whyFixed(order)
  if (fixed !== null) throw work.refuse(fixed)
}

/** Makes an order ready for another amount: the attempt that names the old one ends. */
export async function changeable(work: Work<Reader, Fixed>, order: OrderRecord): Promise<void> {
  refuseFixed(work, order)
  await endTransfer(work, order, 'close', 'member')
}
