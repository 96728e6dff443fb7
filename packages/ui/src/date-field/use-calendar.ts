import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'

/** Dates are YYYY-MM-DD in the calendar of days, YYYY-MM in that of months. */
export interface CalendarProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The chosen date, or empty. */
  value: string
  onChange: (date: string) => void
  /** First date that may be chosen. */
  min: string
  /** Last date that may be chosen. */
  max: string
  /** Marked in the grid. */
  today: string
}

type Span = Pick<CalendarProps, 'value' | 'min' | 'max' | 'today'>

/** The date that a calendar stands on: moved within its span, with the focus when it appears and after each key. */
export function useCalendar(
  { value, min, max, today }: Span,
  step: (event: KeyboardEvent, date: string) => string | undefined,
) {
  const within = (date: string) => (date < min ? min : date > max ? max : date)
  const [date, setDate] = useState(() => within(value || today))
  const current = useRef<HTMLButtonElement>(null)
  const follow = useRef(true)

  useEffect(() => {
    if (follow.current) current.current?.focus()
    follow.current = false
  })

  return {
    date,
    current,
    /** First and last year of the list. */
    years: [
      Math.max(Number(min.slice(0, 4)), 1900),
      Math.min(Number(max.slice(0, 4)), Number(today.slice(0, 4)) + 20),
    ] as const,
    turn: (next: string) => setDate(within(next)),
    onKeyDown: (event: KeyboardEvent) => {
      const next = step(event, date)
      if (next === undefined) return
      event.preventDefault()
      follow.current = true
      setDate(within(next))
    },
  }
}
