import type { OrderQuery, OrderType } from '@portal/api/hooks/orders'
import { orderStatus } from '@portal/api/rules/order'
import { noOrderFilter, orderFilter, orderFilterQuery, type OrderFilter } from '../staff-desk/order-filter.ts'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import { oneOf, orderRecord, orderType, page, viewInAddress } from '../staff-desk/view-in-address.ts'

/** States of an order that the payment desk has a tab for, with the words of the desk; and the money without an order. */
export const paymentTabs = [
  { status: orderStatus.reported, name: '待确认' },
  { status: orderStatus.short, name: '部分到账' },
  { status: 'unmatched', name: '流水未匹配' },
  { status: orderStatus.sentBack, name: '已退回' },
  { status: orderStatus.exception, name: '异常' },
  { status: orderStatus.paid, name: '已确认' },
] as const
export type PaymentTab = (typeof paymentTabs)[number]
export type PaymentStatus = PaymentTab['status']
/** A tab of orders. */
export type OrderTab = Exclude<PaymentTab, { status: 'unmatched' }>

/** What the payment desk shows. */
export interface PaymentView extends OrderFilter {
  type: OrderType
  /** null: the state of the named order, else reported. */
  status: PaymentStatus | null
  newestFirst: boolean
  page: number
  record: string | null
}

/** Rows of a page. */
const pageSize = 50

/**
 * The page of the queue that is asked for; beside the lines of the bank, which nothing is filtered of, the first of those
 * that wait, for its numbers.
 */
export const paymentQueryOf = (
  status: PaymentStatus,
  { newestFirst, page: number, ...view }: Omit<PaymentView, 'type' | 'status' | 'record'>,
): OrderQuery => ({
  status: String(status === 'unmatched' ? orderStatus.reported : status),
  ...orderFilterQuery(status === 'unmatched' ? noOrderFilter : view),
  sort: newestFirst ? '-reported_at' : 'reported_at',
  page: status === 'unmatched' ? 1 : number,
  page_size: pageSize,
})

/** Names the queue whose pages follow one another: its filter and order, whatever the tab. */
export const paymentListOf = ({ queueOf }: Pick<DeskAddress<PaymentView>, 'queueOf'>): string =>
  String(queueOf({ status: null }))

/** The page of lines that is asked for; on a tab of orders the first, for its number. */
export const unmatchedQueryOf = ({ status, page: number }: Pick<PaymentView, 'status' | 'page'>) => ({
  page: status === 'unmatched' ? number : 1,
  page_size: pageSize,
})

export const paymentView = viewInAddress<PaymentView>({
  type: orderType,
  status: oneOf(
    'status',
    paymentTabs.map(tab => tab.status),
    null,
  ),
  newestFirst: {
    name: 'sort',
    usual: true,
    read: text => text !== 'oldest',
    write: newestFirst => (newestFirst ? '' : 'oldest'),
  },
  ...orderFilter,
  page,
  record: orderRecord,
})
