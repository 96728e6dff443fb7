import type { KeyboardEvent } from 'react'
import { CalendarCell } from '../date-field/CalendarCell.tsx'
import { CalendarHead } from '../date-field/CalendarHead.tsx'
import * as S from '../date-field/Calendar.styles.ts'
import { shiftDay } from '../date-field/day.ts'
import { useCalendar, type CalendarProps } from '../date-field/use-calendar.ts'

const shift = (month: string, months: number) => shiftDay(`${month}-01`, { months }).slice(0, 7)
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
}

/** Home and End stay in the row of three. */
function step({ key }: KeyboardEvent, month: string): string | undefined {
  const place = (Number(month.slice(5)) - 1) % 3
  const by = { ...steps, Home: -place, End: 2 - place }[key]
  return by === undefined ? undefined : shift(month, by)
}

/** A year to choose a month from; takes the focus when it appears. */
export function MonthCalendar({ value, onChange, min, max, today, ...rest }: CalendarProps) {
  const calendar = { value, onChange, min, max, today }
  const { date: month, current, years, turn, onKeyDown } = useCalendar(calendar, step)
  const year = month.slice(0, 4)
  const rows = [0, 3, 6, 9].map(start =>
    [1, 2, 3].map(place => `${year}-${String(start + place).padStart(2, '0')}`),
  )

  return (
    <S.Root {...rest}>
      <CalendarHead year={Number(year)} years={years} onTurn={next => turn(`${next}${month.slice(4)}`)} />
      <S.Grid role="grid" aria-label={`${year}年`} onKeyDown={onKeyDown}>
        <tbody>
          {rows.map(row => (
            <tr key={row[0]}>
              {row.map(date => (
                <CalendarCell
                  key={date}
                  date={date}
                  label={`${year}年${Number(date.slice(5))}月`}
                  calendar={calendar}
                  current={date === month ? current : undefined}
                >
                  {Number(date.slice(5))} 月
                </CalendarCell>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Grid>
    </S.Root>
  )
}
