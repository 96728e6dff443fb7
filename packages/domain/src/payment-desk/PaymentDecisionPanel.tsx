import { lazy, Suspense, useId, useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { orderParams, useCheckOrder, useTakeBackTransfer } from '@portal/api/hooks/orders'
import type { Outcome } from '@portal/api/hooks/use-action'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, orderStatusLook } from '@portal/api/rules/order'
import { Notice } from '@portal/ui/notice'
import { StatusTag } from '@portal/ui/status'
import { DeskWalker, lastWord, type DeskWalkerProps } from '../staff-desk/index.ts'
import { judge, readRefusal, type PaymentAct, type PaymentDraft, type PaymentErrors } from './payment-form.ts'
import * as S from './PaymentDesk.styles.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentForm } from './PaymentForm.tsx'

const fetchDialogs = () => import('./PaymentDialogs.tsx')
const PaymentDialogs = lazy(async () => ({ default: (await fetchDialogs()).PaymentDialogs }))

export interface PaymentDecisionPanelProps extends Pick<
  DeskWalkerProps,
  'at' | 'of' | 'onPrevious' | 'onNext'
> {
  order: OrderDetail
  draft: PaymentDraft
  /** Today in Shanghai. */
  today: string
  onDraft: (draft: PaymentDraft) => void
  /** A decision is on its way: the order must stay on the desk. */
  onStart: () => void
  onDecided: (act: PaymentAct, order: OrderDetail) => void
}

interface Refused {
  orderNo: string
  errors: PaymentErrors
  message: string
}
const nothing: Refused = { orderNo: '', errors: {}, message: '' }

/** One reported transfer: the check, the form and the four decisions of finance (D5). */
export function PaymentDecisionPanel({
  order,
  draft,
  today,
  onDraft,
  onStart,
  onDecided,
  ...walk
}: PaymentDecisionPanelProps) {
  const check = useCheckOrder()
  const sendBack = useTakeBackTransfer()
  const [dialog, setDialog] = useState<PaymentAct | null>(null)
  const [refused, setRefused] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const [conflictOf, setConflictOf] = useState<string | null>(null)
  const titleId = useId()
  const { order_no } = order
  const { label, family, icon } = orderStatusLook[order.order_status]
  const shown = refused.orderNo === order_no ? refused : nothing
  const conflict = conflictOf === order_no
  const change = (part: Partial<PaymentDraft>) => onDraft({ ...draft, ...part })

  function refuse(errors: PaymentErrors, message = '') {
    setRefused({ orderNo: order_no, errors, message })
    setAttempt(attempt + 1)
  }

  function ask(act: PaymentAct) {
    const errors = act === 'confirm' || act === 'short' ? judge(act, draft, order, today) : {}
    if (Object.keys(errors).length > 0) return refuse(errors)
    setRefused(nothing)
    setDialog(act)
    return undefined
  }

  function finish(act: PaymentAct, outcome: Outcome<OrderDetail>) {
    if (outcome.ok) {
      setDialog(null)
      setConflictOf(null)
      return onDecided(act, outcome.data)
    }
    if (outcome.error.code === 409) {
      setDialog(null)
      return setConflictOf(order_no)
    }
    const { errors, message } = readRefusal(outcome.error)
    const aboutReason = act === 'send_back' || act === 'exception'
    if (aboutReason) return refuse({ reason: errors.reason ?? errors.remark ?? message })
    setDialog(null)
    return refuse(errors, message)
  }

  async function take(act: 'confirm' | 'short') {
    if (draft.receivedFen === null) return
    onStart()
    const outcome = await check.run({
      params: orderParams('membership'),
      body: {
        order_no,
        decision: act,
        received_fen: draft.receivedFen,
        received_at: draft.receivedAt,
        bank_ref: draft.bankRef.trim(),
        remark: draft.remark.trim(),
      },
    })
    finish(act, outcome)
  }

  async function giveReason(act: 'send_back' | 'exception', reason: string) {
    onStart()
    const params = orderParams('membership')
    const outcome =
      act === 'send_back'
        ? await sendBack.run({ params, body: { order_no, reason } })
        : await check.run({ params, body: { order_no, decision: act, remark: reason } })
    finish(act, outcome)
  }

  return (
    <S.Decision aria-labelledby={titleId} onFocusCapture={() => void fetchDialogs()}>
      <S.Body tabIndex={0} aria-label="核对">
        <S.Head>
          <S.Number id={titleId}>订单 {groupOrderNo(order_no)}</S.Number>
          <StatusTag family={family} icon={icon}>
            {label}
          </StatusTag>
          <DeskWalker {...walk} />
        </S.Head>
        <S.Sum>
          <strong>{yuan(order.amount_fen)}</strong>
          <span>
            {order.item} · {order.item_note} · {order.subject_name} {order.phone}
          </span>
        </S.Sum>
        {conflict ? (
          <S.Stack>
            <Notice tone="warning" role="alert" title="这笔订单刚刚有了变化">
              {lastWord(order.history, label, today)}填写的内容还在下面，没有提交。
            </Notice>
          </S.Stack>
        ) : null}
        <PaymentFacts order={order} today={today} />
      </S.Body>
      {order.allowed.length > 0 || conflict ? (
        <S.Foot>
          <PaymentForm
            order={order}
            draft={draft}
            errors={shown.errors}
            message={shown.message}
            attempt={attempt}
            today={today}
            onChange={change}
            onAct={ask}
          />
        </S.Foot>
      ) : null}
      {dialog ? (
        <Suspense fallback={null}>
          <PaymentDialogs
            act={dialog}
            order={order}
            draft={draft}
            busy={check.busy || sendBack.busy}
            reasonError={shown.errors.reason}
            onTake={act => void take(act)}
            onRefuse={(act, reason) => void giveReason(act, reason)}
            onDraft={change}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      ) : null}
    </S.Decision>
  )
}
