import { addDays } from './dates.ts'
import type { StatusLook } from './status.ts'

/** order_status of D5. */
export const orderStatuses = [0, 10, 15, 20, 30, 40, 50, 60, 90, 99] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatusLook = {
  0: { label: '待支付', family: 'warning', icon: 'wallet' },
  10: { label: '待确认', family: 'info', icon: 'clock' },
  15: { label: '已退回', family: 'warning', icon: 'undo-2' },
  20: { label: '部分到账', family: 'warning', icon: 'contrast' },
  30: { label: '已支付', family: 'success', icon: 'circle-check' },
  40: { label: '退款中', family: 'info', icon: 'rotate-ccw' },
  50: { label: '部分退款', family: 'neutral', icon: 'contrast' },
  60: { label: '已退款', family: 'neutral', icon: 'undo-2' },
  90: { label: '已关闭', family: 'neutral', icon: 'circle-minus' },
  99: { label: '异常', family: 'danger', icon: 'triangle-alert' },
} as const satisfies Record<OrderStatus, StatusLook>

export const orderActs = [
  'pay_offline',
  'report',
  'take_back',
  'send_back',
  'confirm',
  'short',
  'exception',
  'close',
] as const
export type OrderAct = (typeof orderActs)[number]

export type OrderActor = 'member' | 'finance' | 'system'

interface Transition {
  from: readonly OrderStatus[]
  /** null: the state stays. */
  to: OrderStatus | null
  who: OrderActor
}

/** The life of an order paid offline, as data (D5). Online channels and refunds add their rows to this table. */
export const orderLife = {
  pay_offline: { from: [0, 15], to: null, who: 'member' },
  report: { from: [0, 15], to: 10, who: 'member' },
  take_back: { from: [10], to: 0, who: 'member' },
  send_back: { from: [10], to: 15, who: 'finance' },
  confirm: { from: [10, 20], to: 30, who: 'finance' },
  short: { from: [10, 20], to: 20, who: 'finance' },
  exception: { from: [10, 20], to: 99, who: 'finance' },
  close: { from: [0, 10, 15], to: 90, who: 'system' },
} as const satisfies Record<OrderAct, Transition>

/** Whether the life cycle lets `who` do `act` in `status`. */
export function mayMoveOrder(status: OrderStatus, act: OrderAct, who: OrderActor): boolean {
  const transition: Transition = orderLife[act]
  return transition.who === who && transition.from.includes(status)
}

/** Acts open to `who` in `status`. */
export const allowedOrderActs = (status: OrderStatus, who: OrderActor): OrderAct[] =>
  orderActs.filter(act => mayMoveOrder(status, act, who))

/** Acts open to `who` on one order: the channel is chosen before a transfer is reported, and once. */
export const actsOnOrder = (
  order: { order_status: OrderStatus; channel: 'offline' | null },
  who: OrderActor,
): OrderAct[] =>
  allowedOrderActs(order.order_status, who).filter(
    act => (act !== 'report' || order.channel !== null) && (act !== 'pay_offline' || order.channel === null),
  )

/** Statuses in which money is still expected; a member has at most one order for dues in them. */
export const openOrderStatuses = [0, 10, 15, 20] as const satisfies readonly OrderStatus[]
export const isOpenOrder = (status: OrderStatus): boolean =>
  openOrderStatuses.some(waiting => waiting === status)

/** Acts as the history of an order tells them. */
export const orderHistoryTexts = {
  create: '生成订单',
  pay_offline: '选择对公转账',
  report: '提交转账信息',
  take_back: '撤回转账信息',
  send_back: '退回转账信息',
  confirm: '确认到账',
  short: '部分到账',
  exception: '转为异常',
  close: '订单关闭',
} as const satisfies Record<OrderAct | 'create', string>

/** Days an order stays open once offline is chosen, and the days of grace after them (D5). */
export const offlineDays = 7
export const offlineGraceDays = 2
/** Until when to pay by transfer when it is chosen on `today`: never shorter than what was promised before (D5). */
export function transferDeadline(promised: string | null, today: string): string {
  const least = `${addDays(today, offlineDays)} 23:59:59`
  return promised !== null && promised > least ? promised : least
}
/** Vouchers a transfer report may carry (D5). */
export const maxVouchers = 5

/** `20260518 00137`: grouped for reading only. */
export const groupOrderNo = (orderNo: string): string => `${orderNo.slice(0, 8)} ${orderNo.slice(8)}`
/** `H7K4 M9QT`: grouped for reading only. */
export const groupRemarkCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
/** `1100 0000 0000 0001 234`: grouped for reading only. */
export const groupAccount = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ')
