import type { ComponentProps } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { namesOf } from '@portal/api/rules/form-fields'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { DescribedField } from '../../shared/form-kit/index.ts'
import { DeskKeys, useFirstWrong } from '../staff-desk/index.ts'
import { controls, fields, type PaymentAct, type PaymentDraft, type PaymentErrors } from './payment-form.ts'
import * as S from './PaymentDesk.styles.ts'
import { doing } from './use-payment-decision.ts'

export interface PaymentFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onChange' | 'ref'> {
  order: Pick<OrderDetail, 'kind' | 'period' | 'allowed' | 'application_no'>
  draft: Draft<PaymentDraft>
  errors: PaymentErrors
  /** What no field is to blame for. */
  message: string
  /** Grows with every refusal: the first wrong field gets the focus. */
  attempt: number
  /** The decision on the line: nothing else can be decided meanwhile. */
  sending: PaymentAct | null
  today: string
  onAct: (act: PaymentAct) => void
}

const others = [
  ['short', '部分到账', 'secondary'],
  ['send_back', '退回填报', 'secondary'],
  ['exception', '标记异常', 'text'],
] as const satisfies readonly (readonly [PaymentAct, string, string])[]

interface PaymentFieldProps extends Pick<PaymentFormProps, 'draft' | 'today'> {
  name: keyof typeof fields
  error: string | undefined
}

function PaymentField({ draft, name, error, today }: PaymentFieldProps) {
  const value = useDraftPart(draft, now => now[name])
  return (
    <DescribedField
      controls={controls}
      field={fields[name]}
      id={`payment-${name}`}
      name={name}
      value={value}
      error={error}
      today={today}
      onChange={(typed: unknown) => draft.change({ [name]: typed })}
    />
  )
}

/** The amount that the button confirms. */
function Received({ draft }: Pick<PaymentFormProps, 'draft'>) {
  const received = useDraftPart(draft, now => now.received_fen)
  return received === null ? null : ` ${yuan(received)}`
}

/** What follows from the money being there. */
const effectOf = ({ kind, application_no }: PaymentFormProps['order']): string => {
  if (kind === 'evaluation') return '付清评价费'
  return application_no === null ? '续期' : '入会'
}

/** What came in, and what to do about it. Only the acts that the order's state allows are there. */
export function PaymentForm({
  order,
  draft,
  errors,
  message,
  attempt,
  sending,
  today,
  onAct,
  ...rest
}: PaymentFormProps) {
  const form = useFirstWrong<HTMLFormElement>(attempt)
  const { allowed, period } = order

  return (
    <form
      ref={form}
      noValidate
      aria-label="到账登记"
      {...rest}
      onSubmit={event => {
        event.preventDefault()
        if (allowed.includes('confirm') && sending === null) onAct('confirm')
      }}
    >
      <S.Fields>
        {namesOf(fields).map(name => (
          <PaymentField key={name} draft={draft} name={name} error={errors[name]} today={today} />
        ))}
      </S.Fields>
      {message === '' ? null : (
        <S.Stack>
          <Notice tone="error" role="alert">
            {message}
          </Notice>
        </S.Stack>
      )}
      {allowed.includes('confirm') ? (
        <S.Effect>
          确认后立即{effectOf(order)}
          {period ? `，会员期 ${period.starts_at} 至 ${period.ends_at}` : ''}
          。此操作不可撤回，更正只能走退款。
        </S.Effect>
      ) : null}
      {allowed.length > 0 ? (
        <S.Acts>
          {allowed.includes('confirm') ? (
            <Button
              type="submit"
              size="s"
              variant="seal"
              icon={StampIcon}
              busy={sending === 'confirm'}
              busyLabel={doing.confirm}
              disabled={sending !== null && sending !== 'confirm'}
            >
              确认到账
              <Received draft={draft} />
            </Button>
          ) : null}
          {others
            .filter(([act]) => allowed.includes(act))
            .map(([act, name, variant]) => (
              <Button
                key={act}
                size="s"
                variant={variant}
                busy={sending === act}
                busyLabel={doing[act]}
                disabled={sending !== null && sending !== act}
                onClick={() => onAct(act)}
              >
                {name}
              </Button>
            ))}
          <DeskKeys />
        </S.Acts>
      ) : null}
    </form>
  )
}
