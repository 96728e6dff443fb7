import type { ReactNode } from 'react'
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

function toneOf({ error, warning, success }: Omit<FieldTexts, 'label'>): FieldTone | undefined {
  if (error) return 'error'
  if (warning) return 'warning'
  return success ? 'success' : undefined
}

const toneIcon = {
  error: <CircleAlertIcon size={16} />,
  warning: <TriangleAlertIcon size={16} />,
  success: null,
} satisfies Record<FieldTone, ReactNode>

/** The texts of a field drawn around the control with this id, and what binds them to it. */
export function drawTexts(id: string, { label, optional, ...texts }: FieldTexts) {
  const { hint, error, warning, success, note } = texts
  const tone = toneOf(texts)
  const message = error || warning || success || note
  const describedBy = [hint ? `${id}-hint` : '', message ? `${id}-message` : ''].filter(Boolean).join(' ')

  return {
    tone,
    describedBy: describedBy || undefined,
    name: (
      <>
        {label}
        {optional ? <S.Optional>选填</S.Optional> : null}
      </>
    ),
    hint: hint ? <S.Hint id={`${id}-hint`}>{hint}</S.Hint> : null,
    message: message ? (
      <S.Message id={`${id}-message`} data-tone={tone}>
        {tone ? toneIcon[tone] : null}
        <span>{message}</span>
      </S.Message>
    ) : null,
  }
}
