import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { firstRead } from '../client/early-calls.ts'
import type { QueryOf } from '../contract/endpoint.ts'
import { getOrder, listOrders } from '../contract/orders.contract.ts'
import type { OrderRow } from '../contract/orders.schema.ts'
import { workCounts } from '../contract/staff.contract.ts'
import { useAhead } from './use-ahead.ts'
import { ignoreMissingCache } from './use-action.ts'
import { freshFiles, useRead, useReadPage } from './use-read.ts'

/** Kind of order; it chooses the prefix of the call and is never sent (product.md §7, Orders). */
export type OrderType = 'membership' | 'evaluation'

export const orderParams = (type: OrderType | OrderRow['kind']) =>
  ({ prefix: type === 'evaluation' ? 'nrckapi' : 'api' }) as const

export type OrderQuery = NonNullable<QueryOf<typeof listOrders>>

const ordersInput = (type: OrderType, query: OrderQuery) => ({ params: orderParams(type), query })

/** What `useOrders` reads, for pages that begin it early. */
export const ordersRead = (type: OrderType, query: OrderQuery) =>
  firstRead(listOrders, ordersInput(type, query))

/** `onLoaded` is called with every answer, also one that changed nothing. */
export const useOrders = (type: OrderType, query: OrderQuery, onLoaded?: () => void) =>
  useReadPage(listOrders, ordersInput(type, query), type, onLoaded && { onSuccess: onLoaded })

const orderInput = (type: OrderType, orderNo: string) => ({
  params: { ...orderParams(type), order_no: orderNo },
})

/** Nothing is read before it is known which order. */
const knownOrder = (type: OrderType, orderNo: string | undefined) =>
  orderNo === undefined ? null : orderInput(type, orderNo)

/** One order; `useOpenOrder` where its vouchers are looked at. */
export const useOrder = (type: OrderType, orderNo: string | undefined) =>
  useRead(getOrder, knownOrder(type, orderNo))

/** Reads that each tell where an order stands. */
const whereItStands: ReadonlySet<string> = new Set([getOrder.name, listOrders.name, workCounts.name])

/** After an act on this page both answers come by themselves, one a little before the other. */
const apartMs = 1_000

/**
 * The order that lies open, with vouchers whose links do not run out. `row`: what its list knows of it; where the two
 * tell of different states, as when somebody else acted on it, both are read again, and what waits is counted again.
 */
export function useOpenOrder(type: OrderType, orderNo: string | undefined, row?: OrderRow) {
  const { mutate } = useSWRConfig()
  const read = useRead(getOrder, knownOrder(type, orderNo), freshFiles)
  const differ =
    row !== undefined && read.data?.order_no === row.order_no && read.data.order_status !== row.order_status
  useEffect(() => {
    if (!differ) return undefined
    const timer = setTimeout(() => {
      mutate(key => Array.isArray(key) && whereItStands.has(String(key[0]))).catch(ignoreMissingCache)
    }, apartMs)
    return () => clearTimeout(timer)
  }, [differ, mutate])
  return read
}

/** Asks for an order, or a page of a list, before it is opened. */
export function useOrdersAhead(type: OrderType) {
  const one = useAhead(getOrder)
  const list = useAhead(listOrders)
  return {
    one: (orderNo: string) => one(orderInput(type, orderNo)),
    list: (query: OrderQuery) => list(ordersInput(type, query)),
  }
}
