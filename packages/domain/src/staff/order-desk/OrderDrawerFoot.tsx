import { Suspense } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { OrderAct } from '@portal/api/rules/order'
import { Button, ButtonLink } from '@portal/ui/button'
import { StampIcon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import { OrderPrintButton } from '../../shared/order-print/index.ts'
import { Link } from '../../shared/router-link/index.ts'
import { paymentLink } from '../staff-desk/record-links.ts'
import * as S from './OrderDrawerFoot.styles.ts'
import type { RefundChoice } from './use-refund-choice.ts'

const OrderCloseFoot = preloadable(async () => ({
  default: (await import('./OrderCloseFoot.tsx')).OrderCloseFoot,
}))
const LeadReportFoot = preloadable(async () => ({
  default: (await import('./LeadReportFoot.tsx')).LeadReportFoot,
}))
const RefundFoot = preloadable(async () => ({
  default: (await import('../order-refund/index.ts')).RefundFoot,
}))

export interface OrderDrawerFootProps {
  order: OrderDetail
  /** What was chosen to become of the membership. */
  choice: RefundChoice
  onAskRefund: () => void
}

/** Acts that end an exception, at the payment desk. */
const resolving = new Set<OrderAct>(['resume', 'resume_short', 'return_exception'])

/** What can be done about an order now: here, or at the payment desk. */
function OrderActs({ order, choice, onAskRefund }: OrderDrawerFootProps) {
  const { allowed, order_no } = order
  const refund = order.refunds[0]
  if (allowed.includes('confirm'))
    return (
      <ButtonLink as={Link} size="s" variant="primary" icon={StampIcon} to={paymentLink(order)}>
        去确认
      </ButtonLink>
    )
  if (allowed.some(act => resolving.has(act)))
    return (
      <ButtonLink as={Link} size="s" variant="primary" to={paymentLink(order)}>
        去处理
      </ButtonLink>
    )
  if (allowed.includes('close'))
    return (
      <Suspense fallback={null}>
        <OrderCloseFoot key={order_no} order={order} />
      </Suspense>
    )
  if (allowed.includes('report'))
    return (
      <Suspense fallback={null}>
        <LeadReportFoot key={order_no} order={order} />
      </Suspense>
    )
  if (order.refundable)
    return (
      <Button size="s" onClick={onAskRefund}>
        申请退款
      </Button>
    )
  if (refund && refund.allowed.length > 0)
    return (
      <Suspense fallback={null}>
        <RefundFoot
          // another order is another act
          key={refund.id}
          order={order}
          refund={refund}
          effect={choice.effect}
          onEffectMissing={choice.showMissing}
        />
      </Suspense>
    )
  // money may have come that the order waits for no more
  if (allowed.includes('return_late') || allowed.includes('return_surplus'))
    return (
      <ButtonLink as={Link} size="s" to={paymentLink(order)}>
        登记来款
      </ButtonLink>
    )
  return null
}

/** The acts of an order, and its print for whoever may read it. */
export function OrderDrawerFoot(props: OrderDrawerFootProps) {
  return (
    <>
      <OrderActs {...props} />
      <S.End>
        <OrderPrintButton size="s" order={props.order} />
      </S.End>
    </>
  )
}
