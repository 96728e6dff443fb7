import { addDays, daysBetween } from '@portal/api/rules/dates'

/** Monday to Friday; public holidays are not known here, so a deadline is never later than promised. */
const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** The day on which `count` working days after `day` are over. */
export function workingDaysAfter(day: string, count: number): string {
  let current = day
  for (let left = count; left > 0;) {
    current = addDays(current, 1)
    if (isWorkingDay(current)) left -= 1
  }
  return current
}

/** Working days from the day after `from` up to and with `to`. */
export function workingDaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to)
  if (days <= 0) return 0
  const weeks = Math.floor(days / 7)
  let count = weeks * 5
  for (let day = addDays(from, weeks * 7 + 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day)) count += 1
  return count
}
