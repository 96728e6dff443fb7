import { closeOrders, remindOrders } from '../contract/order-bulk.contract.ts'
import { getOrder } from '../contract/orders.contract.ts'
import { afterMoney } from './order-acts.ts'
import { useAction } from './use-action.ts'

/** The association closes several orders with one reason. */
export const useCloseOrders = () => useAction(closeOrders, afterMoney)
/** Members of several orders are asked to pay. */
export const useRemindOrders = () => useAction(remindOrders, [getOrder])
