import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps, type MouseEvent } from 'react'
import * as S from './ErrorSummary.styles.ts'

export interface FieldError {
  /** Id of the control to jump to. */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  errors: readonly FieldError[]
  /**
   * Number of failed submits; focus comes back here with each.
   * @default 0
   */
  attempt?: number | undefined
}

function jump(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/** The list of what to mend, above the form. Focus goes here when it appears and on each new attempt. */
export function ErrorSummary({ errors, attempt = 0, ref, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current)

  useEffect(() => {
    if (shown && attempt >= 0) box.current?.focus()
  }, [shown, attempt])

  if (!shown) return null
  return (
    <S.Root role="alert" aria-labelledby={titleId} tabIndex={-1} {...rest} ref={box}>
      <S.Title id={titleId}>有 {errors.length} 处需要修改</S.Title>
      <S.List>
        {errors.map(error => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={event => jump(event, error.fieldId)}>
              {error.message}
            </a>
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}
