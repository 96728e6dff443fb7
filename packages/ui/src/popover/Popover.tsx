import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { DialogTrigger, Pressable } from 'react-aria-components'
import * as S from './Popover.styles.ts'

export interface PopoverProps extends Omit<
  ComponentProps<typeof S.Root>,
  'children' | 'role' | 'aria-label' | 'slot' | 'render'
> {
  /** Accessible name of the sheet. */
  label: string
  /** The button that opens it: a `Button`, an `IconButton` or any native button. */
  trigger: ReactElement<Record<string, unknown>, string>
  /** Content, or a function that is given the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined
  /** Opened and closed from outside; left out, it looks after itself. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A button with a floating sheet, not modal. Esc and a press outside close it; the focus returns to the button. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
  open,
  onOpenChange,
  ...rest
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(open === undefined ? {} : { isOpen: open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Pressable>{trigger}</Pressable>
      <S.Pop placement={placement} offset={6}>
        <S.Root {...rest} aria-label={label} data-pad="true">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </S.Root>
      </S.Pop>
    </DialogTrigger>
  )
}
