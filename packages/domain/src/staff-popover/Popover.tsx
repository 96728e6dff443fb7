import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
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
  children: ReactNode
}

const CloseContext = createContext<() => void>(() => undefined)

/** Closes the popover around, and gives the focus back to its button. */
export const usePopoverClose = () => useContext(CloseContext)

/** A button and what it discloses: plain elements, closed by Esc, a press outside or the focus leaving (ARIA disclosure). */
export function Popover({ label, renderTrigger, placement = 'bottom', children, ...rest }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const close = useCallback(() => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }, [])

  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      setOpen(false)
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape, true)
    }
  }, [open])

  return (
    <S.Root {...rest} ref={root}>
      {renderTrigger({
        'aria-expanded': open,
        'aria-controls': open ? panelId : undefined,
        onClick: () => setOpen(!open),
      })}
      {open ? (
        <S.Panel id={panelId} aria-label={label} data-placement={placement}>
          <CloseContext value={close}>{children}</CloseContext>
        </S.Panel>
      ) : null}
    </S.Root>
  )
}
