import { useEffect, useEffectEvent } from 'react'
import { mayGuess } from './may-guess.ts'

/** A page that was shown for so long is being read. */
const restMs = 600
/** A browser that draws all the time has no idle moment; the work is done then as well. */
const busyMs = 1_500

/** Does the work once for each `subject`, when the page rests and the browser has nothing else to do; `null` waits. */
export function useWhenIdle(subject: unknown, work: () => void): void {
  const start = useEffectEvent(() => {
    if (mayGuess()) work()
  })

  useEffect(() => {
    if (subject === null) return undefined
    let idle: number | undefined
    const timer = setTimeout(() => {
      // Safari has none
      if ('requestIdleCallback' in window) idle = requestIdleCallback(() => start(), { timeout: busyMs })
      else start()
    }, restMs)
    return () => {
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [subject])
}
