import type { OrderRow } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import { missingFen, orderStatus } from '@portal/api/rules/order'
import { Notice } from '@portal/ui/notice'

/** What the state of an order means for whoever looks at it. */
export function OrderNotice({ order }: { order: OrderRow }) {
  switch (order.order_status) {
    case orderStatus.reported:
      return <Notice>会员已填报转账，等待财务核对到账。</Notice>
    case orderStatus.sentBack:
      return (
        <Notice tone="warning">
          财务退回了填报，等待会员修改后重新提交。
          {order.sent_back_reason === '' ? '' : `原因：${order.sent_back_reason}`}
        </Notice>
      )
    case orderStatus.short:
      return (
        <Notice tone="warning">
          已到账 {yuan(order.received_fen)}，还差 {yuan(missingFen(order))}。
        </Notice>
      )
    case orderStatus.exception:
      return <Notice tone="error">订单已转为异常，由财务处理。原因见记录。</Notice>
    default:
      return null
  }
}
