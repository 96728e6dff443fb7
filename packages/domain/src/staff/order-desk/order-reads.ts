import { ordersRead } from '@portal/api/hooks/orders'
import { preferenceNow } from '@portal/api/hooks/remembered-preferences'
import { orderQueryOf, orderViewFor } from './order-view.ts'

/** What the order desk asks for first. */
export function orderDeskReads(search: URLSearchParams) {
  const { read } = orderViewFor({
    sort: preferenceNow('orders_sort'),
    pageSize: preferenceNow('orders_page_size'),
  })
  const view = read(search)
  return [ordersRead(view.type, orderQueryOf(view))]
}
