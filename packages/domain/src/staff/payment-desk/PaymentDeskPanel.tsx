import { useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useOpenOrder, useOrder, useOrders } from '@portal/api/hooks/orders'
import { useToday } from '@portal/api/hooks/use-today'
import { yuan } from '@portal/api/rules/money'
import { orderStatus, orderStatusLook } from '@portal/api/rules/order'
import { DocumentViewer } from '@portal/ui/document-viewer'
import { LoadState } from '@portal/ui/load-state'
import { toast } from '@portal/ui/toast'
import { useLastPage } from '../../shared/list-page/index.ts'
import {
  countOf,
  DeskFailure,
  DeskNothing,
  DeskTabs,
  StaffDesk,
  useDesk,
  useViewInAddress,
} from '../staff-desk/index.ts'
import { viewed } from '../staff-documents/viewed.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { dueFen } from './payment-check.ts'
import { freshDraft, usePaymentDrafts, type PaymentAct } from './payment-form.ts'
import { paymentStatuses, paymentView, type PaymentStatus } from './payment-view.ts'
import * as S from './PaymentDesk.styles.ts'
import { PaymentDecisionPanel } from './PaymentDecisionPanel.tsx'
import { PaymentQueue } from './PaymentQueue.tsx'
import { usePaymentDecision } from './use-payment-decision.ts'

const pageSize = 50
const tabNames: Record<PaymentStatus, string> = {
  [orderStatus.reported]: '待确认',
  [orderStatus.short]: '部分到账',
  [orderStatus.sentBack]: '已退回',
  [orderStatus.exception]: '异常',
  [orderStatus.paid]: '已确认',
}

/** Tells what was done. */
function told(act: PaymentAct, order: OrderDetail): string {
  switch (act) {
    case 'confirm':
      return `已确认“${order.subject_name}”到账${order.period ? `，会员期至 ${order.period.ends_at}` : ''}`
    case 'short':
      return `已登记部分到账，还差 ${yuan(dueFen(order))}`
    case 'send_back':
      return `已退回“${order.subject_name}”的填报`
    case 'exception':
      return `已把“${order.subject_name}”的订单标记为异常`
  }
}

/** Finance's desk: reported transfers in a queue, the vouchers, the decision. The open order stands in the address. */
export function PaymentDeskPanel() {
  const today = useToday()
  const { view, searchOf, show } = useViewInAddress(paymentView)
  const named = useOrder('membership', view.orderNo ?? undefined)
  const status = view.status ?? tabOf(named.data)
  const queue = useOrders('membership', {
    status: String(status),
    sort: view.newestFirst ? '-reported_at' : 'reported_at',
    page: view.page,
    page_size: pageSize,
  })
  useLastPage(queue.data, view.page, page => show({ page }, { replace: true }))
  const drafts = usePaymentDrafts()
  const desk = useDesk({
    queue: String(status),
    answer: queue.data,
    belongs: row => row.order_status === status,
    keyOf: row => row.order_no,
    named: view.orderNo,
    show: (next, how) => show({ status, orderNo: next }, how),
  })
  const orderNo = desk.record
  const detail = useOpenOrder('membership', orderNo)
  const order = detail.data

  const draft = (orderNo === undefined ? undefined : drafts.all[orderNo]) ?? freshDraft(order, today)
  const decision = usePaymentDecision({
    order,
    draft,
    today,
    onStart: started => desk.hold(started.order_no),
    onDecided(act, was) {
      toast({ tone: 'success', message: told(act, was) })
      drafts.drop(was.order_no)
      desk.leave(was.order_no)
    },
    onMissed: (missed, message) =>
      toast({ tone: 'error', message: `“${missed.subject_name}”的订单没有处理：${message}` }),
  })

  return (
    <StaffPage title="到账确认">
      <DeskTabs
        label="订单状态"
        tabs={paymentStatuses.map(tab => ({
          id: tab,
          name: tabNames[tab],
          search: searchOf({ status: tab, orderNo: null, page: 1 }),
          current: tab === status,
          count: countOf(queue.data?.counts, part => part.order_status === tab),
        }))}
      />
      {queue.error && !queue.data ? (
        <DeskFailure queueName="订单列表" error={queue.error} onRetry={queue.reload}>
          订单没有加载出来。
        </DeskFailure>
      ) : (
        <StaffDesk
          kind="payment"
          step={desk.step}
          queueName={`${tabNames[status]}的订单`}
          onBack={desk.back}
          queue={
            <PaymentQueue
              data={queue.data}
              rows={desk.rows}
              current={orderNo}
              today={today}
              underWay={decision.underWay}
              newestFirst={view.newestFirst}
              onTurn={() => show({ status, newestFirst: !view.newestFirst, page: 1 })}
              onPick={row => desk.pick(row.order_no)}
              page={view.page}
              onPage={page => show({ status, page, orderNo: null })}
            />
          }
          middle={order ? <Vouchers key={order.order_no} order={order} /> : <S.NoDocuments />}
          side={
            order ? (
              <PaymentDecisionPanel
                order={order}
                draft={draft}
                today={today}
                at={desk.at}
                of={queue.data?.total ?? 0}
                {...desk.ways}
                decision={decision}
                onDraft={next => drafts.keep(order.order_no, next)}
              />
            ) : (
              <DeskNothing
                record={detail}
                empty={desk.empty}
                done={{ title: '这个状态没有订单', text: '都处理完了。会员提交新的填报后会出现在这里。' }}
                missing={{ title: '没有找到这个订单', text: '订单号可能写错了，请从列表选择。' }}
                failed="订单没有加载出来。"
              />
            )
          }
        />
      )}
    </StaffPage>
  )
}

const tabOf = (order: OrderDetail | undefined): PaymentStatus =>
  paymentStatuses.find(status => status === order?.order_status) ?? orderStatus.reported

function Vouchers({ order }: { order: OrderDetail }) {
  const [index, setIndex] = useState(0)
  const documents = viewed(order.report?.vouchers ?? [])
  if (documents.length === 0) {
    return (
      <S.NoDocuments>
        <LoadState state="empty" title="没有转账凭证">
          {orderStatusLook[order.order_status].label}的订单还没有上传凭证。
        </LoadState>
      </S.NoDocuments>
    )
  }
  return (
    <S.Documents>
      <DocumentViewer aria-label="转账凭证" documents={documents} index={index} onIndexChange={setIndex} />
    </S.Documents>
  )
}
