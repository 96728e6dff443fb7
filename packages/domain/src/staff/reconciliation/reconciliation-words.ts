import type {
  ChannelSums,
  Difference,
  ReconciledDay,
  ReconciliationDay,
  ReconciliationMonth,
} from '@portal/api/contract/reconciliation.schema'
import { addDays } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { channelNames, type Channel } from '@portal/api/rules/payment'
import {
  channelFeeRate,
  dayStateNames,
  dayStates,
  type Awaited,
  type DifferenceKind,
  type ReconciliationState,
} from '@portal/api/rules/reconciliation'
import type { StatusProps } from '@portal/ui/status'
import { shortTime } from '../staff-time/index.ts'

/** A state as it is drawn. */
interface Look extends Pick<StatusProps, 'family' | 'icon'> {
  label: string
}

/** `+¥1,234.00`: what is more or less than expected. */
export const signedYuan = (fen: number): string => `${fen > 0 ? '+' : ''}${yuan(fen)}`

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** `05-15 周五`; the whole day where it is of another year than `today`. */
export const dayName = (day: string, today: string): string =>
  `${shortTime(day, today)} ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`

/** `2026 年 5 月` of `2026-05`. */
export const monthName = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`

/** How many days of a month were reconciled, and how they stand. */
export function monthOutlook({ days }: Pick<ReconciliationMonth, 'days'>): string {
  const inState = (wanted: ReconciliationState) => days.filter(({ state }) => state === wanted).length
  const [differing, waiting] = [inState('differs'), inState('waiting')]
  return [
    `对过 ${days.length} 天`,
    differing > 0 ? `${differing} 天有差异` : '',
    waiting > 0 ? `${waiting} 天等账单` : '',
  ]
    .filter(Boolean)
    .join('，')
}

/** At what rate every bill is checked: `0.6%`. */
export const channelFeePercent = `${Number((channelFeeRate * 100).toFixed(2))}%`

/** What was kept of an amount, `0.60%`; both in fen. */
export const feeRateText = (fee: number | null, amount: number | null): string =>
  fee === null || amount === null || amount === 0 ? '—' : `${((fee / amount) * 100).toFixed(2)}%`

/** The channels of a day of whose payments the fee is not that of the rate. */
export const channelsOff = <C extends Pick<ChannelSums, 'bill'>>(channels: readonly C[]): C[] =>
  channels.filter(({ bill }) => bill !== null && bill.fees_off > 0)

/** Whether the fees of a day are those of the rate, and of which channels they are not. */
export function feeMark(channels: readonly ChannelSums[]): Look {
  const off = channelsOff(channels).map(({ channel }) => channelNames[channel])
  return off.length === 0
    ? { ...dayStates.balanced, label: `与 ${channelFeePercent} 一致` }
    : { ...dayStates.differs, label: `${off.join('、')}不符` }
}

/** What a channel kept against what the rate makes of it: `微信支付 2 笔，收了 ¥86.40，按 0.6% 应为 ¥85.00`. */
export const feesOffText = ({ channel, bill }: ChannelSums): string =>
  bill === null
    ? ''
    : `${channelNames[channel]} ${bill.fees_off} 笔不符，当天收了 ${yuan(bill.payment_fee_fen)}，按 ${channelFeePercent} 应为 ${yuan(bill.rate_fee_fen)}`

/** How a day stands, in its row. */
export function dayMark({ state, open_count, closed }: ReconciledDay): Look {
  if (closed) return { ...dayStates.balanced, label: '已完成' }
  if (state === 'differs' && open_count > 0) return { ...dayStates.differs, label: `${open_count} 条差异` }
  return state === 'balanced' ? { ...dayStates.balanced, label: '三方一致' } : dayStates[state]
}

/** The days by how they stand: what waits for somebody comes first. */
export const groupsOf = (
  days: readonly ReconciledDay[],
): { state: ReconciliationState; days: readonly ReconciledDay[] }[] =>
  dayStateNames
    .map(state => ({ state, days: days.filter(day => day.state === state) }))
    .filter(group => group.days.length > 0)

/** What goes over midnight: where its other half stands. */
function otherHalf({ day, other_day, order_fen }: Difference): string {
  const half = order_fen === null ? '订单' : '渠道'
  if (other_day === null) return `${half}还没有记`
  const names: Readonly<Record<string, string>> = { [addDays(day, 1)]: '次日', [addDays(day, -1)]: '前一日' }
  return `${half}记在${names[other_day] ?? ` ${other_day.slice(5)}`}`
}

const amountNote =
  (more: string, less: string) =>
  ({ is_refund, difference_fen }: Difference): string =>
    is_refund ? '退款金额对不上' : difference_fen < 0 ? less : more

const notes: Record<DifferenceKind, (difference: Difference) => string> = {
  bank_unmatched: ({ order_waits, order_fen }) =>
    order_waits ? '订单还没有确认到账' : order_fen === null ? '来款没有对应订单' : '来款比订单多',
  bank_missing: ({ is_refund }) => (is_refund ? '流水里没有这笔退款' : '流水里没有这笔来款'),
  bank_amount: amountNote('银行多到', '银行少到'),
  channel_unmatched: ({ is_refund, order }) =>
    is_refund ? '渠道退了，订单没有记' : order === null ? '渠道收了，没有订单' : '渠道收了，订单没有记',
  channel_missing: ({ is_refund }) => (is_refund ? '订单退了，渠道账单没有' : '渠道账单里没有这笔'),
  channel_amount: amountNote('渠道多收', '渠道少收'),
  settled_amount: amountNote('入账比应入账多', '入账比应入账少'),
  other_day: otherHalf,
}

/** Where it differs, in a few words more than its kind. */
export const differenceNote = (difference: Difference): string => notes[difference.kind](difference)

/** Which of the three amounts is the odd one. */
export const oddSide: Record<DifferenceKind, 'channel' | 'bank' | null> = {
  bank_unmatched: 'bank',
  bank_missing: 'bank',
  bank_amount: 'bank',
  channel_unmatched: 'channel',
  channel_missing: 'channel',
  channel_amount: 'channel',
  settled_amount: 'bank',
  other_day: null,
}

/** Why nobody has to do anything. */
export function selfNote({ kind, channel, other_day, order_fen }: Difference): string {
  if (kind === 'channel_unmatched') return '多收的款项已原路退回'
  if (kind !== 'other_day') return '后来的账单和流水已经对上'
  const bill = `${channelNames[channel]}账单`
  if (other_day === null) return `等${order_fen === null ? '订单' : bill}记到以后自动对上`
  return order_fen === null
    ? `订单在 ${other_day.slice(5)}，已经对上`
    : `${bill}在 ${other_day.slice(5)}，入账后自动对上`
}

const awaitedNames: Record<Awaited, (channel: Channel) => string> = {
  bill: channel => `${channelNames[channel]}账单`,
  settlement: channel => `${channelNames[channel]}入账`,
  statement: () => '银行流水',
}

/** `微信支付账单、银行流水`: what a day waits for. */
export const awaitedText = (awaits: ReconciliationDay['awaits']): string =>
  [...new Set(awaits.map(({ channel, what }) => awaitedNames[what](channel)))].join('、')

const openIn = (differences: readonly Difference[]): number =>
  differences.filter(({ state }) => state === 'open').length

/** How many there are, and how many of them somebody has to settle. */
export function differencesText(differences: readonly Difference[]): string {
  if (differences.length === 0) return '没有差异'
  const open = openIn(differences)
  return `${differences.length} 条，${open === 0 ? '没有要处理的' : `${open} 条要处理`}`
}

/** Whether a day can be finished, and if not, why. */
export function dayOutlook({
  differences,
  awaits,
}: Pick<ReconciliationDay, 'differences' | 'awaits'>): Look & { done: boolean } {
  const open = openIn(differences)
  if (open > 0)
    return { ...dayStates.differs, label: `还有 ${open} 条差异没有处理，处理完才能完成这一天`, done: false }
  if (awaits.length > 0)
    return { ...dayStates.waiting, label: `还在等${awaitedText(awaits)}，对平后才能完成这一天`, done: false }
  return { ...dayStates.balanced, label: '没有要处理的差异，可以完成这一天', done: true }
}
