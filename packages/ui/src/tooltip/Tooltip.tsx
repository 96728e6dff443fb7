import type { ReactElement, ReactNode } from 'react'
import { Focusable, TooltipTrigger } from 'react-aria-components'
import * as S from './Tooltip.styles.ts'

export interface TooltipProps {
  text: ReactNode
  /** Something that takes focus: a native button or link. */
  children: ReactElement<Record<string, unknown>, string>
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined
  /**
   * Milliseconds before it shows on hover.
   * @default 400
   */
  delay?: number | undefined
}

/** A short remark on hover and focus; never the only place of what matters. */
export function Tooltip({ text, children, placement = 'top', delay = 400 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      <Focusable>{children}</Focusable>
      <S.Root placement={placement} offset={6}>
        {text}
      </S.Root>
    </TooltipTrigger>
  )
}
