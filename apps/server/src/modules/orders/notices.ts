import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { queueSms } from '../sms/sms.service.ts'
import { yuan } from '@portal/api/rules/money'
import type { SeenOrder } from './present.ts'

const sign = '【全国企业财务管理协会】'
const say = (tx: Tx, deps: Deps, order: SeenOrder, text: string, now: Date) =>
  queueSms(tx, deps, { phone: order.phone, scene: 'notice', text: `${sign}${text}` }, now)

export const noticeSentBack = (tx: Tx, deps: Deps, order: SeenOrder, now: Date) =>
  say(tx, deps, order, `您的订单 ${order.order_no} 的转账信息已退回，请登录会员中心查看原因并更正。`, now)

export const noticePaid = (tx: Tx, deps: Deps, order: SeenOrder, endsOn: string, now: Date) =>
  say(tx, deps, order, `您的订单 ${order.order_no} 已确认到账，会员有效期至 ${endsOn}。`, now)

export const noticeShort = (tx: Tx, deps: Deps, order: SeenOrder, missingFen: number, now: Date) =>
  say(tx, deps, order, `您的订单 ${order.order_no} 部分到账，尚差 ${yuan(missingFen)}，请补足。`, now)
