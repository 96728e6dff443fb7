import { ordersRead } from '@portal/api/hooks/orders'
import { paymentQueryOf, paymentTabs, paymentView } from './payment-view.ts'

/** What the payment desk asks for first. */
export function paymentDeskReads(search: URLSearchParams) {
  const view = paymentView.read(search)
  // the tab of a named order is known once the order is
  if (view.status === null && view.record !== null) return []
  return [ordersRead(view.type, paymentQueryOf(view.status ?? paymentTabs[0].status, view))]
}
