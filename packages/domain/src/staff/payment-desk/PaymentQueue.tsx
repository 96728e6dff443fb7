import { Suspense, useEffect, useRef } from 'react'
import { useOpenOrder } from '@portal/api/hooks/open-order'
import { useOrdersAhead, type useOrders } from '@portal/api/hooks/orders'
import { draftOf } from '@portal/api/hooks/unsent'
import { useToday } from '@portal/api/hooks/use-today'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { preloadable } from '@portal/ui/preloadable'
import { DeskNothing, QueueDesk, useDesk } from '../staff-desk/index.ts'
import { noOrderFilter, orderFilterText } from '../staff-desk/order-filter.ts'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import { freshDraft, usePaymentDrafts } from './payment-form.ts'
import { paymentListOf, paymentQueryOf, type OrderTab, type PaymentView } from './payment-view.ts'
import * as S from './PaymentDesk.styles.ts'
import { PaymentFilter } from './PaymentFilter.tsx'
import { PaymentDecisionPanel } from './PaymentDecisionPanel.tsx'
import { PaymentMark } from './PaymentMark.tsx'
import { usePaymentDecision } from './use-payment-decision.ts'

const PaymentVouchers = preloadable(async () => ({
  default: (await import('./PaymentVouchers.tsx')).PaymentVouchers,
}))

const failed = '订单没有加载出来。'
const nothingFits = '没有符合筛选的订单'

export interface PaymentQueueProps {
  tab: OrderTab
  address: DeskAddress<PaymentView>
  queue: ReturnType<typeof useOrders>
  /** An order was decided on: it may have taken the money of a line. */
  onDone: () => void
}

/** The orders of a tab: the queue, the vouchers of the open one, the decision on it. */
export function PaymentQueue({ tab, address, queue, onDone }: PaymentQueueProps) {
  const today = useToday()
  const { type } = address.view
  const filterButton = useRef<HTMLButtonElement>(null)
  const clear = () => {
    // what was pressed goes
    filterButton.current?.focus()
    address.showQueue(noOrderFilter)
  }
  const filtered = orderFilterText(address.view)
  const listName = paymentListOf(address)
  const ordersAhead = useOrdersAhead(type)
  const desk = useDesk({
    address,
    queue,
    keyOf: order => order.order_no,
    opens: 'first',
    ahead: {
      record: ordersAhead.one,
      page: next => ordersAhead.list(paymentQueryOf(tab.status, { ...address.view, page: next })),
    },
    tab: {
      open: `${listName} ${tab.status}`,
      tabOf: order => `${listName} ${order.order_status}`,
    },
  })
  const detail = useOpenOrder(type, desk.record, desk.row)
  const order = detail.data
  const known = order ?? (detail.error ? undefined : desk.row)
  const drafts = usePaymentDrafts()
  const draft = draftOf(drafts, order?.order_no ?? '', freshDraft(order, today))
  useEffect(() => {
    // while the queue is on its way
    PaymentVouchers.preload()
  }, [])
  // a report always comes with vouchers: they keep their room
  const coming = known && known.reported_at !== null ? <S.Documents aria-busy /> : <S.NoDocuments />
  const decision = usePaymentDecision({
    type,
    desk,
    order,
    draft,
    today,
    onDone: orderNo => {
      drafts.drop(orderNo)
      onDone()
    },
  })

  return (
    <QueueDesk
      kind="payment"
      desk={desk}
      narrowed={filtered !== ''}
      queueName={`${tab.name}的订单`}
      failed={{ name: '订单列表', text: failed }}
      empty={
        filtered === ''
          ? { title: '这里没有订单', text: '换一个状态看看，或者等会员提交填报。' }
          : { title: nothingFits, text: '换一个状态看看，或者清除筛选。' }
      }
      head={
        <PaymentFilter
          view={address.view}
          today={today}
          button={filterButton}
          onChange={address.showQueue}
          onClear={clear}
        />
      }
      item={row => ({
        title: row.subject_name,
        figure: yuan(row.amount_fen),
        note: row.item,
        mark: <PaymentMark order={row} today={today} />,
        underWay: decision.underWay(row.order_no),
      })}
      middle={
        <Suspense fallback={coming}>
          {order ? <PaymentVouchers key={order.order_no} order={order} /> : coming}
        </Suspense>
      }
      side={
        known ? (
          <PaymentDecisionPanel
            order={known}
            whole={order}
            draft={draft}
            today={today}
            walk={desk.walk}
            decision={decision}
          />
        ) : (
          <DeskNothing
            record={detail}
            done={
              desk.empty &&
              (filtered === ''
                ? {
                    title: '这个状态没有订单',
                    text: '都处理完了。会员提交新的填报后会出现在这里。',
                  }
                : {
                    title: nothingFits,
                    text: `只看${filtered}，这个状态没有这样的订单。`,
                    action: (
                      <Button size="m" onClick={clear}>
                        清除筛选
                      </Button>
                    ),
                  })
            }
            missing={{ title: '没有找到这个订单', text: '订单号可能写错了，请从列表选择。' }}
            failed={failed}
          />
        )
      }
    />
  )
}
