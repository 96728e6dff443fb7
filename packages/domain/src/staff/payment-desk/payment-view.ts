import { orderStatus } from '@portal/api/rules/order'
import { oneOf, orderRecord, page, viewInAddress } from '../staff-desk/view-in-address.ts'

/** States of an order that the payment desk has a tab for. */
export const paymentStatuses = [
  orderStatus.reported,
  orderStatus.short,
  orderStatus.sentBack,
  orderStatus.exception,
  orderStatus.paid,
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What the payment desk shows. */
export interface PaymentView {
  /** null: the state of the named order, else those that were reported. */
  status: PaymentStatus | null
  newestFirst: boolean
  page: number
  /** null: the first of the queue. */
  orderNo: string | null
}

export const paymentView = viewInAddress<PaymentView>({
  status: oneOf('status', paymentStatuses, null),
  newestFirst: {
    name: 'sort',
    usual: true,
    read: text => text !== 'oldest',
    write: newestFirst => (newestFirst ? '' : 'oldest'),
  },
  page,
  orderNo: orderRecord,
})
