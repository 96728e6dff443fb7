import type { ComponentProps } from 'react'
import * as S from './Badge.styles.ts'

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number
  /**
   * Larger counts show as 99+.
   * @default 999
   */
  max?: number | undefined
  /** @default 'neutral' */
  tone?: 'neutral' | 'plain' | 'attention' | undefined
}

/** A count beside a word. */
export function Badge({ count, max = 999, tone = 'neutral', ...rest }: BadgeProps) {
  return (
    <S.Root {...rest} data-tone={tone}>
      {count > max ? `${max}+` : count}
    </S.Root>
  )
}
