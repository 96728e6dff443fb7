import type { KeyboardEvent } from 'react'

/** Ways to the neighbours of a record; null at the ends of the queue. */
export interface Ways {
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** Up and down walk where the focus is on a row of the queue or on the frame of a record, not on what they scroll. */
export const walkByArrows =
  ({ onPrevious, onNext }: Ways) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const walk = { ArrowUp: onPrevious, ArrowDown: onNext }[event.key]
    const { target, currentTarget } = event
    if (!walk || !(target === currentTarget || (target instanceof HTMLElement && target.dataset['record'])))
      return
    event.preventDefault()
    walk()
  }
