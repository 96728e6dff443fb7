import { useId, type ComponentProps, type ReactNode } from 'react'
import { useDisclosure } from './use-disclosure.ts'
import * as S from './Popover.styles.ts'

/** Goes onto the button that opens. */
export interface PopoverTrigger {
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Accessible name of what opens. */
  label: string
  renderTrigger: (props: PopoverTrigger) => ReactNode
  /** @default 'bottom' */
  placement?: 'bottom' | 'top' | undefined
  /**
   * Which edge of the button it keeps to; `end` for a button at the right.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** What stays free at the edges of the window. */
const margin = 16

/** Moves what is open into the window, where its button stands too near to an edge. */
function keepInWindow(panel: HTMLElement | null) {
  if (!panel) return undefined
  const watcher = new ResizeObserver(() => {
    panel.style.translate = ''
    const { left, right } = panel.getBoundingClientRect()
    const room = document.documentElement.clientWidth - margin
    panel.style.translate = `${Math.max(margin - left, Math.min(room - right, 0))}px`
  })
  watcher.observe(panel)
  return () => watcher.disconnect()
}

/** A button and what it discloses: plain elements, closed by Esc, a press outside or the focus leaving (ARIA disclosure). */
export function Popover({
  label,
  renderTrigger,
  placement = 'bottom',
  align = 'start',
  children,
  ...rest
}: PopoverProps) {
  const { open, setOpen, root } = useDisclosure()
  const panelId = useId()

  return (
    <S.Root {...rest} ref={root}>
      {renderTrigger({
        'aria-expanded': open,
        'aria-controls': open ? panelId : undefined,
        onClick: () => setOpen(!open),
      })}
      {open ? (
        <S.Panel
          ref={keepInWindow}
          id={panelId}
          aria-label={label}
          data-placement={placement}
          data-align={align}
        >
          {children}
        </S.Panel>
      ) : null}
    </S.Root>
  )
}
