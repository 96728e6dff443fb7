import { dayOf, formatTime, parseTime } from '@portal/api/rules/dates'
import { workingDaysAfter, workingDaysBetween } from '../kernel/working-days.ts'

/** The last second of the day on which so many working days are over. */
export const endOfWorkingDays = (now: Date, count: number): Date =>
  parseTime(`${workingDaysAfter(dayOf(now), count)} 23:59:59`)

/** A publicity ends at 17:00 of its last working day, counted from the next one. */
export const endOfPublicity = (now: Date, count: number): Date =>
  parseTime(`${workingDaysAfter(dayOf(now), count)} 17:00:00`)

/** Working days until then, without today; once it is past, those since then, negative. */
export function workingDaysLeft(now: Date, until: Date): number {
  const [today, last] = [dayOf(now), dayOf(until)]
  return last < today ? -Math.max(1, workingDaysBetween(last, today)) : workingDaysBetween(today, last)
}

export const timeOrNull = (time: Date | null): string | null => (time === null ? null : formatTime(time))
