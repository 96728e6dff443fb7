import { useId, type ComponentProps, type ReactNode } from 'react'
import { CircleAlertIcon, TriangleAlertIcon } from '../icon/index.ts'
import { fieldTone, type FieldTexts } from './Field.tsx'
import * as S from './Field.styles.ts'

export interface FieldGroupProps extends FieldTexts, Omit<ComponentProps<'fieldset'>, 'children'> {
  children: ReactNode
}

/** Several controls under one legend, such as an address or a set of radios. */
export function FieldGroup({
  label,
  hint,
  error,
  warning,
  success,
  note,
  optional = false,
  children,
  ...rest
}: FieldGroupProps) {
  const id = useId()
  const tone = fieldTone({ label, error, warning, success })
  const message = error || warning || success || note
  const describedBy = [hint ? `${id}-hint` : '', message ? `${id}-message` : ''].filter(Boolean).join(' ')

  return (
    <S.Group aria-describedby={describedBy || undefined} {...rest}>
      <S.Legend>
        {label}
        {optional ? <S.Optional>选填</S.Optional> : null}
      </S.Legend>
      {hint ? <S.Hint id={`${id}-hint`}>{hint}</S.Hint> : null}
      {children}
      {message ? (
        <S.Message id={`${id}-message`} data-tone={tone}>
          {tone === 'error' ? <CircleAlertIcon size={16} /> : null}
          {tone === 'warning' ? <TriangleAlertIcon size={16} /> : null}
          <span>{message}</span>
        </S.Message>
      ) : null}
    </S.Group>
  )
}
