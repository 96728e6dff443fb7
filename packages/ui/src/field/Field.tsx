import { useId, type ComponentProps, type ReactNode } from 'react'
import { drawTexts, type FieldTexts, type FieldTone } from './field-texts.tsx'
import * as S from './Field.styles.ts'
import { splitTexts } from './splitTexts.ts'

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

/** Label, hint and message around one control, which the child function draws. */
export function Field(props: FieldProps) {
  const { texts, control } = splitTexts(props)
  const { controlId, children, ...rest } = control
  const made = useId()
  const id = controlId ?? made
  const drawn = drawTexts(id, texts)

  return (
    <S.Root {...rest}>
      <S.Label htmlFor={id}>{drawn.name}</S.Label>
      {drawn.hint}
      {children(
        {
          id,
          'aria-describedby': drawn.describedBy,
          'aria-invalid': drawn.tone === 'error' || undefined,
        },
        drawn.tone,
      )}
      {drawn.message}
    </S.Root>
  )
}
