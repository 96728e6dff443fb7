/**
 * Days are `YYYY-MM-DD`, times `YYYY-MM-DD HH:mm:ss`, both in Asia/Shanghai (D1.5). China has kept UTC+8 without
 * daylight saving since 1991; these helpers serve dates from then on.
 */
const offset = 8 * 3_600_000
const dayLength = 86_400_000

/** A real calendar day written `YYYY-MM-DD`, from 1900 to 2199. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number]
  const parsed = new Date(Date.UTC(year, month - 1, date))
  return year >= 1900 && year < 2200 && parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === date
}

const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** An instant as `YYYY-MM-DD HH:mm:ss` in Shanghai. Lists have a hundred: part by part takes half of `toISOString`'s time. */
export function formatTime(instant: Date): string {
  const there = new Date(instant.getTime() + offset)
  const year = String(there.getUTCFullYear()).padStart(4, '0')
  const day = `${year}-${twoDigits[there.getUTCMonth() + 1]}-${twoDigits[there.getUTCDate()]}`
  return `${day} ${twoDigits[there.getUTCHours()]}:${twoDigits[there.getUTCMinutes()]}:${twoDigits[there.getUTCSeconds()]}`
}

/** The day in Shanghai at an instant. */
export const dayOf = (instant: Date): string => formatTime(instant).slice(0, 10)

/** Expiry dates are shown as their first 10 characters (product.md §2). */
export const shortDay = (time: string): string => time.slice(0, 10)

/** The instant of a Shanghai time; a bare day means its first second. Slashes are read like dashes (product.md §4). */
export function parseTime(text: string): Date {
  const [day = '', time = '00:00:00'] = text.replaceAll('/', '-').split(' ')
  return new Date(`${day}T${time}+08:00`)
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number): string =>
  new Date(midnight(day) + days * dayLength).toISOString().slice(0, 10)

/** The last day of a month, `YYYY-MM`. */
export const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayLength)

/** The last second of the day `days` after the one of `now` (D1.5). */
export const endOfDayAfter = (now: Date, days: number): Date =>
  parseTime(`${addDays(dayOf(now), days)} 23:59:59`)

/** The same day in another year; 29 February becomes 28 February. */
export function addYears(day: string, years: number): string {
  const moved = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`
}

/** Last day of a one-year period that starts on `day`. */
export const endOfYearFrom = (day: string): string =>
  addDays(addYears(day, 1), day.endsWith('02-29') ? 0 : -1)
