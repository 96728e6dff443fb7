import { Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useOpenOrder } from '@portal/api/hooks/open-order'
import { useOrders, type OrderQuery } from '@portal/api/hooks/orders'
import { memberPages } from '@portal/api/rules/member-pages'
import { groupOrderNo, orderSets, orderStatus } from '@portal/api/rules/order'
import { ButtonLink } from '@portal/ui/button'
import { ArrowLeftIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import { PageHeader } from '@portal/ui/page-header'
import { preloadable } from '@portal/ui/preloadable'
import { SkeletonLines } from '@portal/ui/skeleton'
import { TextLink } from '@portal/ui/text-link'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { Link } from '../../shared/router-link/index.ts'
import { readOrderNo } from '../member-orders/member-orders-query.ts'
import * as S from './EvaluationPayment.styles.ts'

const { evaluationPayment, invoiceOrder } = memberPages
const ordersPath = `${invoiceOrder.path}?type=evaluation`

/** The evaluations that still expect money, the newest first. */
const openQuery: OrderQuery = { status: orderSets.open.join(','), page_size: 10 }

const OfflinePaymentPanel = preloadable(async () => ({
  default: (await import('../offline-payment/OfflinePaymentPanel.tsx')).OfflinePaymentPanel,
}))

/** 支付评价费: the evaluation that the address names, else the newest that waits for money. */
export function EvaluationPaymentPanel() {
  const [search] = useSearchParams()
  const orderNo = readOrderNo(search)
  // while it is looked up which order it is
  useEffect(() => OfflinePaymentPanel.preload(), [])
  return orderNo === null ? <NewestOpen /> : <Payment key={orderNo} orderNo={orderNo} />
}

interface PageProps {
  lead?: string | undefined
  children: ReactNode
}

const Page = ({ lead, children }: PageProps) => (
  <S.Root>
    <PageHeader
      back={
        <TextLink as={Link} to={ordersPath}>
          <ArrowLeftIcon size={16} />
          {invoiceOrder.title}
        </TextLink>
      }
      title={evaluationPayment.title}
      lead={lead}
    />
    <S.Title>评价费订单</S.Title>
    {children}
  </S.Root>
)

/** As tall as an order, so that what stands below it stays where it is. */
const coming = (
  <Page lead="正在读取订单。">
    <LoadState state="loading" skeleton={<SkeletonLines count={20} />} />
  </Page>
)

/** The way to orders that wait for nothing. */
const toOrders = (
  <ButtonLink as={Link} size="m" to={ordersPath}>
    查看评价费订单
  </ButtonLink>
)

/** Leads to the newest that the member has to pay, else to the one that is being confirmed. */
function NewestOpen() {
  const { data, error, reload } = useOrders('evaluation', openQuery)
  if (!data && error)
    return (
      <Page>
        <PanelFailure error={error} onRetry={reload}>
          评价费订单没有加载出来。
        </PanelFailure>
      </Page>
    )
  if (!data) return coming
  const { list } = data
  const order = list.find(({ order_status }) => order_status !== orderStatus.reported) ?? list[0]
  // named in the address: once it is paid it is no longer open, and stays here
  if (order) return <Navigate replace to={{ search: `?order=${order.order_no}` }} />
  return (
    <Page>
      <LoadState state="empty" title="没有等待支付的评价费" action={toOrders}>
        星级评价申请通过初审后生成评价费订单，在这里付款。付过的和关闭的订单在“{invoiceOrder.title}”里。
      </LoadState>
    </Page>
  )
}

/** Number, day and how long it can be paid. */
function leadOf({ order_no, created_at, deadline_at }: OrderDetail): string {
  const until = deadline_at === null ? '' : `，请在 ${deadline_at.slice(0, 16)} 前付款`
  return `订单 ${groupOrderNo(order_no)}，${created_at.slice(0, 16)} 下单${until}。`
}

function Payment({ orderNo }: { orderNo: string }) {
  const { data, error } = useOpenOrder('evaluation', orderNo)
  if (error?.code === 404)
    return (
      <Page>
        <LoadState state="empty" title="没有找到这笔评价费订单" action={toOrders}>
          订单号可能写错了，或者不是本账号的订单。
        </LoadState>
      </Page>
    )
  if (!data && !error) return coming
  return (
    <Suspense fallback={coming}>
      <Page lead={data && leadOf(data)}>
        <OfflinePaymentPanel type="evaluation" orderNo={orderNo} />
      </Page>
    </Suspense>
  )
}
