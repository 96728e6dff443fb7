import { startTransition, useEffect, useRef, type RefObject } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { useShortcuts } from '../staff-shortcuts/index.ts'
import type { DeskEntry } from './history-entry.ts'
import { neighboursOf, type QueuePage } from './neighbours.ts'
import type { DeskView } from './use-desk-address.ts'
import { useHeading } from './use-heading.ts'

interface WalkOptions {
  view: DeskView
  show: (part: Partial<DeskView>, options?: NavigateOptions) => void
  /** The page of the queue; past its end as well: what was the last record leads back. */
  queue: QueuePage | undefined
  /** The record that lies open. */
  record: string | undefined
  /** Where it was last seen in the queue. */
  lastPlace: number | null
  /** The record at which a step over the end of a page has arrived. */
  reached: string | undefined
  forgetFirst: () => void
  /** Shows a record, or none, before the address and what hangs on it are drawn; nothing where no drawer stands. */
  seen: RefObject<((record: string | undefined) => void) | null>
}

/** Opens and closes records, and goes from one to its neighbour: by button, by J and K, over the ends of the pages. */
export function useWalk({ view, show, queue, record, lastPlace, reached, forgetFirst, seen }: WalkOptions) {
  const { page, record: named } = view

  const heading = useHeading(record)

  function neighbours(from: string | undefined) {
    if (!queue || from === undefined) return { previous: null, next: null }
    return neighboursOf(queue, from, from === record ? lastPlace : null)
  }
  function go(to: Partial<DeskView>, state: DeskEntry | null, replace: boolean) {
    show(to, { replace, preventScrollReset: true, state })
    heading.moved()
  }
  /** A drawer shows the record, or none, at once; the rest of the desk follows the address. */
  function atOnce(to: string | undefined, change: () => void) {
    const see = seen.current
    if (!see) {
      change()
      return
    }
    startTransition(() => {
      see(to)
      change()
    })
  }
  function put(to: string, replace: boolean, onPage = page) {
    heading.to(to)
    atOnce(to, () => go({ page: onPage, record: to }, { place: to }, replace))
  }
  function walk(way: 'previous' | 'next') {
    const from = heading.now()
    const step = neighbours(from)[way]
    if (!step || from === undefined) return
    if ('record' in step) put(step.record, true, step.page)
    // the record stays until the page is there
    else go({ page: step.page, record: from }, { place: from, goesTo: step.end }, true)
  }
  function waysFrom(from: string | undefined) {
    const { previous, next } = neighbours(from)
    return {
      onPrevious: previous && (() => walk('previous')),
      onNext: next && (() => walk('next')),
    }
  }
  const ways = waysFrom(record)
  function close() {
    forgetFirst()
    const from = heading.now()
    atOnce(undefined, () => go({ record: null }, from === undefined ? null : { place: from }, true))
  }

  function arrive(at: string) {
    if (heading.isHere()) put(at, true)
  }

  const latest = useRef({ ways, arrive, close })
  useEffect(() => {
    latest.current = { ways, arrive, close }
  })
  useEffect(() => {
    if (reached !== undefined) latest.current.arrive(reached)
  }, [reached])

  // also at an end that is drawn: the way back may be on its way
  useShortcuts({ j: () => walk('next'), k: () => walk('previous') })

  return {
    waysFrom,
    close,
    open(picked: string) {
      // the list itself remembers the row too: Back leads there
      if (named === null) go({}, { place: picked }, true)
      put(picked, named !== null)
    },
    isLeaving() {
      const next = heading.now()
      return next !== undefined && next !== record
    },
    hold(kept: string) {
      if (named !== kept && heading.now() === kept) put(kept, true)
    },
    leave(done: string) {
      const { onNext, onPrevious } = latest.current.ways
      if (heading.now() === done) (onNext ?? onPrevious ?? latest.current.close)()
    },
  }
}
