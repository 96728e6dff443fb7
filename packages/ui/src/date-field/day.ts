import { halfWidth } from '../composing/index.ts'

const two = (part: string) => part.padStart(2, '0')
const tidy = (text: string) => halfWidth(text).replace(/\s/g, '')

/** Days of the month; 1 to 12. */
export const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** YYYY-MM out of 202605, 2026-5, 2026/05, 2026.5, 2026年5月, also in full width; empty for anything else. */
export function readMonth(text: string): string {
  const match = /^(\d{4})(?:[-/.年])?(\d{1,2})月?$/.exec(tidy(text))
  const [, year = '', month = ''] = match ?? []
  if (!match || Number(year) < 1000 || Number(month) < 1 || Number(month) > 12) return ''
  return `${year}-${two(month)}`
}

/** YYYY-MM-DD out of 20260518, 2026/5/18, 2026.5.18, 2026年5月18日, also in full width; empty for a day that is none. */
export function readDay(text: string): string {
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(tidy(text))
  const match = plain ?? /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(tidy(text))
  const [, year = '', month = '', day = ''] = match ?? []
  const start = readMonth(`${year}-${month}`)
  if (start === '' || Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month))) return ''
  return `${start}-${two(day)}`
}

/** `day` shifted by days, or by months with the day kept where the month is long enough. */
export function shiftDay(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const kept = Math.min(date, daysIn(first.getUTCFullYear(), first.getUTCMonth() + 1))
  first.setUTCDate(kept + days)
  return first.toISOString().slice(0, 10)
}

/** Monday 0 to Sunday 6. */
export const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The weeks that show a month (YYYY-MM), from Monday; days of its neighbours are null. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const lead = weekday(`${month}-01`)
  const cells = Array.from({ length: Math.ceil((lead + daysIn(year, number)) / 7) * 7 }, (_, index) => {
    const date = index - lead + 1
    return date < 1 || date > daysIn(year, number) ? null : `${month}-${two(String(date))}`
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
