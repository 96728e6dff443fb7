import { lazy, Suspense, useState } from 'react'
import type { OrderList, OrderRow } from '@portal/api/contract/orders.schema'
import { useOrders } from '@portal/api/hooks/orders'
import { usePreference, useSetPreference } from '@portal/api/hooks/preferences'
import { useToday } from '@portal/api/hooks/use-today'
import { formatTime } from '@portal/api/rules/dates'
import { preferences } from '@portal/api/rules/preferences'
import { Button } from '@portal/ui/button'
import { ColumnSettings } from '@portal/ui/column-settings'
import type { Sort } from '@portal/ui/data-table'
import { RefreshCwIcon, SearchIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { LoadState } from '@portal/ui/load-state'
import { useMedia } from '@portal/ui/media-query'
import { Notice } from '@portal/ui/notice'
import { Pagination } from '@portal/ui/pagination'
import { media } from '@portal/ui/theme'
import { useLastPage } from '../../shared/list-page/index.ts'
import { OrderTable, settableColumns } from '../order-table/index.ts'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { useViewInAddress } from '../staff-desk/view-in-address.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { filterTexts, orderQueryOf, orderViewFor, type OrderView } from './order-view.ts'
import * as S from './OrderDesk.styles.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderTabs } from './OrderTabs.tsx'

const OrderDrawerPanel = lazy(async () => ({
  default: (await import('./OrderDrawerPanel.tsx')).OrderDrawerPanel,
}))

export interface OrderDeskPanelProps {
  /** Where finance decides on an order. */
  paymentPath: (orderNo: string) => string
}

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
export function OrderDeskPanel({ paymentPath }: OrderDeskPanelProps) {
  const today = useToday()
  const [loadedAt, setLoadedAt] = useState('')
  const orderView = useUsualView()
  const { view, searchOf, show: go } = useViewInAddress(orderView)
  const layout = usePreference('orders_columns')
  const rowHeight = usePreference('row_height')
  const prefer = useSetPreference()
  const opened = view.orderNo
  const roomBeside = useMedia(media.wide.replace('@media ', ''))
  const beside = opened !== null && roomBeside
  const orders = useOrders('membership', orderQueryOf(view), () =>
    setLoadedAt(formatTime(new Date()).slice(11, 16)),
  )
  const past = useLastPage(orders.data, view.page, page => go({ page }, { replace: true }))
  const { error, reload } = orders
  const data = past ? undefined : orders.data
  const list = data?.list ?? []
  const at = list.findIndex(order => order.order_no === opened)

  function show(part: Partial<OrderView>, options?: { replace: boolean }) {
    // a search is asked a moment after it was typed, and must not close what was opened in that moment
    go({ page: 1, orderNo: part.q === undefined ? null : opened, ...part }, options)
  }
  const open = (orderNo: string | null) =>
    go({ orderNo }, { replace: opened !== null, preventScrollReset: true })
  function step(to: OrderRow | undefined) {
    return at === -1 || !to ? null : () => open(to.order_no)
  }

  return (
    <S.Root>
      <StaffPage
        title="订单管理"
        actions={
          <>
            <S.LoadedAt>数据截至 {loadedAt === '' ? '--:--' : loadedAt}</S.LoadedAt>
            <ColumnSettings
              columns={settableColumns}
              value={layout}
              onChange={next => prefer('orders_columns', next)}
              rowHeight={rowHeight}
              onRowHeightChange={next => prefer('row_height', next)}
            />
            <IconButton size="s" icon={RefreshCwIcon} label="刷新" onClick={reload} />
          </>
        }
      >
        <OrderTabs view={view} searchOf={searchOf} counts={data?.counts} />
        <OrderFilters
          view={view}
          today={today}
          totalFen={data?.total_fen}
          beside={beside}
          onChange={show}
          onClear={() => go({ ...orderView.usual, sort: view.sort, pageSize: view.pageSize })}
        />
        {error && data ? (
          <S.Stale>
            <Notice
              tone="error"
              role="alert"
              action={
                <Button size="s" onClick={reload}>
                  重新加载
                </Button>
              }
            >
              {error.message}，下面是之前的结果。
            </Notice>
          </S.Stale>
        ) : null}
        <S.Rows>
          <S.Heading>订单列表</S.Heading>
          {error && !data ? (
            <PanelFailure error={error} onRetry={reload}>
              订单列表没有加载出来。
            </PanelFailure>
          ) : (
            <OrderTable
              rows={list}
              loading={!data}
              today={today}
              columns={beside ? 'few' : 'all'}
              layout={layout}
              rowHeight={rowHeight}
              current={opened}
              rowHref={order => `?${searchOf({ orderNo: order.order_no })}`}
              onOpen={order => open(order.order_no)}
              sort={sortOf(view)}
              onSort={({ column, direction }) => {
                if (!(column in sorts)) return
                const sort = sorts[column as keyof typeof sorts][direction]
                show({ sort })
                prefer('orders_sort', sort)
              }}
              empty={<NoOrders view={view} onClear={() => go(orderView.usual)} />}
            />
          )}
        </S.Rows>
        {data && data.total > 0 ? (
          <S.Foot>
            <Pagination
              page={view.page}
              pageSize={view.pageSize}
              total={data.total}
              pageSizes={pageSizes.toSorted((a, b) => a - b)}
              onChange={page => show({ page })}
              onPageSizeChange={size => {
                const pageSize = pageSizes.find(known => known === size) ?? 20
                show({ pageSize })
                prefer('orders_page_size', pageSize)
              }}
            />
          </S.Foot>
        ) : null}
      </StaffPage>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <OrderDrawerPanel
            orderNo={opened}
            position={at === -1 ? null : { at: positionOf(data, view, at), of: data?.total ?? 0 }}
            onPrevious={step(list[at - 1])}
            onNext={step(list[at + 1])}
            onClose={() => open(null)}
            paymentPath={paymentPath}
          />
        </Suspense>
      )}
    </S.Root>
  )
}

const positionOf = (data: OrderList | undefined, view: OrderView, at: number) =>
  (data ? (data.page - 1) * view.pageSize : 0) + at + 1

interface NoOrdersProps {
  view: OrderView
  onClear: () => void
}

function NoOrders({ view, onClear }: NoOrdersProps) {
  const texts = filterTexts(view)
  if (texts.length === 0) {
    return (
      <LoadState state="empty" title="还没有订单">
        会员生成订单后会列在这里。
      </LoadState>
    )
  }
  return (
    <LoadState
      state="empty"
      icon={SearchIcon}
      title="没有符合条件的订单"
      action={
        <Button size="m" onClick={onClear}>
          清除筛选
        </Button>
      }
    >
      当前筛选：{texts.join('，')}。
    </LoadState>
  )
}
