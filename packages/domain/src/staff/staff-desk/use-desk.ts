import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Read } from '@portal/api/hooks/use-read'
import { useLocation, type NavigateOptions } from 'react-router-dom'
import { useLastPage } from '../../shared/list-page/index.ts'
import { useShortcuts } from '../staff-shortcuts/index.ts'
import { deskEntryOf, type DeskEntry } from './history-entry.ts'
import { neighboursOf, placesBefore } from './neighbours.ts'
import type { DeskView } from './use-desk-address.ts'
import { usePlace } from './use-place.ts'
import type { Ways } from './walk-keys.ts'

/** One page of a queue, as a call answers it. */
export interface QueueAnswer {
  list: readonly object[]
  page: number
  page_size: number
  total: number
}

export interface DeskOptions<Answer extends QueueAnswer> {
  /** `useDeskAddress`. */
  address: {
    view: DeskView
    show: (part: Partial<DeskView>, options?: NavigateOptions) => void
  }
  /** The page of the queue that the view asks for. */
  queue: Read<Answer>
  keyOf: (row: Answer['list'][number]) => string
  /** What lies open before somebody picks a record. */
  opens: 'first' | 'none'
  /** The open tab, and the one that a row is of: rows of the tab before are there until the new ones come. */
  tab?: { open: string | number; of: (row: Answer['list'][number]) => string | number } | undefined
}

/** Place of the open record, and the ways on. */
export interface Walk extends Ways {
  /** From 1, over all pages; null when the record is not on this one. */
  at: number | null
  of: number
}

export interface Desk<Answer extends QueueAnswer = QueueAnswer> {
  /** Latest answer; undefined while loading. */
  data: Answer | undefined
  rows: readonly Answer['list'][number][]
  /** The rows are those of the view, not of the page or the tab before. */
  arrived: boolean
  error: Read<Answer>['error']
  reload: () => void
  keyOf: (row: Answer['list'][number]) => string
  /** Key of the record that lies open. */
  record: string | undefined
  /** The queue has come, and nothing of it lies open. */
  empty: boolean
  walk: Walk
  /** Where a narrow window is: at the list, or at the record somebody picked from it. */
  step: 'list' | 'work'
  /** The queue itself: what is around its rows takes it. */
  list: RefObject<HTMLDivElement | null>
  page: number
  turnTo: (page: number) => void
  open: (record: string) => void
  /** Back to the list. */
  close: () => void
  /** Names the open record in the address, so that it stays. */
  hold: (record: string) => void
  /** Goes on from a record that is done to its neighbour, unless another lies open by now. */
  leave: (record: string) => void
}

/** The record that the address names, else the first of the queue, which stays when others arrive before it. */
function useOpenRecord(named: string | null, queueName: string, top: string | undefined) {
  const [first, setFirst] = useState<{ queueName: string; record: string } | null>(null)
  if (top !== undefined && first?.queueName !== queueName) setFirst({ queueName, record: top })
  const record = named ?? (first?.queueName === queueName ? first.record : undefined)
  return { record, forgetFirst: () => setFirst(null) }
}

/** Where the open record was last seen in the queue, counted from 0 over all pages. */
function useLastPlace(record: string | undefined, place: number | null): number | null {
  const [seen, setSeen] = useState<{ record: string; place: number } | null>(null)
  if (record !== undefined && place !== null && (seen?.record !== record || seen.place !== place))
    setSeen({ record, place })
  return seen !== null && seen.record === record ? seen.place : null
}

/**
 * Which record of a queue lies open, and the ways through the queue: by button, by J and K, over the ends of its pages.
 * A record that leaves the queue stays open until somebody goes on.
 */
export function useDesk<Answer extends QueueAnswer>({
  address: { view, show },
  queue,
  keyOf,
  opens,
  tab,
}: DeskOptions<Answer>): Desk<Answer> {
  const { page, record: named } = view
  const past = useLastPage(queue.data, page, last => show({ page: last }, { replace: true }))
  const data = past ? undefined : queue.data
  const list: readonly Answer['list'][number][] = data?.list ?? []
  const rows = tab ? list.filter(row => tab.of(row) === tab.open) : list
  const arrived = data?.page === page && (rows.length > 0 || list.length === 0)
  const keys = rows.map(row => keyOf(row))

  const { record, forgetFirst } = useOpenRecord(
    named,
    `${tab?.open} ${page}`,
    opens === 'first' && arrived ? keys[0] : undefined,
  )
  const at = record === undefined ? -1 : keys.indexOf(record)
  const place = data && at !== -1 ? placesBefore(data) + at : null
  const lastPlace = useLastPlace(record, place)

  const entry = deskEntryOf(useLocation().state)
  const reached = arrived && entry?.goesTo ? keys.at(entry.goesTo === 'first' ? 0 : -1) : undefined

  // the key after the next comes before the page has drawn the next
  const heading = useRef(record)
  useEffect(() => {
    heading.current = record
    // an answer that comes when the desk is gone must not lead back to it
    return () => {
      heading.current = undefined
    }
  }, [record])

  function neighbours(of: string | undefined) {
    // past the end of the queue as well: what was the last record of it leads back
    if (!queue.data || of === undefined) return { previous: null, next: null }
    return neighboursOf({ ...queue.data, keys }, of, of === record ? lastPlace : null)
  }
  const go = (to: Partial<DeskView>, state: DeskEntry | null, replace: boolean) =>
    show(to, { replace, preventScrollReset: true, state })
  function put(to: string, replace: boolean, onPage = page) {
    heading.current = to
    go({ page: onPage, record: to }, { place: to }, replace)
  }
  function walk(way: 'previous' | 'next') {
    const from = heading.current
    const step = neighbours(from)[way]
    if (!step || from === undefined) return
    if ('record' in step) put(step.record, true, step.page)
    // the record stays until the page is there
    else go({ page: step.page, record: from }, { place: from, goesTo: step.end }, true)
  }
  const { previous, next } = neighbours(record)
  const ways = {
    onPrevious: previous && (() => walk('previous')),
    onNext: next && (() => walk('next')),
  }
  function close() {
    forgetFirst()
    go({ record: null }, record === undefined ? null : { place: record }, true)
  }

  const latest = useRef({ ways, put, close })
  useEffect(() => {
    latest.current = { ways, put, close }
  })
  useEffect(() => {
    if (reached !== undefined) latest.current.put(reached, true)
  }, [reached])

  useShortcuts({ j: ways.onNext, k: ways.onPrevious })

  return {
    data,
    rows,
    arrived,
    error: queue.error,
    reload: queue.reload,
    keyOf,
    record,
    empty: record === undefined && arrived,
    walk: { at: place === null ? null : place + 1, of: data?.total ?? 0, ...ways },
    step: named === null ? 'list' : 'work',
    list: usePlace({ named, record, remembered: entry?.place ?? null, arrived }),
    page,
    turnTo: to => show({ page: to, record: null }),
    open(picked) {
      // the list itself remembers the row too: Back leads there
      if (named === null) go({}, { place: picked }, true)
      put(picked, named !== null)
    },
    close,
    hold(kept) {
      if (named !== kept) put(kept, true)
    },
    leave(done) {
      const { onNext, onPrevious } = latest.current.ways
      if (heading.current === done) (onNext ?? onPrevious ?? latest.current.close)()
    },
  }
}
