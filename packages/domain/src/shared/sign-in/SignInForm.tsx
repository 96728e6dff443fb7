import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { useFormState, type FormState, type FormStore } from '../schema-form/index.ts'
import * as S from './SignInForm.styles.ts'

export interface SignInFormProps {
  form: FormStore<FormState<unknown>>
  onSubmit: (event: FormEvent) => Promise<void>
  busy: boolean
  /** Text of the button, idle and busy. */
  action: readonly [idle: string, busy: string]
  children: ReactNode
}

/** Fields, the refusal when there is one, and the one button. Each time errors appear the first field gets the focus. */
export function SignInForm({ form, onSubmit, busy, action, children }: SignInFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const attempts = useFormState(form, state => state.attempts)
  const message = useFormState(form, state => state.message)

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  return (
    // by POST: sent before this code has come, nothing of it may stand in an address
    <S.Form ref={element} method="post" onSubmit={event => void onSubmit(event)} noValidate>
      {children}
      {message ? (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" block busy={busy} busyLabel={action[1]}>
        {action[0]}
      </Button>
    </S.Form>
  )
}
