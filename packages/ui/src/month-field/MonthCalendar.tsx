import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { CalendarHead } from '../date-field/CalendarHead.tsx'
import * as S from '../date-field/Calendar.styles.ts'
import { shiftDay } from '../date-field/day.ts'

export interface MonthCalendarProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** YYYY-MM, or empty. */
  value: string
  onChange: (month: string) => void
  /** First month that may be chosen. */
  min: string
  /** Last month that may be chosen. */
  max: string
  /** YYYY-MM, marked in the grid. */
  today: string
}

const within = (month: string, min: string, max: string) => (month < min ? min : month > max ? max : month)
const shift = (month: string, months: number) => shiftDay(`${month}-01`, { months }).slice(0, 7)
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
}

/** Months to go by a key; Home and End stay in the row of three. */
function monthsBy(key: string, month: string): number | undefined {
  const place = (Number(month.slice(5)) - 1) % 3
  return { ...steps, Home: -place, End: 2 - place }[key]
}

/** A year to choose a month from; takes the focus when it appears. */
export function MonthCalendar({ value, onChange, min, max, today, ...rest }: MonthCalendarProps) {
  const [month, setMonth] = useState(() => within(value || today, min, max))
  const current = useRef<HTMLButtonElement>(null)
  const follow = useRef(true)
  const year = month.slice(0, 4)
  const rows = [0, 3, 6, 9].map(start =>
    [1, 2, 3].map(place => `${year}-${String(start + place).padStart(2, '0')}`),
  )

  useEffect(() => {
    if (follow.current) current.current?.focus()
    follow.current = false
  })

  function move(event: KeyboardEvent) {
    const by = monthsBy(event.key, month)
    if (by === undefined) return
    event.preventDefault()
    follow.current = true
    setMonth(within(shift(month, by), min, max))
  }

  return (
    <S.Root {...rest}>
      <CalendarHead
        year={Number(year)}
        years={[
          Math.max(Number(min.slice(0, 4)), 1900),
          Math.min(Number(max.slice(0, 4)), Number(today.slice(0, 4)) + 20),
        ]}
        onTurn={next => setMonth(within(`${next}${month.slice(4)}`, min, max))}
      />
      <S.Grid role="grid" aria-label={`${year}年`} onKeyDown={move}>
        <tbody>
          {rows.map(row => (
            <tr key={row[0]}>
              {row.map(date => (
                <td key={date} aria-selected={date === value}>
                  <S.Cell
                    ref={date === month ? current : undefined}
                    type="button"
                    tabIndex={date === month ? 0 : -1}
                    aria-label={`${year}年${Number(date.slice(5))}月`}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={date < min || date > max}
                    data-chosen={date === value}
                    data-today={date === today}
                    onClick={() => {
                      if (date >= min && date <= max) onChange(date)
                    }}
                  >
                    {Number(date.slice(5))} 月
                  </S.Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Grid>
    </S.Root>
  )
}
