/** The calendar of the table, counted day by day on its own: nothing of the portal's is used. Times are Shanghai's. */
const dayLength = 86_400_000
const shift = 8 * 3_600_000

export const dayAt = (time: Date): string => new Date(time.getTime() + shift).toISOString().slice(0, 10)
const at = (day: number, clock: string): Date =>
  new Date(`${new Date(day).toISOString().slice(0, 10)}T${clock}+08:00`)
const midnight = (time: Date): number => Math.floor((time.getTime() + shift) / dayLength) * dayLength
const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay())

/** So many days later, at the day's last second. */
export const daysOn = (time: Date, days: number): Date => at(midnight(time) + days * dayLength, '23:59:59')

/** So many Mondays to Fridays later, not counting today. */
export function workdaysOn(time: Date, days: number, clock = '23:59:59'): Date {
  let day = midnight(time)
  for (let done = 0; done < days;) {
    day += dayLength
    if (!isWeekend(day)) done += 1
  }
  return at(day, clock)
}

/** Mondays to Fridays after today, the last one counted. */
export function workdaysTo(time: Date, end: Date): number {
  let count = 0
  for (let day = midnight(time) + dayLength; day <= midnight(end); day += dayLength)
    if (!isWeekend(day)) count += 1
  return count
}

/** The last day of three years from this day; those from 29 February are counted from the 28th. */
export function threeYears(time: Date): string {
  const [year = 0, month = 0, date = 0] = dayAt(time).split('-').map(Number)
  const last = month === 2 && date === 29 ? 28 : date
  return new Date(Date.UTC(year + 3, month - 1, last - 1)).toISOString().slice(0, 10)
}
