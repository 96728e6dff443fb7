import { useId, type ComponentProps, type ReactNode } from 'react'
import { drawTexts, type FieldTexts } from './field-texts.tsx'
import * as S from './Field.styles.ts'
import { splitTexts } from './splitTexts.ts'

export interface FieldGroupProps extends FieldTexts, Omit<ComponentProps<'fieldset'>, 'children'> {
  children: ReactNode
}

/** Several controls under one legend, such as an address or a set of radios. */
export function FieldGroup(props: FieldGroupProps) {
  const { texts, control } = splitTexts(props)
  const { children, ...rest } = control
  const drawn = drawTexts(useId(), texts)

  return (
    <S.Group aria-describedby={drawn.describedBy} {...rest}>
      <S.Legend>{drawn.name}</S.Legend>
      {drawn.hint}
      {children}
      {drawn.message}
    </S.Group>
  )
}
