import { useEffect, type ComponentProps } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { namesOf } from '@portal/api/rules/form-fields'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { DescribedField } from '../../shared/form-kit/index.ts'
import { DeskKeys, useFirstWrong } from '../staff-desk/index.ts'
import {
  controls,
  fields,
  surplusFen,
  unexpectedAct,
  type PaymentAct,
  type PaymentDraft,
  type PaymentErrors,
} from './payment-form.ts'
import * as S from './PaymentDesk.styles.ts'
import { doing } from './use-payment-decision.ts'

export interface PaymentFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onChange' | 'ref'> {
  order: Pick<OrderDetail, 'kind' | 'period' | 'allowed' | 'application_no' | 'amount_fen' | 'received_fen'>
  draft: Draft<PaymentDraft>
  errors: PaymentErrors
  /** What no field is to blame for. */
  message: string
  /** Grows with every refusal: the first wrong field gets the focus. */
  attempt: number
  /** The decision on the line: nothing else can be decided meanwhile. */
  sending: PaymentAct | null
  today: string
  /** It was asked for: its first field gets the focus. @default false */
  focused?: boolean | undefined
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

/** What of the amount goes back. */
function Surplus({ draft, order }: Pick<PaymentFormProps, 'draft' | 'order'>) {
  const surplus = surplusFen(
    useDraftPart(draft, now => now.received_fen),
    order,
  )
  return surplus === 0 ? null : `多收的 ${yuan(surplus)} 同时申请退款，批准后退回。`
}

/** What becomes of money that the order does not wait for. */
const unexpectedEffects = {
  late: '登记后，还能办理的恢复订单并立即生效；不能办理的全额申请退款，批准后退回。',
  repeated: '订单已经付清。登记后全额申请退款，批准后退回。',
} as const

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
  focused = false,
  onAct,
  ...rest
}: PaymentFormProps) {
  const form = useFirstWrong<HTMLFormElement>(attempt)
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus()
  }, [focused, form])
  const { allowed, period } = order
  const unexpected = unexpectedAct(order)
  const main = allowed.includes('confirm') ? 'confirm' : unexpected

  return (
    <form
      ref={form}
      noValidate
      aria-label="到账登记"
      {...rest}
      onSubmit={event => {
        event.preventDefault()
        if (main !== null && sending === null) onAct(main)
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
          。<Surplus draft={draft} order={order} />
          此操作不可撤回，更正只能走退款。
        </S.Effect>
      ) : null}
      {unexpected === null ? null : <S.Effect>{unexpectedEffects[unexpected]}此操作不可撤回。</S.Effect>}
      {allowed.length > 0 ? (
        <S.Acts>
          {main === null ? null : (
            <Button
              type="submit"
              size="s"
              variant="seal"
              icon={StampIcon}
              busy={sending === main}
              busyLabel={doing[main]}
              disabled={sending !== null && sending !== main}
            >
              {main === 'confirm' ? '确认到账' : '登记来款'}
              <Received draft={draft} />
            </Button>
          )}
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
