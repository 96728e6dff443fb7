import { useEffect, useLayoutEffect, useRef } from 'react'
import { newestEntry, useStillHere } from '../../shared/router-link/index.ts'

/**
 * The record that a desk is going to, which is ahead of the one it has drawn when keys come quickly: `now()` names it,
 * and `to` leads on. `now()` names none while somebody is on the way to another page or tab: no answer, and no focus,
 * may call them back.
 */
export function useHeading(record: string | undefined) {
  const isStillHere = useStillHere()
  /** The entry of the history that the desk itself has made last. */
  const own = useRef<string>(undefined)
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
  const isOwnNewest = () => newestEntry() === own.current
  return {
    isHere: () => isStillHere() || isOwnNewest(),
    now() {
      if (isOwnNewest()) return asked.current.at(-1)
      // Back, before what was asked for was drawn, has taken it back
      return isStillHere() ? asked.current[0] : undefined
    },
    to(next: string) {
      asked.current.push(next)
    },
    /** The desk has just changed the address itself. */
    moved() {
      own.current = newestEntry()
    },
  }
}
