import { dayOf, daysBetween } from './dates.ts'

/**
 * Whole years or days from a `YYYY-MM-DD` day until now (product.md §5). A year is full on the same month and day;
 * for 29 February on 1 March of a common year.
 */
export function elapsed(day: string, unit: 'years' | 'days', now: Date): number {
  const today = dayOf(now)
  if (unit === 'days') return daysBetween(day, today)
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4))
  return today.slice(5) < day.slice(5) ? years - 1 : years
}
