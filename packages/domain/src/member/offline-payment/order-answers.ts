import type { OrderDetail, OrderRow } from '@portal/api/contract/orders.schema'
import type { RefundDetail } from '@portal/api/contract/refunds.schema'
import { memberPages } from '@portal/api/rules/member-pages'
import { yuan } from '@portal/api/rules/money'
import { missingFen, offlineGraceDays, orderStatus, type OrderStatus } from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
import type { RefundStatus } from '@portal/api/rules/refund'
import { daysLeft } from '../personal-application/application-answers.ts'
import type { Answers } from '../../shared/status-summary/index.ts'

const noDeadline = '没有截止时间。'
const after = (text: string) => (text === '' ? '' : `，${text}`)

/** Money that was sent in time may take some days; nothing is on its way before the transfer was chosen. */
const closing = (isTransfer: boolean) =>
  isTransfer ? `逾期再等在途款项 ${offlineGraceDays} 天，然后订单关闭。` : '逾期订单关闭。'

const payUntil = ({ deadline_at, remark_code }: OrderDetail, today: string) =>
  deadline_at === null
    ? noDeadline
    : `请在 ${deadline_at.slice(0, 16)} 前付款${after(daysLeft(deadline_at, today))}；${closing(remark_code !== null)}`

const lastOf = (order: OrderDetail) => order.history.at(-1)

type Texts = (order: OrderDetail, today: string) => Record<keyof Answers, string>

const newestRefund = ({ refunds }: Pick<OrderDetail, 'refunds'>) => refunds[0]

/** What the last refund did to the membership. */
function effectOf(order: Pick<OrderDetail, 'refunds'>): string {
  const text = order.refunds.find(({ effect_text }) => effect_text !== '')?.effect_text ?? ''
  return text === '' ? '' : `${text}。`
}

/** Why the last refund was not granted. */
function rejectedOf(order: Pick<OrderDetail, 'refunds'>): string {
  const refund = newestRefund(order)
  return refund?.refund_status === 'rejected'
    ? `退款申请 ${yuan(refund.amount_fen)} 未获批准：${refund.trouble}。`
    : ''
}

const refundTexts = {
  requested: ({ amount_fen, asked_at, bought_nothing, needs_reversal, reason }, { kind }) => ({
    why: bought_nothing
      ? `${reason} ${yuan(amount_fen)}，已于 ${asked_at.slice(0, 16)} 申请退还，等待协会财务批准。`
      : `已于 ${asked_at.slice(0, 16)} 申请退款 ${yuan(amount_fen)}，等待协会财务批准。`,
    next: `${needs_reversal ? '这笔款项已开票，财务先红冲票据，再批准退款。' : ''}${
      bought_nothing || kind === 'evaluation'
        ? '批准后退回原付款账户，结果以短信通知；您不用做什么。'
        : '财务批准时选定退款后的会员资格，结果以短信通知；批准后退回原付款账户。'
    }`,
    until: '通常 5 个工作日内有结论。',
  }),
  approved: ({ amount_fen }) => ({
    why: `退款 ${yuan(amount_fen)} 已由财务批准，等待另一位财务复核。`,
    next: '复核通过后生效，并退回原付款账户。',
    until: '通常 5 个工作日内有结论。',
  }),
  processing: ({ amount_fen, effect_text }) => ({
    why: `退款 ${yuan(amount_fen)} 已批准${after(effect_text)}。`,
    next: '款项退回原付款账户，办妥后以短信通知。',
    until: '通常 1 至 3 个工作日到账。',
  }),
  failed: ({ amount_fen, trouble }) => ({
    why: `退款 ${yuan(amount_fen)} 没有退回成功：${trouble}。`,
    next: '协会财务核对收款账户后重新退回，需要时会与您联系。',
    until: '核对后 1 至 3 个工作日到账。',
  }),
} as const satisfies Partial<
  Record<RefundStatus, (refund: RefundDetail, order: OrderDetail) => Record<keyof Answers, string>>
>

/** How far the refund under way is. */
function refundAnswers(order: OrderDetail): Record<keyof Answers, string> {
  const refund = newestRefund(order)
  const status = refund?.refund_status
  if (!refund || status === undefined || status === 'succeeded' || status === 'rejected')
    return { why: '退款正在办理。', next: '协会财务批准后退回原付款账户。', until: noDeadline }
  return refundTexts[status](refund, order)
}

function nextBeforePaying({ allowed, channel, channels, payment }: OrderDetail): string {
  if (allowed.includes('pay_nothing')) return '点“确认（无需付款）”，订单即完成。'
  if (channel === 'offline') return '按转账信息汇款，再填报付款信息，由协会财务确认。'
  if (payment) return '付款后请留在本页，几秒内自动入账；没有付成的，可以重新付款或换一种支付方式。'
  return channels.length > 1
    ? '选择支付方式。在线支付立即到账；对公转账凭汇款识别码，由协会财务确认。'
    : '选择支付方式。使用对公转账后，得到协会账号和这笔订单的汇款识别码。'
}

const feeOf = { dues: '会费', evaluation: '评价费' } as const satisfies Record<OrderRow['kind'], string>

/** How the money came. */
function paidBy({ kind, amount_fen, channel, paid_at, receipts }: OrderDetail): string {
  const at = (paid_at ?? '').slice(0, 16)
  if (amount_fen === 0) return `优惠后无需付款，已于 ${at} 确认。`
  if (channel !== null && channel !== 'offline') return `已于 ${at} 通过${channelNames[channel]}支付成功。`
  const arrived = receipts.map(({ received_at }) => `${feeOf[kind]} ${received_at} 到账，`).at(-1) ?? ''
  return `${arrived}协会财务于 ${at} 确认。`
}

/** What a payment brought. */
function afterPaying({ kind, period, billable_fen }: OrderDetail): string {
  if (period !== null) return `会员期 ${period.starts_at} 至 ${period.ends_at} 已开通。`
  return kind === 'evaluation' && billable_fen > 0
    ? '无需再付款；发票可以在下面申请，由协会财务开具。'
    : '无需再办理。'
}

const texts = {
  [orderStatus.unpaid]: (order, today) => ({
    why:
      order.amount_fen === 0
        ? '优惠后应付 ¥0.00，等待您确认。'
        : `订单已生成，等待支付 ${yuan(order.amount_fen)}。`,
    next: nextBeforePaying(order),
    until: payUntil(order, today),
  }),
  [orderStatus.reported]: ({ reported_at }) => ({
    why: `已于 ${(reported_at ?? '').slice(0, 16)} 填报转账，等待协会财务确认。`,
    next: '财务核对到账后确认，通常 1 个工作日；有出入会写明原因退回给您。',
    until: '确认前可以撤回填报；等待确认期间订单不会关闭。',
  }),
  [orderStatus.sentBack]: (order, today) => ({
    why:
      order.sent_back_reason === ''
        ? '协会财务退回了填报。'
        : `协会财务退回了填报：${order.sent_back_reason}`,
    next: '核对后修改填报，重新提交；上次填写的内容和凭证都在。',
    until: payUntil(order, today),
  }),
  [orderStatus.short]: (order, today) => ({
    why: `已到账 ${yuan(order.received_fen)}，还差 ${yuan(missingFen(order))}。`,
    next: `请用同一汇款识别码补汇 ${yuan(missingFen(order))}，到账后由协会财务确认，不用再填报。`,
    until: order.deadline_at === null ? noDeadline : payUntil(order, today),
  }),
  [orderStatus.paid]: order => ({
    why: `${paidBy(order)}${rejectedOf(order)}`,
    next: afterPaying(order),
    until: noDeadline,
  }),
  [orderStatus.refunding]: refundAnswers,
  [orderStatus.partlyRefunded]: order => ({
    why: `已付 ${yuan(order.received_fen)}，其中 ${yuan(order.refunded_fen)} 已退回原付款账户。${effectOf(order)}${rejectedOf(order)}`,
    next: '无需再办理。',
    until: noDeadline,
  }),
  [orderStatus.refunded]: order => ({
    why: `${yuan(order.refunded_fen)} 已全部退回原付款账户。${effectOf(order)}`,
    next: '无需再办理。',
    until: noDeadline,
  }),
  [orderStatus.closed]: order => ({
    why: `订单已于 ${(lastOf(order)?.at ?? order.created_at).slice(0, 16)} 关闭${
      lastOf(order)?.note ? `：${lastOf(order)?.note}` : '，到期没有收到款项。'
    }`,
    next: `如果款项已经汇出，到账后能办理的恢复订单，不能办理的退回原付款账户；仍需缴费时，请从${
      memberPages[order.kind === 'evaluation' ? 'evaluation' : 'memberInfo'].title
    }重新发起。`,
    until: noDeadline,
  }),
  [orderStatus.exception]: order => ({
    why: lastOf(order)?.note || '到账信息与订单不一致。',
    next: '协会财务正在核对，会与您联系；请不要重复付款。',
    until: '通常 1 个工作日内有结论。',
  }),
} as const satisfies Record<OrderStatus, Texts>

/** Why an order stands where it stands, what comes next and until when; `today` is a day in Shanghai. */
export const orderAnswers = (order: OrderDetail, today: string): Record<keyof Answers, string> => {
  const answer: Texts = texts[order.order_status]
  return answer(order, today)
}

const whySentBack = ({ reported_at }: OrderDetail): string =>
  `${reported_at === null ? '填报' : `${reported_at.slice(0, 16)} 的填报`}由协会财务核对后退回，原因见上方说明。`

/** The same where the transfer's own panel names the deadline, and the reason for sending a report back stands above. */
export const transferAnswers = (order: OrderDetail, today: string): Record<keyof Answers, string> => ({
  ...orderAnswers(order, today),
  ...(order.order_status === orderStatus.sentBack ? { why: whySentBack(order) } : {}),
  until: order.deadline_at === null ? noDeadline : `期限见转账信息；${closing(true)}`,
})
