import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The record that a desk is going to, which is behind the one it has drawn when keys come quickly: `now()` names it,
 * and `to` leads on.
 */
export function useHeading(record: string | undefined) {
  /** The drawn one, and what was asked for since. */
  const asked = useRef<(string | undefined)[]>([])
  useLayoutEffect(() => {
    const drawn = asked.current.lastIndexOf(record)
    asked.current = drawn === -1 ? [record] : asked.current.slice(drawn)
  }, [record])
  useEffect(
    () => () => {
      // an answer that comes when the desk is gone must not lead back to it
      asked.current = []
    },
    [],
  )
  return {
    now: () => asked.current.at(-1),
    to(next: string) {
      asked.current.push(next)
    },
  }
}
