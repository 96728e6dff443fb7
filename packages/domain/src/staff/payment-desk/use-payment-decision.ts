import { useEffect, useRef, useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { orderParams, useDecidePayment, useSendBackTransfer } from '@portal/api/hooks/orders'
import type { Outcome } from '@portal/api/hooks/use-action'
import { useUnderWay } from '../staff-desk/index.ts'
import { judge, readRefusal, type PaymentAct, type PaymentDraft, type PaymentErrors } from './payment-form.ts'

interface Options {
  order: OrderDetail | undefined
  draft: PaymentDraft
  /** Today in Shanghai. */
  today: string
  /** A decision is on its way: the order must stay on the desk. */
  onStart: (order: OrderDetail) => void
  onDecided: (act: PaymentAct, order: OrderDetail) => void
  /** It did not go through, and another order lies open. */
  onMissed: (order: OrderDetail, message: string) => void
}

interface Refused {
  errors: PaymentErrors
  /** What no field is to blame for. */
  message: string
  /** Grows with every refusal. */
  attempt: number
}
/** The form, the dialog or the notice says what is wrong. */
const atTheForm = { silent: true }
const nothing: Refused = { errors: {}, message: '', attempt: 0 }

/** What is said while it is on the line. */
export const doing = {
  confirm: '正在确认',
  short: '正在登记',
  send_back: '正在退回',
  exception: '正在标记',
} as const satisfies Record<PaymentAct, string>

/** Finance's decision: what is asked before, what is sent, and what became of it. Several may be on the line. */
export function usePaymentDecision({ order, draft, today, onStart, onDecided, onMissed }: Options) {
  const decide = useDecidePayment()
  const sendBack = useSendBackTransfer()
  const { acts, during } = useUnderWay<PaymentAct>()
  const [asked, setAsked] = useState<{ orderNo: string; act: PaymentAct } | null>(null)
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refused>>>({})
  const [conflicts, setConflicts] = useState<Readonly<Record<string, boolean>>>({})
  const orderNo = order?.order_no
  const open = useRef(orderNo)
  useEffect(() => {
    open.current = orderNo
  })

  const close = (of: string) => setAsked(before => (before?.orderNo === of ? null : before))
  const forget = (of: string) => setRefusals(({ [of]: _mended, ...rest }) => rest)
  const refuse = (of: string, errors: PaymentErrors, message = '') =>
    setRefusals(before => ({
      ...before,
      [of]: { errors, message, attempt: (before[of]?.attempt ?? 0) + 1 },
    }))

  function ask(act: PaymentAct) {
    if (!order) return
    const errors = act === 'confirm' || act === 'short' ? judge(act, draft, order, today) : {}
    if (Object.keys(errors).length > 0) return refuse(order.order_no, errors)
    forget(order.order_no)
    setAsked({ orderNo: order.order_no, act })
  }

  function finish(act: PaymentAct, decided: OrderDetail, outcome: Outcome<OrderDetail>) {
    const of = decided.order_no
    const conflict = !outcome.ok && outcome.error.code === 409
    if (!outcome.ok && open.current !== of) onMissed(decided, outcome.error.message)
    setConflicts(before => ({ ...before, [of]: conflict }))
    if (outcome.ok || conflict) close(of)
    if (outcome.ok) return onDecided(act, outcome.data)
    if (conflict) return undefined
    const { errors, message } = readRefusal(outcome.error)
    if (act === 'send_back' || act === 'exception')
      return refuse(of, { reason: errors.reason ?? errors.remark ?? message })
    close(of)
    return refuse(of, errors, message)
  }

  const send = (act: PaymentAct, write: (decided: OrderDetail) => Promise<Outcome<OrderDetail>>) =>
    order &&
    void during(order.order_no, act, async () => {
      onStart(order)
      finish(act, order, await write(order))
    })

  const params = orderParams('membership')

  function take(act: 'confirm' | 'short') {
    const { received_fen, received_at, bank_ref, remark } = draft
    if (received_fen === null) return
    send(act, ({ order_no }) =>
      decide.run(
        {
          params,
          body: {
            order_no,
            decision: act,
            received_fen,
            received_at,
            bank_ref: bank_ref.trim(),
            remark: remark.trim(),
          },
        },
        atTheForm,
      ),
    )
  }

  function giveReason(act: 'send_back' | 'exception', reason: string) {
    send(act, ({ order_no }) =>
      act === 'send_back'
        ? sendBack.run({ params, body: { order_no, reason } }, atTheForm)
        : decide.run({ params, body: { order_no, decision: act, remark: reason } }, atTheForm),
    )
  }

  return {
    dialog: asked !== null && asked.orderNo === orderNo ? asked.act : null,
    /** What is on the line, by order number. */
    underWay: acts,
    /** The decision on this order that is on the line. */
    sending: (orderNo === undefined ? undefined : acts[orderNo]) ?? null,
    refused: (orderNo === undefined ? undefined : refusals[orderNo]) ?? nothing,
    /** Somebody else was first. */
    conflict: orderNo !== undefined && conflicts[orderNo] === true,
    ask,
    take,
    giveReason,
    close: () => setAsked(null),
  }
}

export type PaymentDecision = ReturnType<typeof usePaymentDecision>
