import { readOrderNo, readPage } from '../staff-desk/desk-address.ts'

/** States of an order that the payment desk has a tab for. */
export const paymentStatuses = [10, 20, 15, 99, 30] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What the payment desk shows; the address holds it. */
export interface PaymentView {
  /** null: the state of the named order, else 10. */
  status: PaymentStatus | null
  /** null: the first of the queue. */
  orderNo: string | null
  newestFirst: boolean
  page: number
}

export function readPaymentView(search: URLSearchParams): PaymentView {
  return {
    status: paymentStatuses.find(status => String(status) === search.get('status')) ?? null,
    orderNo: readOrderNo(search),
    newestFirst: search.get('sort') !== 'oldest',
    page: readPage(search),
  }
}

export function writePaymentView(view: PaymentView): URLSearchParams {
  const search = new URLSearchParams()
  if (view.status !== null) search.set('status', String(view.status))
  if (!view.newestFirst) search.set('sort', 'oldest')
  if (view.page !== 1) search.set('page', String(view.page))
  if (view.orderNo !== null) search.set('order', view.orderNo)
  return search
}
