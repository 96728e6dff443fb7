import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { CalendarHead } from './CalendarHead.tsx'
import * as S from './Calendar.styles.ts'
import { shiftDay, weekday, weeksOf } from './day.ts'

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (day: string) => void
  /** First day that may be chosen. */
  min: string
  /** Last day that may be chosen. */
  max: string
  /** YYYY-MM-DD, marked in the grid. */
  today: string
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日']
const spoken = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日 星期${weekdays[weekday(day)]}`
}
const within = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day)

function step(event: KeyboardEvent, day: string): string | undefined {
  const months = event.shiftKey ? 12 : 1
  const steps: Partial<Record<string, () => string>> = {
    ArrowLeft: () => shiftDay(day, { days: -1 }),
    ArrowRight: () => shiftDay(day, { days: 1 }),
    ArrowUp: () => shiftDay(day, { days: -7 }),
    ArrowDown: () => shiftDay(day, { days: 7 }),
    Home: () => shiftDay(day, { days: -weekday(day) }),
    End: () => shiftDay(day, { days: 6 - weekday(day) }),
    PageUp: () => shiftDay(day, { months: -months }),
    PageDown: () => shiftDay(day, { months }),
  }
  return steps[event.key]?.()
}

/** A month to choose a day from, by the keys of the ARIA date grid; takes the focus when it appears. */
export function Calendar({ value, onChange, min, max, today, ...rest }: CalendarProps) {
  const titleId = useId()
  const [day, setDay] = useState(() => within(value || today, min, max))
  const current = useRef<HTMLButtonElement>(null)
  const follow = useRef(true)
  const month = day.slice(0, 7)
  const [year = 0, number = 1] = month.split('-').map(Number)

  useEffect(() => {
    if (follow.current) current.current?.focus()
    follow.current = false
  })

  function move(event: KeyboardEvent) {
    const next = step(event, day)
    if (next === undefined) return
    event.preventDefault()
    follow.current = true
    setDay(within(next, min, max))
  }

  return (
    <S.Root {...rest}>
      <CalendarHead
        year={year}
        month={number}
        years={[
          Math.max(Number(min.slice(0, 4)), 1900),
          Math.min(Number(max.slice(0, 4)), Number(today.slice(0, 4)) + 20),
        ]}
        onTurn={(nextYear, nextMonth) =>
          setDay(within(shiftDay(day, { months: (nextYear - year) * 12 + nextMonth - number }), min, max))
        }
      />
      <S.Grid role="grid" aria-labelledby={titleId} onKeyDown={move}>
        <caption id={titleId} aria-live="polite" hidden>
          {year}年{number}月
        </caption>
        <thead>
          <tr>
            {weekdays.map(name => (
              <th key={name} scope="col" abbr={`星期${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map(week => (
            <tr key={week[6] ?? week[0]}>
              {week.map((date, place) =>
                date === null ? (
                  <S.Blank key={weekdays[place]} />
                ) : (
                  <td key={date} aria-selected={date === value}>
                    <S.Cell
                      ref={date === day ? current : undefined}
                      type="button"
                      tabIndex={date === day ? 0 : -1}
                      aria-label={spoken(date)}
                      aria-current={date === today ? 'date' : undefined}
                      aria-disabled={date < min || date > max}
                      data-chosen={date === value}
                      data-today={date === today}
                      onClick={() => {
                        if (date >= min && date <= max) onChange(date)
                      }}
                    >
                      {Number(date.slice(8))}
                    </S.Cell>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </S.Grid>
    </S.Root>
  )
}
