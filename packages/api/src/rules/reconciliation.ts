import { defineLife, type ActOf, type StatusOf } from './life.ts'
import { onlineChannels, type OnlineChannel } from './payment.ts'
import type { StatusLook } from './status.ts'

/** Reconciliation of a day's money: our books, the channels' bills, the bank's lines (D5). */

/** When the day before is reconciled, in Shanghai: by then the channels have made their bills. */
export const reconciledAt = '09:30'

/** A channel that has not settled with the bank so many days later is not waited for any more. */
export const settlementDays = 7

/** What the sandbox keeps of each payment (D5); the fee at which every bill is checked. */
export const channelFeeRate = 0.006
export const feeOf = (amountFen: number): number => Math.round(amountFen * channelFeeRate)

/** How a channel is named where it pays into the bank account. */
export const settlementNames = {
  wechat: ['财付通', '微信'],
  alipay: ['支付宝'],
  sandbox: ['模拟支付'],
} as const satisfies Record<OnlineChannel, readonly string[]>

/** The channel that pays into the bank account under such a name. */
export const settlingChannel = (payerName: string): OnlineChannel | null =>
  onlineChannels.find(channel => settlementNames[channel].some(name => payerName.includes(name))) ?? null

/** How the books, the bills and the bank can differ. */
export const differenceKinds = {
  bank_unmatched: '银行有，订单无',
  bank_missing: '订单有，银行无',
  bank_amount: '金额不同',
  channel_unmatched: '渠道有，订单无',
  channel_missing: '订单有，渠道无',
  channel_amount: '金额不同',
  settled_amount: '清算金额不同',
  other_day: '跨日',
} as const satisfies Record<string, string>
export type DifferenceKind = keyof typeof differenceKinds
export const differenceKindNames = Object.keys(differenceKinds) as DifferenceKind[]

/** By what a difference is settled (D5). */
export const settlementWays = {
  fee: '记为手续费差',
  other_income: '登记为其他来款',
  late_money: '记为迟到款',
  unknown: '原因不明，先记下',
} as const satisfies Record<string, string>
export type SettlementWay = keyof typeof settlementWays
export const settlementWayNames = Object.keys(settlementWays) as SettlementWay[]

/** The ways that fit each kind, the likeliest first; none where nobody has to do anything. */
export const waysOf: Record<DifferenceKind, readonly SettlementWay[]> = {
  bank_unmatched: ['other_income', 'unknown'],
  bank_missing: ['late_money', 'unknown'],
  bank_amount: ['fee', 'unknown'],
  channel_unmatched: ['late_money', 'unknown'],
  channel_missing: ['late_money', 'unknown'],
  channel_amount: ['fee', 'unknown'],
  settled_amount: ['fee', 'unknown'],
  other_day: [],
}

/** The life of a difference. It ends by itself, and goes, when the sources agree. */
export const differenceLife = defineLife({
  name: '对账差异',
  states: {
    open: { label: '待处理', family: 'warning', icon: 'triangle-alert' },
    self: { label: '不用处理', family: 'info', icon: 'clock' },
    settled: { label: '已处理', family: 'success', icon: 'circle-check' },
  },
  sets: {},
  actors: { finance: '财务', system: '系统' },
  acts: {
    find: { from: [], to: 'open', by: ['system'], label: '发现差异' },
    settle: { from: ['open'], to: 'settled', by: ['finance'], label: '处理差异' },
    take_back: { from: ['settled'], to: 'open', by: ['finance'], label: '撤回处理' },
    change: { from: ['settled', 'self'], to: 'open', by: ['system'], label: '金额有变化' },
    pass: { from: ['open', 'settled'], to: 'self', by: ['system'], label: '转为不用处理' },
  },
})
export type DifferenceStatus = StatusOf<typeof differenceLife>
export type DifferenceAct = ActOf<typeof differenceLife>

/** How a day stands. */
export const dayStates = {
  differs: { label: '有差异', family: 'warning', icon: 'triangle-alert' },
  waiting: { label: '等账单', family: 'info', icon: 'clock' },
  balanced: { label: '已对平', family: 'success', icon: 'circle-check' },
} as const satisfies Record<string, StatusLook>
export type ReconciliationState = keyof typeof dayStates
export const dayStateNames = Object.keys(dayStates) as ReconciliationState[]

/** The way from what orders brought to what the bank has, step by step; the steps between add up to it. */
export const bridgeSteps = {
  orders: '订单已支付',
  channel_unmatched: '渠道多收',
  channel_missing: '渠道未收',
  channel_amount: '渠道金额差',
  other_day: '跨日',
  bill_awaited: '等渠道账单',
  refunds: '渠道退款',
  fees: '渠道手续费',
  settlement_awaited: '渠道未入账',
  settled_amount: '清算差额',
  bank_unmatched: '来款无订单',
  bank_missing: '银行未到',
  bank_amount: '到账金额差',
  bank: '银行入账',
} as const satisfies Record<string, string>
export type BridgeStep = keyof typeof bridgeSteps
export const bridgeStepNames = Object.keys(bridgeSteps) as BridgeStep[]

/** What a day can still wait for. */
export const awaitedThings = ['bill', 'settlement', 'statement'] as const
export type Awaited = (typeof awaitedThings)[number]
