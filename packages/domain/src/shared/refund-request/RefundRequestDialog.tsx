import { useEffect, useRef } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { namesOf } from '@portal/api/rules/form-fields'
import { yuan } from '@portal/api/rules/money'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { DescribedField } from '../form-kit/index.ts'
import {
  controls,
  fields,
  type Refundable,
  type RequestDraft,
  type RequestErrors,
} from './refund-request-form.ts'
import * as S from './RefundRequestDialog.styles.ts'

export interface RefundRequestDialogProps {
  /** Names the act and its object: 申请退款 20260518 00137. */
  title: string
  paid: Pick<OrderRow, 'received_fen' | 'refunded_fen'>
  refundable: Refundable
  draft: RequestDraft
  errors: RequestErrors
  /** What no field is to blame for. */
  message: string
  busy: boolean
  onChange: (part: Partial<RequestDraft>) => void
  onSend: () => void
  onClose: () => void
}

/** How much, why, and what can become of what was bought: it is seen before anybody asks (D5). */
export function RefundRequestDialog({
  title,
  paid,
  refundable,
  draft,
  errors,
  message,
  busy,
  onChange,
  onSend,
  onClose,
}: RefundRequestDialogProps) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  return (
    <Dialog
      open
      title={title}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogFoot
          busy={busy}
          busyLabel="正在提交"
          confirmLabel="申请退款"
          onCancel={onClose}
          onConfirm={onSend}
        />
      }
    >
      <S.Root ref={form}>
        <p>
          已付 {yuan(paid.received_fen)}，已退 {yuan(paid.refunded_fen)}，可退{' '}
          <b>{yuan(refundable.most_fen)}</b>。由协会财务批准，退回原付款账户。
        </p>
        {namesOf(fields).map(name => (
          <DescribedField
            key={name}
            controls={controls}
            field={fields[name]}
            id={`refund-${name}`}
            name={name}
            value={draft[name]}
            error={errors[name]}
            onChange={(typed: unknown) => onChange({ [name]: typed })}
          />
        ))}
        {refundable.choices.length > 0 ? (
          <section aria-labelledby="refund-choices">
            <S.Title id="refund-choices">批准时由财务选定退款后的会员资格</S.Title>
            <S.Choices>
              {refundable.choices.map(({ effect, name, note }) => (
                <li key={effect}>
                  {name}
                  <span>{note}</span>
                </li>
              ))}
            </S.Choices>
          </section>
        ) : null}
        {message === '' ? null : (
          <Notice tone="error" role="alert">
            {message}
          </Notice>
        )}
      </S.Root>
    </Dialog>
  )
}
