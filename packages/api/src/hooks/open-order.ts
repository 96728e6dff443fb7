import { getOrder } from '../contract/orders.contract.ts'
import type { OrderRow } from '../contract/orders.schema.ts'
import { afterMoney } from './order-acts.ts'
import { knownOrder, type OrderType } from './orders.ts'
import { useInStep } from './use-in-step.ts'
import { freshFiles, useRead } from './use-read.ts'

/** The order that lies open, with vouchers whose links do not run out; in step with `row`, what its list knows of it. */
export function useOpenOrder(type: OrderType, orderNo: string | undefined, row?: OrderRow) {
  const read = useRead(getOrder, knownOrder(type, orderNo), freshFiles)
  useInStep({ row: row?.order_status, record: read.data?.order_status }, afterMoney)
  return read
}
