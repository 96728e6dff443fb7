import { useEffect, useRef, type PointerEvent, type SyntheticEvent } from 'react'
import { mayGuess } from './may-guess.ts'

/** Marks a row of a list with the key of its record. */
export const rowOf = (record: string) => ({ 'data-record': record })

/** The pointer or the focus that stays for so long on a row means it. */
const intentMs = 80

const recordAt = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? undefined)
    : undefined

/**
 * Asks for a record when its row is pressed, or pointed at for a moment: the answer is on its way before the record
 * opens. What it returns goes onto the box around the rows.
 */
export function useRowsAhead(ask: (record: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  function rest(event: SyntheticEvent) {
    stop()
    const record = recordAt(event)
    if (record !== undefined && mayGuess()) timer.current = setTimeout(() => ask(record), intentMs)
  }

  return {
    onPointerDown(event: PointerEvent) {
      const record = recordAt(event)
      // another button opens no record
      if (record !== undefined && event.button === 0) ask(record)
    },
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'mouse') rest(event)
    },
    onPointerLeave: stop,
    onFocus: rest,
  }
}
