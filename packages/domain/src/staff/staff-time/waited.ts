import { parseTime } from '@portal/api/rules/dates'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long somebody has waited since a time, in its largest unit: `24 分`, `3 小时`, `2 天`. */
export function waited(since: string, now: string): { text: string; days: number } {
  const passed = Math.max(0, parseTime(now).getTime() - parseTime(since).getTime())
  const days = Math.floor(passed / day)
  if (days > 0) return { text: `${days} 天`, days }
  return {
    text:
      passed < hour ? `${Math.max(1, Math.floor(passed / minute))} 分` : `${Math.floor(passed / hour)} 小时`,
    days,
  }
}
