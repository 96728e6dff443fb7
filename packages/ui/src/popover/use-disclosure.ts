import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

export interface Disclosure {
  open: boolean
  setOpen: (open: boolean) => void
  /** Goes onto the element around the button and what it discloses. */
  root: RefObject<HTMLDivElement | null>
  /** Closes, and gives the focus back to the button. */
  close: () => void
}

/** Whether something lies open that hangs on a field in here: a calendar is drawn elsewhere in the page. */
const holdsOpen = (root: HTMLElement | null): boolean =>
  root !== null && root.querySelector('[aria-haspopup="dialog"][aria-expanded="true"]') !== null

/** A button and what it discloses, closed by Esc, a press outside or the focus walking out (ARIA disclosure). */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }, [])

  useEffect(() => {
    if (!open) return undefined
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target) && !holdsOpen(root.current))
        setOpen(false)
    }
    // a page that arrives takes the focus to its content, which nobody can reach by Tab: what is open stays open
    const walkedOut = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.tabIndex >= 0) outside(event)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || holdsOpen(root.current)) return
      event.stopPropagation()
      close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', walkedOut)
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', walkedOut)
      document.removeEventListener('keydown', escape, true)
    }
  }, [close, open])

  return { open, setOpen, root, close }
}
