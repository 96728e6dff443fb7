import { useSyncExternalStore } from 'react'
import { dayOf, formatTime } from '../rules/dates.ts'

const minute = 60_000

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => {
    clearInterval(timer)
  }
}

/** The day in Shanghai, `YYYY-MM-DD`; a page left open over midnight moves on with it. */
export const useToday = (): string => useSyncExternalStore(everyMinute, () => dayOf(new Date()))

/** The minute in Shanghai, `YYYY-MM-DD HH:mm`: for what waits. */
export const useMinute = (): string =>
  useSyncExternalStore(everyMinute, () => formatTime(new Date()).slice(0, 16))
