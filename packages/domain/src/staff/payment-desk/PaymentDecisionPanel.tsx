import { Suspense, useId, useState } from 'react'
import type { OrderDetail, OrderRow } from '@portal/api/contract/orders.schema'
import type { Draft } from '@portal/api/hooks/unsent'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, orderStatus, orderStatusLook } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { preloadable } from '@portal/ui/preloadable'
import { StatusTag } from '@portal/ui/status'
import { ChangedNotice, DeskKeys, DeskWalker, type DeskWalkerProps } from '../staff-desk/index.ts'
import { hasTyped, unexpectedAct, type PaymentDraft } from './payment-form.ts'
import * as S from './PaymentDesk.styles.ts'
import { ExceptionActs } from './ExceptionActs.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import type { PaymentDecision } from './use-payment-decision.ts'

const PaymentDialogs = preloadable(async () => ({
  default: (await import('./PaymentDialogs.tsx')).PaymentDialogs,
}))

export interface PaymentDecisionPanelProps extends Pick<DeskWalkerProps, 'walk'> {
  /** The order as far as its row tells. */
  order: OrderRow
  /** All of it; undefined while it is on its way. */
  whole: OrderDetail | undefined
  draft: Draft<PaymentDraft>
  /** Today in Shanghai. */
  today: string
  decision: PaymentDecision
}

/** What becomes of what was typed when somebody else was first. */
function unsentText({ reasons }: PaymentDraft, keepsForm: boolean): string {
  if (keepsForm) return '填写的内容还在下面，没有提交。'
  const reason = Object.values(reasons).find(text => text !== '')
  return reason === undefined ? '没有提交。' : `没有提交，填写的原因是“${reason}”。`
}

/** One reported transfer: the check, the form and the decisions of finance; or an exception to resolve (D5). */
export function PaymentDecisionPanel({
  order,
  whole,
  draft,
  today,
  decision,
  walk,
}: PaymentDecisionPanelProps) {
  const titleId = useId()
  const { order_no } = order
  const { label, family, icon } = orderStatusLook[order.order_status]
  const { dialog, refused, conflict, changed, sending } = decision
  // nothing can be decided any more, but what was typed is not thrown away
  const keepsForm = conflict && hasTyped(draft.read())
  const [opened, setOpened] = useState<string | null>(null)
  // where no money is waited for, the form is there for whoever has some to register
  const isClosed =
    whole !== undefined &&
    unexpectedAct(whole) !== null &&
    whole.bank_lines === null &&
    opened !== order_no &&
    !hasTyped(draft.read())

  return (
    <S.Decision
      aria-labelledby={titleId}
      aria-busy={whole === undefined || undefined}
      onFocusCapture={PaymentDialogs.preload}
    >
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
        {changed && whole ? (
          <S.Stack>
            <ChangedNotice title="这笔订单刚刚有了变化" history={whole.history} status={label}>
              {conflict ? unsentText(draft.read(), keepsForm) : undefined}
            </ChangedNotice>
          </S.Stack>
        ) : null}
        {whole ? <PaymentFacts order={whole} draft={draft} today={today} /> : <S.Coming count={12} />}
      </S.Body>
      {whole && (whole.allowed.length > 0 || keepsForm) ? (
        <S.Foot>
          {whole.order_status === orderStatus.exception ? (
            <ExceptionActs order={whole} sending={sending} onAct={decision.ask} />
          ) : isClosed ? (
            <S.Acts>
              <Button size="s" onClick={() => setOpened(order_no)}>
                登记来款
              </Button>
              <DeskKeys />
            </S.Acts>
          ) : (
            <PaymentForm
              key={order_no}
              order={whole}
              draft={draft}
              errors={refused?.what.errors ?? {}}
              message={refused?.what.message ?? ''}
              attempt={refused?.attempt ?? 0}
              sending={sending}
              today={today}
              focused={opened === order_no}
              onAct={decision.ask}
            />
          )}
        </S.Foot>
      ) : null}
      {dialog && whole ? (
        <Suspense fallback={null}>
          <PaymentDialogs
            act={dialog}
            order={whole}
            draft={draft.read()}
            busy={sending !== null}
            reasonError={refused?.what.errors.reason}
            onTake={decision.take}
            onReason={decision.giveReason}
            onDraft={draft.change}
            onClose={decision.close}
          />
        </Suspense>
      ) : null}
    </S.Decision>
  )
}
