import { firstRead } from '../client/early-calls.ts'
import type { QueryOf } from '../contract/endpoint.ts'
import { getOrder, listOrders } from '../contract/orders.contract.ts'
import type { OrderRow } from '../contract/orders.schema.ts'
import { useAhead } from './use-ahead.ts'
import { useRead, useReadPage } from './use-read.ts'

/** Kind of order; it chooses the prefix of the call and is never sent (product.md §7, Orders). */
export type OrderType = 'membership' | 'evaluation'

export const orderParams = (type: OrderType | OrderRow['kind']) =>
  ({ prefix: type === 'evaluation' ? 'nrckapi' : 'api' }) as const

export type OrderQuery = NonNullable<QueryOf<typeof listOrders>>

const ordersInput = (type: OrderType, query: OrderQuery) => ({ params: orderParams(type), query })

/** What `useOrders` reads, for pages that begin it early. */
export const ordersRead = (type: OrderType, query: OrderQuery) =>
  firstRead(listOrders, ordersInput(type, query))

export interface OrdersOptions {
  /**
   * Names the list whose pages follow one another: nothing of another stays until the answer comes.
   * @default its type
   */
  list?: string
  /** Called with every answer, also one that changed nothing. */
  onLoaded?: () => void
}

export const useOrders = (
  type: OrderType,
  query: OrderQuery,
  { list = type, onLoaded }: OrdersOptions = {},
) => useReadPage(listOrders, ordersInput(type, query), list, onLoaded && { onSuccess: onLoaded })

/** What a query that finds nothing of one type finds of another: a hint, so a failure says nothing. */
export const useOrdersElsewhere = (type: OrderType, query: OrderQuery) =>
  useRead(listOrders, ordersInput(type, query), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    silent: true,
  })

const orderInput = (type: OrderType, orderNo: string) => ({
  params: { ...orderParams(type), order_no: orderNo },
})

/** What one order is asked with; nothing before it is known which. */
export const knownOrder = (type: OrderType, orderNo: string | undefined) =>
  orderNo === undefined ? null : orderInput(type, orderNo)

/** One order; `useOpenOrder` where its vouchers are looked at. */
export const useOrder = (type: OrderType, orderNo: string | undefined) =>
  useRead(getOrder, knownOrder(type, orderNo))

/** Asks for an order, or a page of a list, before it is opened. */
export function useOrdersAhead(type: OrderType) {
  const one = useAhead(getOrder)
  const list = useAhead(listOrders)
  return {
    one: (orderNo: string) => one(orderInput(type, orderNo)),
    list: (query: OrderQuery) => list(ordersInput(type, query)),
  }
}
