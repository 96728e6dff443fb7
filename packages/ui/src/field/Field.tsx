import { useId, type ComponentProps, type ReactNode } from 'react'
import { CircleAlertIcon, TriangleAlertIcon } from '../icon/index.ts'
import * as S from './Field.styles.ts'

/** What every field says around its control. At most one message shows: error, then warning, success, note. */
export interface FieldTexts {
  label: ReactNode
  /** Above the box: what to know before typing. */
  hint?: ReactNode
  /** Below the box: what is wrong and how to mend it. */
  error?: ReactNode
  /** Below the box: worth a second look, never blocks. */
  warning?: ReactNode
  /** Below the box: checked and in order. */
  success?: ReactNode
  /** Below the box: a plain remark. */
  note?: ReactNode
  /**
   * Shows 选填 after the label.
   * @default false
   */
  optional?: boolean | undefined
}

export type FieldTone = 'error' | 'warning' | 'success'

/** What the control must carry to be bound to its label and messages. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** Id of the control; made up when missing. */
  controlId?: string | undefined
  children: (control: FieldControl, tone: FieldTone | undefined) => ReactNode
}

export function fieldTone({ error, warning, success }: FieldTexts): FieldTone | undefined {
  if (error) return 'error'
  if (warning) return 'warning'
  return success ? 'success' : undefined
}

const toneIcon = {
  error: <CircleAlertIcon size={16} />,
  warning: <TriangleAlertIcon size={16} />,
  success: null,
} satisfies Record<FieldTone, ReactNode>

/** Label, hint and message around one control, which the child function draws. */
export function Field({
  label,
  hint,
  error,
  warning,
  success,
  note,
  optional = false,
  controlId,
  children,
  ...rest
}: FieldProps) {
  const made = useId()
  const id = controlId ?? made
  const tone = fieldTone({ label, error, warning, success })
  const message = error || warning || success || note
  const describedBy = [hint ? `${id}-hint` : '', message ? `${id}-message` : ''].filter(Boolean).join(' ')

  return (
    <S.Root {...rest}>
      <S.Label htmlFor={id}>
        {label}
        {optional ? <S.Optional>选填</S.Optional> : null}
      </S.Label>
      {hint ? <S.Hint id={`${id}-hint`}>{hint}</S.Hint> : null}
      {children(
        { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': tone === 'error' || undefined },
        tone,
      )}
      {message ? (
        <S.Message id={`${id}-message`} data-tone={tone}>
          {tone ? toneIcon[tone] : null}
          <span>{message}</span>
        </S.Message>
      ) : null}
    </S.Root>
  )
}
