import { useDecidePayment, useResolveOrder, useSendBackTransfer } from '@portal/api/hooks/order-acts'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import type { Draft } from '@portal/api/hooks/unsent'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import { missingFen, orderStatus, orderStatusLook } from '@portal/api/rules/order'
import { staffPages } from '@portal/api/rules/staff-pages'
import { useDecision, type Desk } from '../staff-desk/index.ts'
import {
  isMoneyAct,
  reasonedActs,
  surplusFen,
  validate,
  readRefusal,
  type MoneyAct,
  type PaymentAct,
  type PaymentDraft,
  type ReasonedAct,
} from './payment-form.ts'

interface Options {
  /** Type of the orders on the desk. */
  type: OrderType
  desk: Pick<Desk, 'hold' | 'leave'>
  order: OrderDetail | undefined
  draft: Draft<PaymentDraft>
  /** Today in Shanghai. */
  today: string
  /** What was typed about the order is not needed any more. */
  onDone: (orderNo: string) => void
}

/** The form, the dialog or the notice says what is wrong. */
const atTheForm = { silent: true }

/** What is said while it is on the line. */
export const doing = {
  confirm: '正在确认',
  short: '正在登记',
  late: '正在登记',
  repeated: '正在登记',
  send_back: '正在退回',
  exception: '正在标记',
  resume: '正在恢复',
  return_exception: '正在提交',
  close_exception: '正在关闭',
} as const satisfies Record<PaymentAct, string>

const memberUntil = ({ period }: OrderDetail) => (period ? `，会员期至 ${period.ends_at}` : '')
const toApprove = `请到${staffPages.orderManagement.title}批准`

/** Tells what was done. */
function done(act: PaymentAct, order: OrderDetail): string {
  const isReturned = order.order_status === orderStatus.refunding
  switch (act) {
    case 'confirm':
      return `已确认“${order.subject_name}”到账${memberUntil(order)}${isReturned ? `，多收的款项已申请退款，${toApprove}` : ''}`
    case 'late':
      return isReturned
        ? `已登记来款，为“${order.subject_name}”的订单申请了退款，${toApprove}`
        : `已登记来款，“${order.subject_name}”的订单已恢复${memberUntil(order)}`
    case 'repeated':
      return `已登记来款，为“${order.subject_name}”的订单申请了退款，${toApprove}`
    case 'short':
      return `已登记部分到账，还差 ${yuan(missingFen(order))}`
    case 'send_back':
      return `已退回“${order.subject_name}”的填报`
    case 'exception':
      return `已把“${order.subject_name}”的订单标记为异常`
    case 'resume':
      return `已恢复“${order.subject_name}”的订单，现在是“${orderStatusLook[order.order_status].label}”`
    case 'return_exception':
      return `已为“${order.subject_name}”的订单申请退款，${toApprove}`
    case 'close_exception':
      return `已关闭“${order.subject_name}”的订单`
  }
}

/** Finance's decision on a reported transfer: the form and the reasons that it sends. */
export function usePaymentDecision({ type, desk, order, draft, today, onDone }: Options) {
  const decide = useDecidePayment()
  const sendBack = useSendBackTransfer()
  const resolve = useResolveOrder()
  const decision = useDecision<OrderDetail, PaymentAct, ReturnType<typeof readRefusal>, PaymentDraft>({
    desk,
    item: order,
    keyOf: ({ order_no }) => order_no,
    draft,
    statusOf: ({ order_status }) => order_status,
    doing,
    mendedInDialog: reasonedActs,
    readRefusal,
    done,
    missed: ({ subject_name }, message) => `“${subject_name}”的订单没有处理：${message}`,
    onDone,
  })
  const { ask, send, refuse, justWentOn, ...shown } = decision
  const params = orderParams(type)

  function judgeAndAsk(act: PaymentAct) {
    if (!order || justWentOn()) return
    const errors = isMoneyAct(act) ? validate(act, draft.read(), order, today) : {}
    if (Object.keys(errors).length > 0) refuse({ errors, message: '' })
    else ask(act)
  }

  function take(act: MoneyAct) {
    const { received_fen, received_at, bank_ref, remark } = draft.read()
    if (received_fen === null) return
    send(act, known => {
      const { order_no } = known
      const money = { received_fen, received_at, bank_ref: bank_ref.trim(), remark: remark.trim() }
      const surplus = act === 'confirm' && surplusFen(received_fen, known) > 0 ? { return_surplus: true } : {}
      return decide.run({ params, body: { order_no, decision: act, ...money, ...surplus } }, atTheForm)
    })
  }

  function write(act: ReasonedAct, order_no: string, reason: string) {
    switch (act) {
      case 'send_back':
        return sendBack.run({ params, body: { order_no, reason } }, atTheForm)
      case 'exception':
        return decide.run({ params, body: { order_no, decision: act, remark: reason } }, atTheForm)
      case 'resume':
        return resolve.run({ params, body: { order_no, outcome: 'resume', reason } }, atTheForm)
      case 'return_exception':
        return resolve.run({ params, body: { order_no, outcome: 'return', reason } }, atTheForm)
      case 'close_exception':
        return resolve.run({ params, body: { order_no, outcome: 'close', reason } }, atTheForm)
    }
  }
  function giveReason(act: ReasonedAct, reason: string) {
    // where somebody else was first the dialog closes
    draft.change({ reasons: { ...draft.read().reasons, [act]: reason } })
    send(act, ({ order_no }) => write(act, order_no, reason))
  }

  return { ...shown, ask: judgeAndAsk, take, giveReason }
}

export type PaymentDecision = ReturnType<typeof usePaymentDecision>
