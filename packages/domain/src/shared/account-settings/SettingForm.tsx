import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { useFormState, type FormState, type FormStore } from '../schema-form/index.ts'
import * as S from './SettingRow.styles.ts'

export interface SettingFormProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  form: FormStore<FormState<unknown>>
  onSubmit: (event: FormEvent) => Promise<void>
  /** Without it the form stays open. */
  onCancel?: (() => void) | undefined
  busy: boolean
  /** Text of the button, idle and busy. */
  action: readonly [idle: string, busy: string]
  children: ReactNode
}

/** A small form in the place of a setting. It takes the focus when it opens, and the first field at fault after a refusal. */
export function SettingForm({
  title,
  lead,
  form,
  onSubmit,
  onCancel,
  busy,
  action,
  children,
}: SettingFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const titleId = useId()
  const attempts = useFormState(form, state => state.attempts)
  const message = useFormState(form, state => state.message)
  // what was always there is no news
  const opens = onCancel !== undefined

  useEffect(() => {
    const first = attempts > 0 ? '[aria-invalid="true"]' : 'input'
    if (attempts > 0 || opens) element.current?.querySelector<HTMLElement>(first)?.focus()
  }, [attempts, opens])

  return (
    <S.Editor ref={element} aria-labelledby={titleId} onSubmit={event => void onSubmit(event)} noValidate>
      <h3 id={titleId}>{title}</h3>
      {lead ? <p>{lead}</p> : null}
      {children}
      {message ? (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      ) : null}
      <S.Actions>
        <Button type="submit" variant="primary" size="m" busy={busy} busyLabel={action[1]}>
          {action[0]}
        </Button>
        {onCancel ? (
          <Button variant="text" size="m" disabled={busy} onClick={onCancel}>
            取消
          </Button>
        ) : null}
      </S.Actions>
    </S.Editor>
  )
}
