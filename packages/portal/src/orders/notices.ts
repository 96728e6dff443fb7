import { formatTime } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { missingFen, orderStatus } from '@portal/api/rules/order'
import type { Sms } from '../kernel/outbox.ts'
import type { SeenOrder } from './present.ts'

const notice = ({ phone }: SeenOrder, text: string): Sms => ({
  phone,
  scene: 'notice',
  text,
})

/** Asks for money that has not come yet. */
export function noticeDue(order: SeenOrder, now: Date): Sms {
  const { deadline_at } = order
  const until =
    deadline_at === null || deadline_at <= now ? '尽快' : `于 ${formatTime(deadline_at).slice(0, 16)} 前`
  const due = yuan(missingFen(order))
  return notice(
    order,
    order.order_status === orderStatus.sentBack
      ? `您的订单 ${order.order_no} 待付 ${due}，转账信息需要更正，请${until}登录会员中心处理。`
      : `您的订单 ${order.order_no} 待付 ${due}，请${until}登录会员中心支付。如已付款请忽略。`,
  )
}

export const noticeSentBack = (order: SeenOrder): Sms =>
  notice(order, `您的订单 ${order.order_no} 的转账信息已退回，请登录会员中心查看原因并更正。`)

/** The member's agent reported the transfer. */
export const noticeReported = (order: SeenOrder, fen: number): Sms =>
  notice(
    order,
    `会员发展机构已为您的订单 ${order.order_no} 填报转账 ${yuan(fen)}，等待协会财务确认。如非您本人付款，请登录会员中心撤回。`,
  )

/** The association closed it. */
export const noticeClosed = (order: SeenOrder): Sms =>
  notice(order, `您的订单 ${order.order_no} 已由协会关闭，请登录会员中心查看原因。`)

/** `granted`: what the payment gave. */
export const noticePaid = (order: SeenOrder, granted: string | undefined): Sms =>
  notice(order, `您的订单 ${order.order_no} 已确认到账${granted === undefined ? '' : `，${granted}`}。`)

/** A provider reported the money. */
export const noticePaidOnline = (order: SeenOrder, granted: string | undefined): Sms =>
  notice(order, `您的订单 ${order.order_no} 已支付成功${granted === undefined ? '' : `，${granted}`}。`)

export const noticeShort = (order: SeenOrder, fen: number): Sms =>
  notice(order, `您的订单 ${order.order_no} 部分到账，尚差 ${yuan(fen)}，请补足。`)

/** Somebody of the association asked for it on the member's behalf. */
export const noticeRefundAsked = (order: SeenOrder, fen: number): Sms =>
  notice(order, `协会已为您的订单 ${order.order_no} 申请退款 ${yuan(fen)}，批准后会再通知您。`)

/** `effect`: what became of what was bought; empty where nothing did. */
export const noticeRefundApproved = (order: SeenOrder, fen: number, effect: string): Sms =>
  notice(
    order,
    `您的订单 ${order.order_no} 退款 ${yuan(fen)} 已批准${effect === '' ? '' : `，${effect}`}，款项将退回原付款账户。`,
  )

export const noticeRefundRejected = (order: SeenOrder, fen: number): Sms =>
  notice(order, `您的订单 ${order.order_no} 的退款申请 ${yuan(fen)} 未获批准，请登录会员中心查看原因。`)

export const noticeRefunded = (order: SeenOrder, fen: number): Sms =>
  notice(order, `您的订单 ${order.order_no} 退款 ${yuan(fen)} 已退回原付款账户。`)
