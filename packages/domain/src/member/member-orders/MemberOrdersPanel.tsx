import { Suspense, useEffect, useRef, useState } from 'react'
import { useOrders, useOrdersAhead, type OrderType } from '@portal/api/hooks/orders'
import { useToday } from '@portal/api/hooks/use-today'
import { groupOrderNo } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { ReceiptTextIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import { Pagination } from '@portal/ui/pagination'
import { preloadable } from '@portal/ui/preloadable'
import { Segmented } from '@portal/ui/segmented'
import { useListAhead, useWhenIdle } from '../../shared/ahead/index.ts'
import { useLastPage } from '../../shared/list-page/index.ts'
import { orderTypeInAddress } from '../../shared/order-type/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { useAskedSearch } from '../../shared/router-link/index.ts'
import { InvoiceMoves, type InvoiceAsking } from '../invoices/index.ts'
import type { OfflinePaymentPanelProps } from '../offline-payment/index.ts'
import { memberOrdersQuery, pageSize, readOrderNo, readPage } from './member-orders-query.ts'
import { MemberOrderTable } from './MemberOrderTable.tsx'
import { groupItems, orderGroups, readGroup, type OrderGroup } from './order-groups.ts'
import * as S from './MemberOrdersPanel.styles.ts'

const OfflinePaymentPanel = preloadable(async () => ({
  default: (await import('../offline-payment/OfflinePaymentPanel.tsx')).OfflinePaymentPanel,
}))

/** What an open order shows; its form is loaded when the list rests or a row is pointed at, not with the list. */
function OpenOrder({ orderNo, ...order }: Pick<OfflinePaymentPanelProps, 'type' | 'orderNo' | 'row'>) {
  return (
    <Suspense fallback={<LoadState state="loading" />}>
      <OfflinePaymentPanel key={orderNo} orderNo={orderNo} {...order} />
    </Suspense>
  )
}

const pageName = (page: number) => (page === 1 ? null : String(page))

/** What is told where there is no order yet. */
const nothing = {
  membership: { title: '还没有订单', text: '申请入会通过审核或续费后，订单会列在这里。' },
  evaluation: {
    title: '还没有评价费订单',
    text: '星级评价申请通过初审后生成评价费订单，会列在这里。会费订单在“会费”里。',
  },
} as const satisfies Record<OrderType, { title: string; text: string }>

/**
 * The member's orders of one type, in groups. Group, page and open order are kept in the address, so that a reload
 * keeps them.
 */
export function MemberOrdersPanel({ type }: { type: OrderType }) {
  const { search: query, ask } = useAskedSearch()
  const today = useToday()
  const group = readGroup(query.get('group'))
  const page = readPage(query.get('page'))
  const openNo = readOrderNo(query)
  function set(changes: Record<string, string | null>, options?: { replace: boolean }) {
    ask(from => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) from.delete(name)
        else from.set(name, value)
      }
      return from
    }, options)
  }

  const orders = useOrders(type, memberOrdersQuery(query))
  const past = useLastPage(orders.data, page, last => {
    set({ page: pageName(last) }, { replace: true })
  })
  const { error, reload } = orders
  const data = past ? undefined : orders.data
  const [asking, setAsking] = useState<InvoiceAsking | null>(null)
  const arrived = useRef(false)
  const row = data?.list.find(order => order.order_no === openNo)
  const listed = data && row !== undefined

  const ordersAhead = useOrdersAhead(type)
  const ahead = useListAhead(
    { page, continued: data?.page === page && page * pageSize < data.total ? data : null },
    {
      record(orderNo) {
        OfflinePaymentPanel.preload()
        ordersAhead.one(orderNo)
      },
      page(next) {
        ordersAhead.list({ ...memberOrdersQuery(query), page: next })
      },
    },
  )
  useWhenIdle(data ? true : null, OfflinePaymentPanel.preload)

  // who came for one order sees it without scrolling
  useEffect(() => {
    if (arrived.current || listed === undefined) return
    arrived.current = true
    if (openNo !== null) document.getElementById(`order-${openNo}`)?.scrollIntoView({ block: 'start' })
  }, [listed, openNo])

  const show = (next: OrderGroup) => {
    set({ group: next === 'all' ? null : next, page: null, order: null })
  }

  return (
    <S.Root>
      <S.Bar>
        <Segmented label="订单分组" items={groupItems(data?.counts)} value={group} onChange={show} />
        <Button size="m" icon={ReceiptTextIcon} onClick={() => setAsking({ move: 'request', chosen: [] })}>
          合并开票
        </Button>
      </S.Bar>
      <S.Title>订单列表</S.Title>
      <InvoiceMoves type={type} asking={asking} onClose={() => setAsking(null)} />
      {openNo !== null && listed === false ? (
        <S.Apart aria-label={`订单 ${groupOrderNo(openNo)}`} id={`order-${openNo}`}>
          <div>
            订单 {groupOrderNo(openNo)}
            <Button
              size="m"
              onClick={() => {
                set({ order: null })
              }}
            >
              收起订单
            </Button>
          </div>
          <OpenOrder type={type} orderNo={openNo} />
        </S.Apart>
      ) : null}
      {data && data.list.length > 0 ? (
        <>
          <MemberOrderTable
            orders={data.list}
            today={today}
            openNo={openNo}
            onOpen={order => {
              // found under its own type alone, whichever was pressed since
              set({ type: orderTypeInAddress(type), order })
            }}
            onInvoice={order => setAsking({ move: 'request', chosen: [order] })}
            {...ahead.rows}
            panel={openNo === null ? null : <OpenOrder type={type} orderNo={openNo} row={row} />}
          />
          {data.total > pageSize ? (
            <Pagination
              {...ahead.pager}
              page={page}
              pageSize={pageSize}
              total={data.total}
              onChange={next => {
                set({ page: pageName(next), order: null })
              }}
            />
          ) : null}
        </>
      ) : (
        <S.State>
          {data ? (
            group === 'all' ? (
              <LoadState state="empty" title={nothing[type].title}>
                {nothing[type].text}
              </LoadState>
            ) : (
              <LoadState
                state="empty"
                title="没有符合条件的订单"
                action={
                  <Button
                    size="m"
                    onClick={() => {
                      show('all')
                    }}
                  >
                    查看全部订单
                  </Button>
                }
              >
                当前分组：{orderGroups[group].label}。
              </LoadState>
            )
          ) : (
            <PanelPending error={error} onRetry={reload}>
              订单列表没有加载出来。
            </PanelPending>
          )}
        </S.State>
      )}
    </S.Root>
  )
}
