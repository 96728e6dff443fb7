import type { OrderDetail, OrderRow } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import { missingFen, offlineGraceDays, orderStatus } from '@portal/api/rules/order'
import { Notice } from '@portal/ui/notice'

export interface OrderNoticeProps {
  order: OrderRow
  /** All of the order, once it is there. */
  whole: OrderDetail | undefined
}

/** Money on its way by transfer is waited for some days longer. */
const closing = ({ channel }: OrderRow): string =>
  channel === 'offline' ? `逾期再等在途款项 ${offlineGraceDays} 天，然后自动关闭。` : '逾期自动关闭。'

/** What the state of an order means for whoever looks at it. */
export function OrderNotice({ order, whole }: OrderNoticeProps) {
  const note = whole?.history.at(-1)?.note ?? ''
  switch (order.order_status) {
    case orderStatus.unpaid:
      return (
        <Notice>
          等待会员付款
          {order.deadline_at === null ? '。' : `，最迟 ${order.deadline_at.slice(0, 16)}；${closing(order)}`}
        </Notice>
      )
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
    case orderStatus.refunding:
      return <Notice>退款正在办理，进度和下一步见“退款步骤”。</Notice>
    case orderStatus.partlyRefunded:
      return (
        <Notice>
          已收 {yuan(order.received_fen)}，其中 {yuan(order.refunded_fen)} 已退回；其余可以再申请退款。
        </Notice>
      )
    case orderStatus.refunded:
      return <Notice>{yuan(order.refunded_fen)} 已全部退回，不用再办理。</Notice>
    case orderStatus.closed:
      return (
        <Notice>
          订单已关闭。之后到账的款项由财务登记：能办理的恢复订单，不能办理的退回。
          {note === '' ? '' : `原因：${note}`}
        </Notice>
      )
    case orderStatus.exception:
      return <Notice tone="error">订单已转为异常，由财务处理。原因见记录。</Notice>
    default:
      return null
  }
}
