import { useId, type ComponentProps, type ReactNode } from 'react'
import * as S from './OrderSection.styles.ts'

export interface OrderSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
}

/** A titled part of an order's drawer. */
export function OrderSection({ title, action, children, ...rest }: OrderSectionProps) {
  const id = useId()
  return (
    <S.Root aria-labelledby={id} {...rest}>
      <S.Head>
        <span id={id}>{title}</span>
        {action}
      </S.Head>
      {children}
    </S.Root>
  )
}
