import { lazy, Suspense, useId } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, orderStatusLook } from '@portal/api/rules/order'
import { StatusTag } from '@portal/ui/status'
import { ChangedNotice, DeskWalker, type DeskWalkerProps } from '../staff-desk/index.ts'
import type { PaymentDraft } from './payment-form.ts'
import * as S from './PaymentDesk.styles.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import type { PaymentDecision } from './use-payment-decision.ts'

const fetchDialogs = () => import('./PaymentDialogs.tsx')
const PaymentDialogs = lazy(async () => ({ default: (await fetchDialogs()).PaymentDialogs }))

export interface PaymentDecisionPanelProps extends Pick<DeskWalkerProps, 'walk'> {
  order: OrderDetail
  draft: PaymentDraft
  /** Today in Shanghai. */
  today: string
  decision: PaymentDecision
  onDraft: (draft: PaymentDraft) => void
}

/** One reported transfer: the check, the form and the four decisions of finance (D5). */
export function PaymentDecisionPanel({
  order,
  draft,
  today,
  decision,
  walk,
  onDraft,
}: PaymentDecisionPanelProps) {
  const titleId = useId()
  const { order_no } = order
  const { label, family, icon } = orderStatusLook[order.order_status]
  const { dialog, refused, conflict, changed, sending } = decision
  const change = (part: Partial<PaymentDraft>) => onDraft({ ...draft, ...part })

  return (
    <S.Decision aria-labelledby={titleId} onFocusCapture={() => void fetchDialogs()}>
      <S.Body tabIndex={0} aria-label="核对">
        <S.Head>
          <S.Number id={titleId}>订单 {groupOrderNo(order_no)}</S.Number>
          <StatusTag family={family} icon={icon}>
            {label}
          </StatusTag>
          <DeskWalker walk={walk} />
        </S.Head>
        <S.Sum>
          <strong>{yuan(order.amount_fen)}</strong>
          <span>
            {order.item} · {order.item_note} · {order.subject_name} {order.phone}
          </span>
        </S.Sum>
        {changed ? (
          <S.Stack>
            <ChangedNotice title="这笔订单刚刚有了变化" history={order.history} status={label}>
              {conflict ? '填写的内容还在下面，没有提交。' : undefined}
            </ChangedNotice>
          </S.Stack>
        ) : null}
        <PaymentFacts order={order} today={today} />
      </S.Body>
      {order.allowed.length > 0 || conflict ? (
        <S.Foot>
          <PaymentForm
            key={order_no}
            order={order}
            draft={draft}
            errors={refused?.what.errors ?? {}}
            message={refused?.what.message ?? ''}
            attempt={refused?.attempt ?? 0}
            sending={sending}
            today={today}
            onChange={change}
            onAct={decision.ask}
          />
        </S.Foot>
      ) : null}
      {dialog ? (
        <Suspense fallback={null}>
          <PaymentDialogs
            act={dialog}
            order={order}
            draft={draft}
            busy={sending !== null}
            reasonError={refused?.what.errors.reason}
            onTake={decision.take}
            onRefuse={decision.giveReason}
            onDraft={change}
            onClose={decision.close}
          />
        </Suspense>
      ) : null}
    </S.Decision>
  )
}
