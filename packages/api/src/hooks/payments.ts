import useSWR, { useSWRConfig } from 'swr'
import type { ApiError } from '../client/errors.ts'
import { pollOrder } from '../contract/orders.contract.ts'
import type { OrderDetail } from '../contract/orders.schema.ts'
import { getCashier, playCashier } from '../contract/sandbox.contract.ts'
import { orderSets } from '../rules/order.ts'
import { useClient } from './api-context.ts'
import { afterMoney } from './order-acts.ts'
import { orderParams, type OrderType } from './orders.ts'
import { ignoreMissingCache, readAgain, useAction } from './use-action.ts'
import { useRead } from './use-read.ts'

const staleAfterMoney: ReadonlySet<string> = new Set(afterMoney.map(({ name }) => name))

/** Between two questions whether an open payment was made. */
const pollMs = 3_000

export interface PaymentPoll {
  /** The last question got no answer. */
  error: ApiError | undefined
  /** Asks at once. */
  ask: () => Promise<void>
}

/**
 * Asks again and again whether an open payment was made, while `waiting` and while the page is seen. When it is over,
 * paid or not, everything that follows from it is read anew.
 */
export function usePaymentPoll(type: OrderType, orderNo: string, waiting: boolean): PaymentPoll {
  const client = useClient()
  const { cache, mutate } = useSWRConfig()
  const input = { params: orderParams(type), body: { order_no: orderNo } }
  const { error, mutate: ask } = useSWR<OrderDetail, ApiError>(
    waiting ? [pollOrder.name, input] : null,
    async () => {
      const order = await client.call(pollOrder, input, { silent: true })
      const isOver = order.payment === null || !orderSets.payable.includes(order.order_status)
      if (isOver) await readAgain({ cache, mutate }, staleAfterMoney)
      return order
    },
    { refreshInterval: pollMs, shouldRetryOnError: false },
  )
  return {
    error,
    ask: async () => void (await ask().catch(ignoreMissingCache)),
  }
}

/** A payment of the sandbox, by its number; its page says itself that there is none. */
export const useCashier = (number: string) => useRead(getCashier, { params: { number } }, { silent: true })
export const usePlayCashier = () => useAction(playCashier, [getCashier])
