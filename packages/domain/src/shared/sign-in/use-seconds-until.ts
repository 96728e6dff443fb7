import { useSyncExternalStore } from 'react'

const never = () => () => undefined
function everyHalfSecond(listener: () => void) {
  const timer = setInterval(listener, 500)
  return () => {
    clearInterval(timer)
  }
}

export const secondsFromNow = (seconds: number) => Date.now() + seconds * 1000

/** Whole seconds until then. */
export const useSecondsUntil = (then: number): number =>
  useSyncExternalStore(
    then === 0 ? never : everyHalfSecond,
    () => Math.max(0, Math.ceil((then - Date.now()) / 1000)),
    () => 0,
  )
