import { Suspense, useState } from 'react'
import { useOrders, useOrdersAhead } from '@portal/api/hooks/orders'
import { useKnownStaff } from '@portal/api/hooks/staff'
import { usePreference, useSetPreference } from '@portal/api/hooks/preferences'
import { useToday } from '@portal/api/hooks/use-today'
import { formatTime } from '@portal/api/rules/dates'
import { preferences } from '@portal/api/rules/preferences'
import { reach, toSubRole } from '@portal/api/rules/rights'
import { mayOpen, staffPages } from '@portal/api/rules/staff-pages'
import { ButtonLink } from '@portal/ui/button'
import { ColumnSettings } from '@portal/ui/column-settings'
import type { Sort } from '@portal/ui/data-table'
import { useMedia } from '@portal/ui/media-query'
import { preloadable } from '@portal/ui/preloadable'
import { media } from '@portal/ui/theme'
import { Link } from '../../shared/router-link/index.ts'
import { OrderTable, settableColumns } from '../order-table/index.ts'
import { TableDesk } from '../staff-desk/TableDesk.tsx'
import { useDesk } from '../staff-desk/use-desk.ts'
import { useDeskAddress } from '../staff-desk/use-desk-address.ts'
import { orderQueryOf, orderViewFor, type OrderView } from './order-view.ts'
import { layoutOf, visibleColumns } from './order-layout.ts'
import { OrderExport } from './OrderExport.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { useOrderSelection } from './use-order-selection.ts'

const OrderDrawerPanel = preloadable(async () => ({
  default: (await import('./OrderDrawerPanel.tsx')).OrderDrawerPanel,
}))

const NoOrders = preloadable(async () => ({ default: (await import('./NoOrders.tsx')).NoOrders }))

const OrderBulk = preloadable(async () => ({ default: (await import('./OrderBulk.tsx')).OrderBulk }))

// the desk is there before the views that somebody saved of it
const OrderViews = preloadable(async () => ({ default: (await import('./OrderViews.tsx')).OrderViews }))

const sortOf = ({ sort }: OrderView): Sort => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
})

const sorts = {
  created_at: { ascending: 'created_at', descending: '-created_at' },
  amount_fen: { ascending: 'amount_fen', descending: '-amount_fen' },
} as const

const pageSizes = preferences.orders_page_size.options

/** Sort and page size as the person had them last; a change elsewhere does not move an open desk. */
function useUsualView() {
  const sort = usePreference('orders_sort')
  const pageSize = usePreference('orders_page_size')
  return useState(() => orderViewFor({ sort, pageSize }))[0]
}

/** The order desk: everything it shows stands in the address, the open order too. */
export function OrderDeskPanel() {
  const today = useToday()
  const [loadedAt, setLoadedAt] = useState('')
  const orderView = useUsualView()
  const address = useDeskAddress(orderView)
  const { view, searchOf, show, showQueue } = address
  const { type } = view
  const queue = useOrders(type, orderQueryOf(view), {
    onLoaded: () => setLoadedAt(formatTime(new Date()).slice(11, 16)),
  })
  const ordersAhead = useOrdersAhead(type)
  const desk = useDesk({
    address,
    queue,
    keyOf: order => order.order_no,
    opens: 'none',
    ahead: {
      record(orderNo) {
        OrderDrawerPanel.preload()
        ordersAhead.one(orderNo)
      },
      page: next => ordersAhead.list(orderQueryOf({ ...view, page: next })),
    },
  })
  const { data, record } = desk
  const selection = useOrderSelection(view, data?.total, desk.rows)
  // unknown where more match than are counted
  const total = data?.more ? undefined : data?.total
  const usualLayout = usePreference('orders_columns')
  const layout = view.columns.length === 0 ? usualLayout : layoutOf(view.columns)
  const rowHeight = usePreference('row_height')
  const prefer = useSetPreference()
  const { data: staff } = useKnownStaff()
  const subRole = toSubRole(staff?.remark)
  const mayReadCoupons = staff !== undefined && mayOpen(subRole, staffPages.coupons)
  const roomBeside = useMedia(media.wide.replace('@media ', ''))
  const beside = record !== undefined && roomBeside
  const exported = { view, layout, masked: reach(subRole, 'orders.read') === 'masked' }

  return (
    <TableDesk
      title={staffPages.orderManagement.title}
      desk={desk}
      loadedAt={loadedAt}
      tools={
        <>
          {mayReadCoupons ? (
            <ButtonLink as={Link} size="s" variant="text" to={staffPages.coupons.path}>
              {staffPages.coupons.title}
            </ButtonLink>
          ) : null}
          <ColumnSettings
            columns={settableColumns}
            value={layout}
            onChange={next => {
              // columns that the address names are not the person's usual ones
              if (view.columns.length === 0) prefer('orders_columns', next)
              else show({ columns: visibleColumns(next) }, { replace: true })
            }}
            rowHeight={rowHeight}
            onRowHeightChange={next => prefer('row_height', next)}
          />
        </>
      }
      exports={<OrderExport {...exported} total={total} />}
      tabs={
        <OrderTabs
          address={address}
          counts={data?.uncounted ? undefined : data?.counts}
          after={
            <Suspense fallback={null}>
              <OrderViews address={address} layout={layout} total={total} />
            </Suspense>
          }
        />
      }
      filters={
        <OrderFilters
          view={view}
          today={today}
          totalFen={data?.more ? null : data?.total_fen}
          beside={beside}
          // a search is asked a moment after it was typed, and must not close what was opened in that moment
          onChange={(part, options) =>
            part.q === undefined ? showQueue(part, options) : show({ page: 1, ...part }, options)
          }
          onClear={() => {
            const { sort, pageSize, columns } = view
            show({ ...orderView.usual, type, sort, pageSize, columns })
          }}
        />
      }
      listName="订单列表"
      failed="订单列表没有加载出来。"
      pageSize={view.pageSize}
      pageSizes={pageSizes.toSorted((a, b) => a - b)}
      onPageSize={size => {
        const pageSize = pageSizes.find(known => known === size) ?? 20
        showQueue({ pageSize })
        prefer('orders_page_size', pageSize)
      }}
      table={
        <OrderTable
          rows={desk.rows}
          loading={!data}
          today={today}
          columns={beside ? 'few' : 'all'}
          layout={layout}
          rowHeight={rowHeight}
          current={record}
          selected={selection}
          rowHref={order => `?${searchOf({ record: order.order_no })}`}
          onOpen={order => desk.open(order.order_no)}
          sort={sortOf(view)}
          onSort={({ column, direction }) => {
            if (!(column in sorts)) return
            const next = sorts[column as keyof typeof sorts][direction]
            showQueue({ sort: next })
            prefer('orders_sort', next)
          }}
          empty={
            <Suspense fallback={null}>
              <NoOrders address={address} onClear={() => show({ ...orderView.usual, type })} />
            </Suspense>
          }
        />
      }
      bulk={
        data && selection.count > 0 ? (
          <Suspense fallback={null}>
            <OrderBulk {...exported} selection={selection} total={total} subRole={subRole} />
          </Suspense>
        ) : null
      }
      kindOf={order => `${order.order_status} ${order.invoice_status ?? ''}`}
      renderDrawer={open =>
        open.record === undefined ? null : (
          <Suspense fallback={null}>
            <OrderDrawerPanel
              type={type}
              orderNo={open.record}
              row={open.row}
              walk={open.walk}
              onClose={desk.close}
            />
          </Suspense>
        )
      }
    />
  )
}
