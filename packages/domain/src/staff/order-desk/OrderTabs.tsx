import type { ComponentProps } from 'react'
import type { OrderList } from '@portal/api/contract/orders.schema'
import { orderStatusLook, type OrderStatus } from '@portal/api/rules/order'
import { DeskTabs } from '../staff-desk/DeskTabs.tsx'
import type { OrderView } from './order-view.ts'

export interface OrderTabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  view: OrderView
  /** The address of the view with another part. */
  searchOf: (part: Partial<OrderView>) => URLSearchParams
  /** Number in each status under the other filters; nothing while unknown. */
  counts: OrderList['counts'] | undefined
}

const tabs = [null, 0, 10, 15, 20, 30, 99, 90] as const satisfies readonly (OrderStatus | null)[]

function isShown(view: OrderView, tab: OrderStatus | null): boolean {
  return tab === null ? view.statuses.length === 0 : view.statuses.length === 1 && view.statuses[0] === tab
}

/** One status at a time, with how many there are; the other filters stay. */
export function OrderTabs({ view, searchOf, counts, ...rest }: OrderTabsProps) {
  const count = (tab: OrderStatus | null) =>
    counts
      ?.filter(({ order_status }) => tab === null || order_status === tab)
      .reduce((sum, part) => sum + part.count, 0)

  return (
    <DeskTabs
      ruled
      label="订单状态"
      {...rest}
      tabs={tabs.map(tab => ({
        id: tab ?? 'all',
        name: tab === null ? '全部' : orderStatusLook[tab].label,
        search: searchOf({ statuses: tab === null ? [] : [tab], page: 1, orderNo: null }),
        current: isShown(view, tab),
        count: count(tab),
      }))}
    />
  )
}
