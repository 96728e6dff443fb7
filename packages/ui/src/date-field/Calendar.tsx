import { useId, type KeyboardEvent } from 'react'
import { CalendarCell } from './CalendarCell.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import * as S from './Calendar.styles.ts'
import { shiftDay, weekday, weeksOf } from './day.ts'
import { useCalendar, type CalendarProps } from './use-calendar.ts'

const weekdays = ['一', '二', '三', '四', '五', '六', '日']
const spoken = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日 星期${weekdays[weekday(day)]}`
}

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
  const calendar = { value, onChange, min, max, today }
  const { date: day, current, years, turn, onKeyDown } = useCalendar(calendar, step)
  const month = day.slice(0, 7)
  const [year = 0, number = 1] = month.split('-').map(Number)

  return (
    <S.Root {...rest}>
      <CalendarHead
        year={year}
        month={number}
        years={years}
        onTurn={(nextYear, nextMonth) =>
          turn(shiftDay(day, { months: (nextYear - year) * 12 + nextMonth - number }))
        }
      />
      <S.Grid role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
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
                  <CalendarCell
                    key={date}
                    date={date}
                    label={spoken(date)}
                    calendar={calendar}
                    current={date === day ? current : undefined}
                  >
                    {Number(date.slice(8))}
                  </CalendarCell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </S.Grid>
    </S.Root>
  )
}
