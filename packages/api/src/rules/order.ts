import { addDays } from './dates.ts'
import { allowedActs, defineLife, type ActOf, type ActorOf } from './life.ts'
import type { Channel } from './payment.ts'
import type { StatusLook } from './status.ts'

/** order_status of D5, by name. */
export const orderStatus = {
  unpaid: 0,
  reported: 10,
  sentBack: 15,
  short: 20,
  paid: 30,
  refunding: 40,
  partlyRefunded: 50,
  refunded: 60,
  closed: 90,
  exception: 99,
} as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

/** Every status with its word and look, in the order of the list they are shown in. */
export const orderStatusLook = {
  [orderStatus.unpaid]: { label: '待支付', family: 'warning', icon: 'wallet' },
  [orderStatus.reported]: { label: '待确认', family: 'info', icon: 'clock' },
  [orderStatus.sentBack]: { label: '已退回', family: 'warning', icon: 'undo-2' },
  [orderStatus.short]: { label: '部分到账', family: 'warning', icon: 'contrast' },
  [orderStatus.paid]: { label: '已支付', family: 'success', icon: 'circle-check' },
  [orderStatus.refunding]: { label: '退款中', family: 'info', icon: 'rotate-ccw' },
  [orderStatus.partlyRefunded]: { label: '部分退款', family: 'neutral', icon: 'contrast' },
  [orderStatus.refunded]: { label: '已退款', family: 'neutral', icon: 'undo-2' },
  [orderStatus.closed]: { label: '已关闭', family: 'neutral', icon: 'circle-minus' },
  [orderStatus.exception]: { label: '异常', family: 'danger', icon: 'triangle-alert' },
} as const satisfies Record<OrderStatus, StatusLook>

/** Who an order is for. */
export const subjectTypeNames = { personal: '个人', enterprise: '单位' } as const

const sets = {
  /** Money is still expected; a subject has at most one order for dues in them. */
  open: [orderStatus.unpaid, orderStatus.reported, orderStatus.sentBack, orderStatus.short],
  /** The member is to pay or to report, within the deadline. */
  payable: [orderStatus.unpaid, orderStatus.sentBack],
  waitsForFinance: [orderStatus.reported, orderStatus.short],
  /** Paid in full once, whatever was paid back since. */
  paid: [orderStatus.paid, orderStatus.refunding, orderStatus.partlyRefunded, orderStatus.refunded],
  /** Money can be asked back. */
  refundable: [orderStatus.paid, orderStatus.partlyRefunded],
  /** A document can be asked for what was paid. */
  billable: [orderStatus.paid, orderStatus.partlyRefunded],
  closable: [orderStatus.unpaid, orderStatus.reported, orderStatus.sentBack],
  /** Money that comes online pays it, late as it may be. */
  payableOnline: [orderStatus.unpaid, orderStatus.reported, orderStatus.sentBack],
  /** More money than due has come, and is paid back. */
  settled: [orderStatus.paid, orderStatus.partlyRefunded, orderStatus.refunded],
  /** Nothing is expected any more. */
  over: [orderStatus.closed],
} as const

/** Statuses that are asked for together, by name. Pages ask for them without knowing how an order moves. */
export const orderSets: Readonly<Record<keyof typeof sets, readonly OrderStatus[]>> = sets

/** What is still to be paid, in fen. */
export const missingFen = (order: { amount_fen: number; received_fen: number }): number =>
  Math.max(0, order.amount_fen - order.received_fen)

/** The life of an order (D5). */
export const orderLife = defineLife({
  name: '订单',
  states: orderStatusLook,
  sets,
  actors: { member: '会员', auditor: '综合管理', agent: '会员发展', finance: '财务', system: '系统' },
  acts: {
    create: { from: [], to: orderStatus.unpaid, by: ['member', 'auditor'], label: '生成订单' },
    pay_nothing: {
      from: [orderStatus.unpaid],
      to: orderStatus.paid,
      by: ['member'],
      label: '确认无需付款',
      history: '优惠后无需付款，订单完成',
    },
    pay_offline: { from: 'payable', by: ['member', 'agent'], label: '选择对公转账' },
    pay_online: { from: 'payable', by: ['member'], label: '选择在线支付' },
    paid_online: { from: 'payableOnline', to: orderStatus.paid, by: ['system'], label: '在线支付到账' },
    mismatch: {
      from: 'payable',
      to: orderStatus.exception,
      by: ['system'],
      label: '到账金额不符',
      history: '在线到账金额与应付不符',
    },
    report: {
      from: 'payable',
      to: orderStatus.reported,
      by: ['member', 'agent'],
      label: '填报转账',
      history: '提交转账信息',
    },
    take_back: {
      from: [orderStatus.reported],
      to: orderStatus.unpaid,
      by: ['member'],
      label: '撤回填报',
      history: '撤回转账信息',
    },
    send_back: {
      from: [orderStatus.reported],
      to: orderStatus.sentBack,
      by: ['finance'],
      label: '退回填报',
      history: '退回转账信息',
    },
    bank_line: {
      from: 'payable',
      to: orderStatus.reported,
      by: ['finance'],
      label: '银行流水到账',
    },
    confirm: { from: 'waitsForFinance', to: orderStatus.paid, by: ['finance'], label: '确认到账' },
    short: { from: 'waitsForFinance', to: orderStatus.short, by: ['finance'], label: '部分到账' },
    exception: { from: 'waitsForFinance', to: orderStatus.exception, by: ['finance'], label: '转为异常' },
    resume: {
      from: [orderStatus.exception],
      to: orderStatus.reported,
      by: ['finance'],
      label: '恢复待确认',
    },
    resume_short: {
      from: [orderStatus.exception],
      to: orderStatus.short,
      by: ['finance'],
      label: '恢复部分到账',
    },
    return_exception: {
      from: [orderStatus.exception],
      to: orderStatus.refunding,
      by: ['finance'],
      label: '退回款项',
      history: '退回不符的款项',
    },
    close_exception: {
      from: [orderStatus.exception],
      to: orderStatus.closed,
      by: ['finance'],
      label: '关闭订单',
      history: '订单关闭',
    },
    ask_refund: {
      from: 'refundable',
      to: orderStatus.refunding,
      by: ['member', 'auditor', 'agent'],
      label: '申请退款',
    },
    approve_refund: { from: [orderStatus.refunding], by: ['finance'], label: '批准退款' },
    review_refund: {
      from: [orderStatus.refunding],
      by: ['finance'],
      label: '复核退款',
      history: '复核通过退款',
    },
    reject_refund: {
      from: [orderStatus.refunding],
      to: orderStatus.paid,
      by: ['finance'],
      label: '驳回退款',
    },
    reject_further: {
      from: [orderStatus.refunding],
      to: orderStatus.partlyRefunded,
      by: ['finance'],
      label: '驳回再次退款',
      history: '驳回退款',
    },
    refund_failed: {
      from: [orderStatus.refunding],
      by: ['finance', 'system'],
      label: '退回失败',
      history: '退款退回失败',
    },
    refund_retry: {
      from: [orderStatus.refunding],
      by: ['finance'],
      label: '重新退回',
      history: '重新退回退款',
    },
    refund_part: {
      from: [orderStatus.refunding],
      to: orderStatus.partlyRefunded,
      by: ['finance', 'system'],
      label: '退回部分',
      history: '退回部分款项',
    },
    refund_all: {
      from: [orderStatus.refunding],
      to: orderStatus.refunded,
      by: ['finance', 'system'],
      label: '退回全部',
      history: '退回全部款项',
    },
    return_surplus: {
      from: 'settled',
      to: orderStatus.refunding,
      by: ['system', 'finance'],
      label: '多收款项',
      history: '多收款项，申请退款',
    },
    surplus_returned: {
      from: [orderStatus.refunding],
      to: orderStatus.paid,
      by: ['finance', 'system'],
      label: '退回多收',
      history: '退回多收的款项',
    },
    remind: {
      from: [orderStatus.unpaid, orderStatus.sentBack, orderStatus.short],
      by: ['auditor', 'agent', 'finance'],
      label: '提醒缴费',
    },
    revive: {
      from: [orderStatus.closed],
      to: orderStatus.paid,
      by: ['system', 'finance'],
      label: '关闭后到账',
      history: '关闭后到账，订单恢复',
    },
    return_late: {
      from: [orderStatus.closed],
      to: orderStatus.refunding,
      by: ['system', 'finance'],
      label: '到账不能恢复',
      history: '关闭后到账，申请退款',
    },
    close: {
      from: 'closable',
      to: orderStatus.closed,
      by: ['member', 'auditor', 'system'],
      label: '关闭订单',
      history: '订单关闭',
    },
  },
})

export type OrderAct = ActOf<typeof orderLife>
export type OrderActor = ActorOf<typeof orderLife>

/** Of the codes and not of the life: the html asks for orders by them, and needs to know nothing else. */
export const orderStatuses: readonly OrderStatus[] = Object.values(orderStatus)

/** Acts that follow from those on the order's refund, which says itself which of them are open (rules/refund.ts). */
const followsRefund = (act: OrderAct): boolean => orderLife.moves[act].from.includes(orderStatus.refunding)

interface ActedOn {
  order_status: OrderStatus
  channel: Channel | null
  amount_fen: number
  received_fen: number
}

/** An agent's report chooses the transfer where the member chose nothing. */
const isTransfer = ({ channel }: ActedOn, who: OrderActor): boolean =>
  channel === 'offline' || (who === 'agent' && channel === null)

/**
 * Acts open to `who` on one order: the transfer is chosen before it is reported, and once; an order of which a coupon
 * leaves nothing is not paid. An exception is closed only when no money has come in: what has come is paid back, or, by
 * transfer, waits for its rest.
 */
export const actsOnOrder = (order: ActedOn, who: OrderActor): OrderAct[] =>
  allowedActs(orderLife, order.order_status, who).filter(
    act =>
      !followsRefund(act) &&
      // of an imported statement alone (ADR 032)
      act !== 'bank_line' &&
      // of a selection of the desk (ADR 037)
      act !== 'remind' &&
      (act !== 'pay_nothing' || order.amount_fen === 0) &&
      (act !== 'pay_online' || order.amount_fen > 0) &&
      (act !== 'report' || (isTransfer(order, who) && order.amount_fen > 0)) &&
      (act !== 'pay_offline' || (order.channel !== 'offline' && order.amount_fen > 0)) &&
      (act !== 'ask_refund' || order.received_fen > 0) &&
      (act !== 'resume_short' || (order.received_fen > 0 && order.channel === 'offline')) &&
      (act !== 'return_exception' || order.received_fen > 0) &&
      ((act !== 'resume' && act !== 'close_exception') || order.received_fen === 0),
  )

/** Days an order stays open once offline is chosen, and the days of grace after them (D5). */
export const offlinePaymentDays = 7
export const offlineGraceDays = 2
/** Until when to pay by transfer when it is chosen on `today`: never shorter than what was promised before (D5). */
export function transferDeadline(promised: string | null, today: string): string {
  const least = `${addDays(today, offlinePaymentDays)} 23:59:59`
  return promised !== null && promised > least ? promised : least
}
/** Characters of what finance writes about an order: a remark, or the reason of a refusal. */
export const orderRemarkLimit = 200
/** Vouchers a transfer report may carry (D5). */
export const maxVouchers = 5

/** `20260518 00137`: grouped for reading only. */
export const groupOrderNo = (orderNo: string): string => `${orderNo.slice(0, 8)} ${orderNo.slice(8)}`
/** `H7K4 M9QT`: grouped for reading only. */
export const groupRemarkCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
/** `1100 0000 0000 0001 234`: grouped for reading only. */
export const groupAccount = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ')
