import { ordersRead } from '@portal/api/hooks/orders'
import { waitingOrders } from './todos.ts'

export const waitingQuery = { status: waitingOrders, page_size: 10 } as const

/** What the list asks for first, besides the current application. */
export const todoListReads = [ordersRead('membership', waitingQuery), ordersRead('evaluation', waitingQuery)]
