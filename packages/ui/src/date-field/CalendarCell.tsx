import type { ReactNode, RefObject } from 'react'
import * as S from './Calendar.styles.ts'
import type { CalendarProps } from './use-calendar.ts'

interface CalendarCellProps {
  date: string
  /** Spoken name of the date. */
  label: string
  /** What the whole calendar was given. */
  calendar: Pick<CalendarProps, 'value' | 'onChange' | 'min' | 'max' | 'today'>
  /** Holds the button of the date that the calendar stands on, the only one in the tab order. */
  current: RefObject<HTMLButtonElement | null> | undefined
  children: ReactNode
}

/** One date of a calendar. */
export function CalendarCell({ date, label, calendar, current, children }: CalendarCellProps) {
  const { value, onChange, min, max, today } = calendar
  const offered = date >= min && date <= max
  return (
    <td aria-selected={date === value}>
      <S.Cell
        ref={current}
        type="button"
        tabIndex={current ? 0 : -1}
        aria-label={label}
        aria-current={date === today ? 'date' : undefined}
        aria-disabled={!offered}
        data-chosen={date === value}
        data-today={date === today}
        onClick={() => {
          if (offered) onChange(date)
        }}
      >
        {children}
      </S.Cell>
    </td>
  )
}
