import { ordersRead } from '@portal/api/hooks/orders'
import { readOrderType } from '../../shared/order-type/index.ts'
import { memberOrdersQuery } from './member-orders-query.ts'

/** What the page of the member's orders asks for first. */
export const memberOrdersReads = (search: URLSearchParams) => [
  ordersRead(readOrderType(search), memberOrdersQuery(search)),
]
