import { orderLife, type OrderAct, type OrderActor, type OrderStatus } from '@portal/api/rules/order'
import type { Records } from '../kernel/move.ts'
import { insertHistory, updateOrder, type OrderRecord } from './orders.repository.ts'

/** Orders, as they are moved. */
export const orders: Records<OrderRecord, OrderStatus, OrderActor, OrderAct> = {
  life: orderLife,
  column: 'order_status',
  kind: 'order',
  resource: 'orders',
  money: true,
  nameOf: ({ order_no }) => order_no,
  write: updateOrder,
  remember: (tx, { recordId, from, to, actor, ...line }) =>
    insertHistory(tx, {
      ...line,
      order_id: recordId,
      from_status: from,
      to_status: to,
      actor_kind: actor.kind,
      actor_id: actor.id,
    }),
}
