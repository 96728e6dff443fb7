import type { ComponentProps } from 'react'
import { MessageSquareTextIcon } from '@portal/ui/icon'
import * as S from './FieldRemark.styles.ts'

/** A remark of the association between the label of a field and its box. */
export function FieldRemark({ children, ...rest }: ComponentProps<'span'>) {
  return (
    <S.Remark {...rest}>
      <MessageSquareTextIcon size={16} label="协会意见" />
      <span>{children}</span>
    </S.Remark>
  )
}
