import { useEffect, useRef, useState } from 'react'
import type { OrderList, OrderRow } from '@portal/api/contract/orders.schema'
import { useOrder } from '@portal/api/hooks/orders'
import { yuan } from '@portal/api/rules/money'
import { orderStatus } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { ArrowDownIcon } from '@portal/ui/icon'
import { StatusInline } from '@portal/ui/status'
import { DeskQueue, DeskQueueItem, type UnderWay } from '../staff-desk/index.ts'
import { shortTime } from '../staff-time/index.ts'
import { checkSummary, dueFen, type Verdict } from './payment-check.ts'
import type { PaymentAct } from './payment-form.ts'
import { doing } from './use-payment-decision.ts'

const looks = {
  same: { family: 'success', icon: 'circle-check' },
  differs: { family: 'warning', icon: 'triangle-alert' },
  open: { family: 'neutral', icon: 'circle-dashed' },
} as const satisfies Record<Verdict, unknown>

/** The check of one reported transfer; looked up when its row comes into sight, so that walking there waits for nothing. */
function ReportMark({ orderNo, today }: { orderNo: string; today: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)
  const { data } = useOrder('membership', seen ? orderNo : undefined)

  useEffect(() => {
    if (!box.current) return undefined
    const watch = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setSeen(true)
    })
    watch.observe(box.current)
    return () => {
      watch.disconnect()
    }
  }, [])

  const summary = data && checkSummary(data, today)
  return (
    <span ref={box}>
      {summary ? <StatusInline {...looks[summary.verdict]}>{summary.text}</StatusInline> : '…'}
    </span>
  )
}

function Mark({ order, today }: { order: OrderRow; today: string }) {
  switch (order.order_status) {
    case orderStatus.reported:
      return <ReportMark orderNo={order.order_no} today={today} />
    case orderStatus.short:
      return (
        <StatusInline family="warning" icon="contrast">
          差 {yuan(dueFen(order))}
        </StatusInline>
      )
    case orderStatus.paid:
      return <span>{order.paid_at === null ? '' : `${shortTime(order.paid_at, today)} 确认`}</span>
    default:
      return <span>{shortTime(order.reported_at ?? order.created_at, today)} 填报</span>
  }
}

export interface PaymentQueueProps {
  /** undefined while loading. */
  data: OrderList | undefined
  rows: readonly OrderRow[]
  current: string | undefined
  today: string
  /** Decisions on the line, by order number. */
  underWay: UnderWay<PaymentAct>
  newestFirst: boolean
  onTurn: () => void
  onPick: (order: OrderRow) => void
  page: number
  onPage: (page: number) => void
}

/** Orders of one state, with the result of the check beside each. */
export function PaymentQueue({
  data,
  rows,
  current,
  today,
  underWay,
  newestFirst,
  onTurn,
  onPick,
  page,
  onPage,
}: PaymentQueueProps) {
  const doingTo = (orderNo: string) => {
    const act = underWay[orderNo]
    return act && doing[act]
  }
  return (
    <DeskQueue
      head={
        <>
          <span>{newestFirst ? '最新在前' : '最早在前'}</span>
          <Button size="s" variant="text" icon={ArrowDownIcon} onClick={onTurn}>
            {newestFirst ? '改为最早在前' : '改为最新在前'}
          </Button>
        </>
      }
      data={data}
      rows={rows}
      empty={{ title: '这里没有订单', text: '换一个状态看看，或者等会员提交填报。' }}
      page={page}
      onPage={onPage}
    >
      {order => (
        <DeskQueueItem
          key={order.order_no}
          title={order.subject_name}
          figure={yuan(order.amount_fen)}
          note={order.item}
          mark={<Mark order={order} today={today} />}
          current={order.order_no === current}
          underWay={doingTo(order.order_no)}
          onClick={() => onPick(order)}
        />
      )}
    </DeskQueue>
  )
}
