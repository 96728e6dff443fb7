import type { OrderRow } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import {
  groupOrderNo,
  missingFen,
  orderStatus,
  orderStatusLook,
  type OrderStatus,
} from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
import { StatusTag } from '@portal/ui/status'
import * as S from './OfflinePayment.styles.ts'

/** Which amount the head of an order shows. */
const headings = {
  [orderStatus.unpaid]: '应付金额',
  [orderStatus.reported]: '应付金额',
  [orderStatus.sentBack]: '应付金额',
  [orderStatus.short]: '还差金额',
  [orderStatus.paid]: '订单金额',
  [orderStatus.refunding]: '订单金额',
  [orderStatus.partlyRefunded]: '订单金额',
  [orderStatus.refunded]: '订单金额',
  [orderStatus.closed]: '订单金额',
  [orderStatus.exception]: '订单金额',
} as const satisfies Record<OrderStatus, string>

/** The first line of an open order: what is to be paid, and how it stands. Its row knows it all. */
export function OrderHead({ order }: { order: OrderRow }) {
  const status = order.order_status
  const { label, family, icon } = orderStatusLook[status]
  return (
    <>
      <S.OrderTitle>
        {order.item} {groupOrderNo(order.order_no)}
      </S.OrderTitle>
      <S.Head>
        <S.Amount>
          <span>{headings[status]}</span>
          <b>{yuan(status === orderStatus.short ? missingFen(order) : order.amount_fen)}</b>
        </S.Amount>
        <StatusTag family={family} icon={icon}>
          {label}
        </StatusTag>
        {order.channel ? (
          <S.Channel>
            支付方式 <b>{channelNames[order.channel]}</b>
          </S.Channel>
        ) : null}
      </S.Head>
    </>
  )
}
