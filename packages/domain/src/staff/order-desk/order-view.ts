import type { OrderQuery, OrderType } from '@portal/api/hooks/orders'
import { orderStatuses, orderStatusLook, type OrderStatus } from '@portal/api/rules/order'
import { orderSorts, type OrderSort } from '@portal/api/rules/order-sorts'
import { channels, type Channel } from '@portal/api/rules/payment'
import { columnId, mostColumns, preferences, type Preferences } from '@portal/api/rules/preferences'
import { orderFilter, orderFilterQuery, type OrderFilter } from '../staff-desk/order-filter.ts'
import {
  oneOf,
  orderRecord,
  orderType,
  page,
  someOf,
  viewInAddress,
  words,
} from '../staff-desk/view-in-address.ts'

/** What part of the orders is shown, in which order, and the one that is open. */
export interface OrderView extends OrderFilter {
  type: OrderType
  /** Empty: all. */
  statuses: readonly OrderStatus[]
  /** Chosen to pay by. */
  channel: Channel | null
  sort: OrderSort
  /** Ids of the columns from left to right; empty: as the person usually has them. */
  columns: readonly string[]
  page: number
  pageSize: Preferences['orders_page_size']
  /** Number of the open order; null: none is open. */
  record: string | null
}

/** The view in the address, with the sort and page size that the person is used to. */
export const orderViewFor = ({ sort, pageSize }: Pick<OrderView, 'sort' | 'pageSize'>) =>
  viewInAddress<OrderView>({
    type: orderType,
    statuses: someOf('status', orderStatuses),
    q: orderFilter.q,
    subjectType: orderFilter.subjectType,
    channel: oneOf('channel', channels, null),
    from: orderFilter.from,
    to: orderFilter.to,
    sort: oneOf('sort', orderSorts, sort),
    columns: words('cols', columnId, mostColumns),
    page,
    pageSize: oneOf('page_size', preferences.orders_page_size.options, pageSize),
    record: orderRecord,
  })

export const orderQueryOf = (view: OrderView): OrderQuery => ({
  ...(view.statuses.length > 0 ? { status: view.statuses.join(',') } : {}),
  ...orderFilterQuery(view),
  ...(view.channel === null ? {} : { channel: view.channel }),
  sort: view.sort,
  page: view.page,
  page_size: view.pageSize,
})

/** `待支付、待确认等 6 项`; nothing while every status is shown. */
export function statusText(statuses: readonly OrderStatus[]): string {
  const names = statuses.map(status => orderStatusLook[status].label)
  return names.length > 2 ? `${names.slice(0, 2).join('、')}等 ${names.length} 项` : names.join('、')
}
