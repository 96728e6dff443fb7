import { ordersRead } from '@portal/api/hooks/orders'
import { memberOrdersQuery } from './member-orders-query.ts'

/** What the page of the member's orders asks for first. */
export const memberOrdersReads = (search: URLSearchParams) => [
  ordersRead('membership', memberOrdersQuery(search)),
]
