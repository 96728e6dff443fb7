import { useEffect, useRef, useState } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { useOrder } from '@portal/api/hooks/orders'
import { yuan } from '@portal/api/rules/money'
import { missingFen, orderStatus } from '@portal/api/rules/order'
import { StatusInline } from '@portal/ui/status'
import { orderTypeOf } from '../../shared/order-type/order-type-of.ts'
import { shortTime } from '../staff-time/index.ts'
import { checkSummary, type Verdict } from './payment-check.ts'

const looks = {
  same: { family: 'success', icon: 'circle-check' },
  differs: { family: 'warning', icon: 'triangle-alert' },
  open: { family: 'neutral', icon: 'circle-dashed' },
} as const satisfies Record<Verdict, unknown>

export interface PaymentMarkProps {
  order: OrderRow
  /** Today in Shanghai. */
  today: string
}

/** The check of one reported transfer; looked up when its row comes into sight, so that walking there waits for nothing. */
function ReportMark({ order: { kind, order_no }, today }: PaymentMarkProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)
  const { data } = useOrder(orderTypeOf(kind), seen ? order_no : undefined)

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

/** At the end of an order's row: the result of the check, what is still due, or when something last happened. */
export function PaymentMark({ order, today }: PaymentMarkProps) {
  switch (order.order_status) {
    case orderStatus.reported:
      return <ReportMark order={order} today={today} />
    case orderStatus.short:
      return (
        <StatusInline family="warning" icon="contrast">
          差 {yuan(missingFen(order))}
        </StatusInline>
      )
    case orderStatus.paid:
      return <span>{order.paid_at === null ? '' : `${shortTime(order.paid_at, today)} 确认`}</span>
    default:
      return order.reported_at === null ? (
        <span>{shortTime(order.created_at, today)} 下单</span>
      ) : (
        <span>{shortTime(order.reported_at, today)} 填报</span>
      )
  }
}
