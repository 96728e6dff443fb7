import type { ComponentProps, ReactNode } from 'react'
import type { OrderList } from '@portal/api/contract/orders.schema'
import { orderStatus, orderStatusLook, type OrderStatus } from '@portal/api/rules/order'
import { DeskTabs, OrderTypeLinks } from '../staff-desk/DeskTabs.tsx'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import type { OrderView } from './order-view.ts'

export interface OrderTabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  address: DeskAddress<OrderView>
  /** Number in each status under the other filters; nothing while unknown, or where it is not counted. */
  counts: OrderList['counts'] | undefined
  /** The saved views. */
  after?: ReactNode
}

/** null: all. */
const tabs = [
  null,
  orderStatus.unpaid,
  orderStatus.reported,
  orderStatus.sentBack,
  orderStatus.short,
  orderStatus.paid,
  orderStatus.refunding,
  orderStatus.exception,
  orderStatus.closed,
] as const satisfies readonly (OrderStatus | null)[]

function isShown({ statuses }: OrderView, tab: OrderStatus | null): boolean {
  return tab === null ? statuses.length === 0 : statuses.length === 1 && statuses[0] === tab
}

/** One status at a time, with how many there are; the other filters stay. */
export function OrderTabs({ address: { view, queueLink }, counts, ...rest }: OrderTabsProps) {
  const count = (tab: OrderStatus | null) =>
    counts
      ?.filter(({ order_status }) => tab === null || order_status === tab)
      .reduce((sum, part) => sum + part.count, 0)

  return (
    <DeskTabs
      ruled
      label="订单状态"
      before={<OrderTypeLinks type={view.type} queueLink={queueLink} queues={['refunds']} />}
      {...rest}
      tabs={tabs.map(tab => ({
        id: tab ?? 'all',
        name: tab === null ? '全部' : orderStatusLook[tab].label,
        link: queueLink({ statuses: tab === null ? [] : [tab] }),
        current: isShown(view, tab),
        count: count(tab),
      }))}
    />
  )
}
