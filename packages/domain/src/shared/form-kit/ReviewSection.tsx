import type { ComponentProps, ReactNode } from 'react'
import * as S from './ReviewSection.styles.ts'

export interface ReviewSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string
  /** A button beside the title: 修改. */
  action?: ReactNode
}

/** A part of what is read over, under its heading. */
export function ReviewSection({ title, action, children, ...rest }: ReviewSectionProps) {
  return (
    <S.Review aria-label={title} {...rest}>
      <div>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </S.Review>
  )
}
