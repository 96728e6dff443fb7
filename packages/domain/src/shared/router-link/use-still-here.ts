import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The key that React Router keeps with the newest entry of the browser's history. The first entry of a visit has none,
 * nor has a story, which keeps its addresses in memory.
 */
export function newestEntry(): string | undefined {
  const { key }: { key?: unknown } = Object(window.history.state)
  return typeof key === 'string' ? key : undefined
}

/**
 * Tells whether the person is still on the page that asks: only then may an answer lead on from it. A press on a link
 * changes the address at once, but React draws it when it has time (a transition); an answer that comes in between would
 * undo the press.
 */
export function useStillHere(): () => boolean {
  const { key } = useLocation()
  const drawn = useRef<string>(null)
  useLayoutEffect(() => {
    drawn.current = key
    return () => {
      drawn.current = null
    }
  }, [key])
  return useCallback(() => {
    const newest = newestEntry()
    return drawn.current !== null && (newest === undefined || newest === drawn.current)
  }, [])
}
