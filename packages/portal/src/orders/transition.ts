import { mayMove as mayMoveInLife, statusIn } from '@portal/api/rules/life'
import { orderLife, type OrderAct, type OrderActor, type OrderStatus } from '@portal/api/rules/order'
import type { Work } from '../kernel/work.ts'
import { insertHistory, updateOrder, type OrderRecord } from './orders.repository.ts'

export function statusOf(order: Pick<OrderRecord, 'order_status'>): OrderStatus {
  return statusIn(orderLife, order.order_status)
}

/** Whether the life cycle lets `who` do `act` now. */
export const mayMove = (order: OrderRecord, act: OrderAct, who: OrderActor): boolean =>
  mayMoveInLife(orderLife, statusOf(order), act, who)

export interface OrderMove {
  act: OrderAct
  who: OrderActor
  note?: string
  /** Other columns that change with the status. */
  set?: Partial<Omit<OrderRecord, 'id' | 'order_status'>>
  diff?: Record<string, unknown>
}

/**
 * The only function that changes an order's status, by the table in api/rules: column, history and audit together.
 * The caller holds the row's lock and asked `mayMove`.
 */
export async function moveOrder(work: Work, order: OrderRecord, move: OrderMove): Promise<OrderRecord> {
  const { act, who, note = '' } = move
  const { actor } = work
  if (!mayMove(order, act, who)) throw new Error(`${act} is not possible in status ${order.order_status}`)
  const to = orderLife.moves[act].to ?? statusOf(order)
  const moved: OrderRecord = { ...order, ...move.set, order_status: to }
  await updateOrder(work.db, order.id, { ...move.set, order_status: to })
  await insertHistory(work.db, {
    id: work.newId(),
    order_id: order.id,
    at: work.now,
    act,
    from_status: order.order_status,
    to_status: to,
    actor_kind: actor.kind,
    actor_id: actor.id,
    note,
  })
  work.audit({
    act: `orders.${act}`,
    record: { kind: 'order', id: order.order_no },
    money: true,
    diff: { order_status: [order.order_status, to], ...move.diff },
    reason: note,
  })
  return moved
}
