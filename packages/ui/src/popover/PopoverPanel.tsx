import type { ReactNode, RefObject } from 'react'
import * as S from './PopoverPanel.styles.ts'

export interface PopoverPanelProps {
  /** What it hangs on; inside a `Popover` that is its button. */
  anchor: RefObject<Element | null>
  /** Accessible name. */
  label: string
  /** Esc, a press outside, or the focus going elsewhere. */
  onClose: () => void
  /**
   * `content` grows with what it holds, up to the window.
   * @default 'content'
   */
  width?: 'content' | 'trigger' | undefined
  children: ReactNode
}

/** The floating sheet of a field, rendered only while open; takes the focus and gives it back. */
export function PopoverPanel({ anchor, label, onClose, width = 'content', children }: PopoverPanelProps) {
  return (
    <S.Pop
      isOpen
      onOpenChange={open => {
        if (!open) onClose()
      }}
      triggerRef={anchor}
      placement="bottom start"
      offset={4}
      data-width={width}
    >
      <S.Root aria-label={label}>{children}</S.Root>
    </S.Pop>
  )
}
