import { useSyncExternalStore } from 'react'
import { dayOf } from '../rules/dates.ts'

const minute = 60_000

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => {
    clearInterval(timer)
  }
}

/** The day in Shanghai, `YYYY-MM-DD`; a page left open over midnight moves on with it. */
export const useToday = (): string => useSyncExternalStore(everyMinute, () => dayOf(new Date()))
