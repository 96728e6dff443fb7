import * as z from 'zod/mini'
import { closeResultNames, remindResultNames } from '../rules/order-bulk.ts'
import { orderStatuses } from '../rules/order.ts'
import { orderNo } from './fields.ts'

/** What became of each of several orders, in the order of their numbers. */
const resultsOf = <const R extends readonly string[]>(results: R) =>
  z.object({
    results: z.array(
      z.object({
        order_no: orderNo,
        result: z.enum(results),
        /** The status then; null where there is no such order. */
        order_status: z.nullable(z.literal(orderStatuses)),
        subject_name: z.string(),
      }),
    ),
  })
export const closedOrders = resultsOf(closeResultNames)
export type ClosedOrders = z.infer<typeof closedOrders>
export const remindedOrders = resultsOf(remindResultNames)
export type RemindedOrders = z.infer<typeof remindedOrders>
