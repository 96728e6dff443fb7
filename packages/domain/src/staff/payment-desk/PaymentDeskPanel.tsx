import { Suspense, useEffect, useState } from 'react'
import { useOpenOrder } from '@portal/api/hooks/open-order'
import { useOrder, useOrders, useOrdersAhead, type OrderType } from '@portal/api/hooks/orders'
import { useUnmatchedLines } from '@portal/api/hooks/statements'
import { draftOf } from '@portal/api/hooks/unsent'
import { useToday } from '@portal/api/hooks/use-today'
import { yuan } from '@portal/api/rules/money'
import type { OrderStatus } from '@portal/api/rules/order'
import { staffPages } from '@portal/api/rules/staff-pages'
import { Button, ButtonLink } from '@portal/ui/button'
import { ArrowDownIcon, UploadIcon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import { Link } from '../../shared/router-link/index.ts'
import {
  countOf,
  DeskNothing,
  DeskTabs,
  OrderTypeLinks,
  QueueDesk,
  useDesk,
  useDeskAddress,
} from '../staff-desk/index.ts'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { shortTime } from '../staff-time/index.ts'
import { freshDraft, usePaymentDrafts } from './payment-form.ts'
import {
  paymentQueryOf,
  paymentTabs,
  paymentView,
  unmatchedQueryOf,
  type OrderTab,
  type PaymentTab,
  type PaymentView,
} from './payment-view.ts'
import * as S from './PaymentDesk.styles.ts'
import { PaymentDecisionPanel } from './PaymentDecisionPanel.tsx'
import { PaymentMark } from './PaymentMark.tsx'
import { UnmatchedLines } from './UnmatchedLines.tsx'
import { usePaymentDecision } from './use-payment-decision.ts'

const PaymentVouchers = preloadable(async () => ({
  default: (await import('./PaymentVouchers.tsx')).PaymentVouchers,
}))

const failed = '订单没有加载出来。'

/**
 * Finance's desk: reported transfers in a queue, the vouchers, the decision; and the money that belongs to no order yet.
 * What is open stands in the address.
 */
export function PaymentDeskPanel() {
  const today = useToday()
  const asked = useDeskAddress(paymentView)
  const { type } = asked.view
  const found = useFoundStatus(type, asked.view.record)
  const tab = tabOf(asked.view.status ?? found)
  const address = asked.settle({ status: tab.status })
  const queue = useOrders(type, paymentQueryOf(tab.status, address.view))
  const lines = useUnmatchedLines(unmatchedQueryOf(address.view))
  const imported = lines.data?.last_import

  return (
    <StaffPage
      title={staffPages.paymentAffirm.title}
      actions={
        <>
          <S.Imported>
            {imported === undefined ? (
              <span data-awaited>最近导入流水 00-00 00:00，00 笔</span>
            ) : imported === null ? (
              '还没有导入过流水'
            ) : (
              `最近导入流水 ${shortTime(imported.at, today)}，${imported.lines} 笔`
            )}
          </S.Imported>
          <ButtonLink size="s" as={Link} to={staffPages.reconciliation.path}>
            对账
          </ButtonLink>
          <ButtonLink size="s" icon={UploadIcon} as={Link} to={staffPages.statementImport.path}>
            导入流水
          </ButtonLink>
        </>
      }
    >
      <DeskTabs
        label="订单状态"
        ruled={tab.status === 'unmatched'}
        before={
          <OrderTypeLinks
            type={type}
            queueOf={address.queueOf}
            queues={['payments_to_confirm', 'exceptions']}
          />
        }
        tabs={paymentTabs.map(({ status, name }) => ({
          id: status,
          name,
          search: address.queueOf({ status }),
          current: status === tab.status,
          count:
            status === 'unmatched'
              ? lines.data?.total
              : countOf(queue.data?.counts, part => part.order_status === status),
        }))}
      />
      {tab.status === 'unmatched' ? (
        <UnmatchedLines
          lines={lines}
          page={address.view.page}
          onPage={(page, options) => address.show({ page }, options)}
        />
      ) : (
        <PaymentQueue tab={tab} address={address} queue={queue} onDone={lines.reload} />
      )}
    </StaffPage>
  )
}

interface PaymentQueueProps {
  tab: OrderTab
  address: DeskAddress<PaymentView>
  queue: ReturnType<typeof useOrders>
  /** An order was decided on: it may have taken the money of a line. */
  onDone: () => void
}

/** The orders of a tab: the queue, the vouchers of the open one, the decision on it. */
function PaymentQueue({ tab, address, queue, onDone }: PaymentQueueProps) {
  const today = useToday()
  const { type, newestFirst } = address.view
  const ordersAhead = useOrdersAhead(type)
  const desk = useDesk({
    address,
    queue,
    keyOf: order => order.order_no,
    opens: 'first',
    ahead: {
      record: ordersAhead.one,
      page: next => ordersAhead.list(paymentQueryOf(tab.status, { newestFirst, page: next })),
    },
    tab: { open: `${type} ${tab.status}`, tabOf: order => `${type} ${order.order_status}` },
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
      queueName={`${tab.name}的订单`}
      failed={{ name: '订单列表', text: failed }}
      empty={{ title: '这里没有订单', text: '换一个状态看看，或者等会员提交填报。' }}
      head={
        <>
          <span>{newestFirst ? '最新在前' : '最早在前'}</span>
          <Button
            size="s"
            variant="text"
            icon={ArrowDownIcon}
            onClick={() => address.show({ newestFirst: !newestFirst, page: 1 })}
          >
            {newestFirst ? '改为最早在前' : '改为最新在前'}
          </Button>
        </>
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
              desk.empty && {
                title: '这个状态没有订单',
                text: '都处理完了。会员提交新的填报后会出现在这里。',
              }
            }
            missing={{ title: '没有找到这个订单', text: '订单号可能写错了，请从列表选择。' }}
            failed={failed}
          />
        )
      }
    />
  )
}

/** The state in which a named order was found: its tab stays open when it is decided. */
function useFoundStatus(type: OrderType, orderNo: string | null): OrderStatus | undefined {
  const { data } = useOrder(type, orderNo ?? undefined)
  const [found, setFound] = useState(data)
  if (data && data.order_no !== found?.order_no) setFound(data)
  return found?.order_no === orderNo ? found.order_status : undefined
}

const tabOf = (status: OrderStatus | 'unmatched' | undefined): PaymentTab =>
  paymentTabs.find(tab => tab.status === status) ?? paymentTabs[0]
