import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { DeskKeys } from '../staff-desk/index.ts'
import type { PaymentAct } from './payment-form.ts'
import * as S from './PaymentDesk.styles.ts'
import { doing } from './use-payment-decision.ts'

export interface ExceptionActsProps {
  order: Pick<OrderDetail, 'allowed' | 'history' | 'received_fen'>
  /** The act on the line: nothing else can be done meanwhile. */
  sending: PaymentAct | null
  onAct: (act: PaymentAct) => void
}

/** Why an order was set aside, and how finance resolves it (D5). */
export function ExceptionActs({ order, sending, onAct }: ExceptionActsProps) {
  const { allowed, received_fen } = order
  const why = order.history.at(-1)
  const button = (act: 'resume' | 'return_exception' | 'close_exception') => ({
    size: 's' as const,
    busy: sending === act,
    busyLabel: doing[act],
    disabled: sending !== null && sending !== act,
    onClick: () => onAct(act),
  })

  return (
    <>
      <S.Stack>
        <Notice tone="error" title="订单已标记为异常">
          {why?.note ? `${why.note}（${why.by}，${why.at.slice(0, 16)}）` : '原因见记录。'}
          {received_fen > 0 ? `已到账 ${yuan(received_fen)}，不能直接关闭。` : ''}
        </Notice>
      </S.Stack>
      <S.Acts>
        {allowed.includes('resume') || allowed.includes('resume_short') ? (
          <Button variant="primary" {...button('resume')}>
            恢复处理
          </Button>
        ) : null}
        {allowed.includes('return_exception') ? (
          <Button
            variant={allowed.includes('resume_short') ? 'secondary' : 'primary'}
            {...button('return_exception')}
          >
            退回款项
          </Button>
        ) : null}
        {allowed.includes('close_exception') ? (
          <Button variant="danger-outline" {...button('close_exception')}>
            关闭订单
          </Button>
        ) : null}
        <DeskKeys />
      </S.Acts>
    </>
  )
}
