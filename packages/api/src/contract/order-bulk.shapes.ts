import * as z from 'zod/mini'
import { mostAtOnce } from '../rules/order-bulk.ts'
import { orderRemarkLimit } from '../rules/order.ts'
import { optionalText, orderNo, orderPrefix } from './fields.ts'
import { closedOrders, remindedOrders } from './order-bulk.schema.ts'
import type { Shape } from './shape.ts'

/** Orders that one act meets. */
const severalOrders = z
  .array(orderNo, '请选择订单')
  .check(z.minLength(1, '请选择订单'), z.maxLength(mostAtOnce, `一次最多处理 ${mostAtOnce} 笔订单`))

/** What each call in order-bulk.contract.ts takes and answers, and who may make it. */
export const orderBulkShapes = {
  'orderBulk.close': {
    summary: 'Close several orders with one reason: what became of each (D5, D8)',
    who: { staff: 'orders.close' },
    params: orderPrefix,
    body: z.object({
      order_nos: severalOrders,
      reason: optionalText('关闭原因', orderRemarkLimit),
    }),
    data: closedOrders,
  },

  'orderBulk.remind': {
    summary: 'Ask the members of several orders by SMS to pay: what became of each (D8)',
    who: { staff: 'orders.remind' },
    params: orderPrefix,
    body: z.object({ order_nos: severalOrders }),
    data: remindedOrders,
  },
} as const satisfies Record<string, Shape>
