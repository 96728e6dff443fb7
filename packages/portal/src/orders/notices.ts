import type { Sms } from '../kernel/outbox.ts'
import { yuan } from '@portal/api/rules/money'
import type { SeenOrder } from './present.ts'

const notice = ({ phone }: SeenOrder, text: string): Sms => ({
  phone,
  scene: 'notice',
  text,
})

export const noticeSentBack = (order: SeenOrder): Sms =>
  notice(order, `您的订单 ${order.order_no} 的转账信息已退回，请登录会员中心查看原因并更正。`)

/** `granted`: what the payment gave. */
export const noticePaid = (order: SeenOrder, granted: string | undefined): Sms =>
  notice(order, `您的订单 ${order.order_no} 已确认到账${granted === undefined ? '' : `，${granted}`}。`)

export const noticeShort = (order: SeenOrder, missingFen: number): Sms =>
  notice(order, `您的订单 ${order.order_no} 部分到账，尚差 ${yuan(missingFen)}，请补足。`)
