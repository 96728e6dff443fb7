import { useRef, type RefObject } from 'react'
import type { Read } from '@portal/api/hooks/use-read'
import { useLocation, type NavigateOptions } from 'react-router-dom'
import { useListAhead, type ListAhead } from '../../shared/ahead/index.ts'
import { useLastPage } from '../../shared/list-page/index.ts'
import { deskEntryOf } from './history-entry.ts'
import { placesBefore } from './neighbours.ts'
import type { DeskView } from './use-desk-address.ts'
import { useLastPlace, useOpenRecord } from './use-open-record.ts'
import type { PlaceOptions } from './use-place.ts'
import { useWalk } from './use-walk.ts'
import type { Ways } from './walk-keys.ts'

/** One page of a queue, as a call answers it. */
export interface QueueAnswer {
  list: readonly object[]
  page: number
  page_size: number
  total: number
  /** More match than `total`. */
  more?: true | undefined
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
  /** Asks for what is about to be opened. */
  ahead: ListAhead
  /** What lies open before somebody picks a record. */
  opens: 'first' | 'none'
  /** The open tab, and the one that a row is of: rows of the tab before are there until the new ones come. */
  tab?: { open: string | number; tabOf: (row: Answer['list'][number]) => string | number } | undefined
}

/** Place of the open record, and the ways on. */
export interface Walk extends Ways {
  /** From 1, over all pages; null when the record is not on this one. */
  at: number | null
  total: number
  /** There are more than `total`. */
  more?: boolean | undefined
}

/** A record with what the queue knows of it. */
export interface OpenRecord<Row> {
  /** undefined: none lies open. */
  record: string | undefined
  /** undefined where it is on another page. */
  row: Row | undefined
  walk: Walk
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
  /** What the queue knows of it; undefined where it is on another page. */
  row: Answer['list'][number] | undefined
  /** The queue has come, and nothing of it lies open. */
  empty: boolean
  walk: Walk
  /** Where a narrow window is: at the list, or at the record somebody picked from it. */
  step: 'list' | 'work'
  /** What a drawer shows of a record that is about to lie open. */
  recordAt: (record: string | undefined) => OpenRecord<Answer['list'][number]>
  /** A drawer that shows a record before the address is drawn says here how. */
  seen: RefObject<((record: string | undefined) => void) | null>
  /** For `usePlace`, where the rows are drawn. */
  place: PlaceOptions
  page: number
  turnTo: (page: number) => void
  open: (record: string) => void
  /** Back to the list. */
  close: () => void
  /** Another record was picked and is not drawn yet. */
  isLeaving: () => boolean
  /** Names the open record in the address, so that it stays. */
  hold: (record: string) => void
  /** Goes on from a record that is done to its neighbour, unless another lies open by now. */
  leave: (record: string) => void
  /** What asks ahead when it is pointed at: the rows, and the way to the other pages. */
  ahead: ReturnType<typeof useListAhead>
}

/** The rows of a queue as far as they are those of the view, not of the page or the tab before. */
function useQueue<Answer extends QueueAnswer>({
  address: { view, show },
  queue,
  keyOf,
  tab,
}: Pick<DeskOptions<Answer>, 'address' | 'queue' | 'keyOf' | 'tab'>) {
  const past = useLastPage(queue.data, view.page, last => show({ page: last }, { replace: true }))
  const data = past ? undefined : queue.data
  const list: readonly Answer['list'][number][] = data?.list ?? []
  const rows = tab ? list.filter(row => tab.tabOf(row) === tab.open) : list
  return {
    data,
    rows,
    arrived: data?.page === view.page && (rows.length > 0 || list.length === 0),
    keys: rows.map(row => keyOf(row)),
  }
}

/**
 * Which record of a queue lies open, and the ways through the queue. A record that leaves the queue stays open until
 * somebody goes on.
 */
export function useDesk<Answer extends QueueAnswer>(options: DeskOptions<Answer>): Desk<Answer> {
  const { address, queue, keyOf, ahead, opens, tab } = options
  const { view, show } = address
  const { page, record: named } = view
  const { data, rows, arrived, keys } = useQueue(options)

  const { record, forgetFirst } = useOpenRecord(
    named,
    `${tab?.open} ${page}`,
    opens === 'first' && arrived ? keys[0] : undefined,
  )
  function placeOf(key: string | undefined): number | null {
    const at = key === undefined ? -1 : keys.indexOf(key)
    return data && at !== -1 ? placesBefore(data) + at : null
  }
  const lastPlace = useLastPlace(record, placeOf(record))
  const seen = useRef<((record: string | undefined) => void) | null>(null)

  const entry = deskEntryOf(useLocation().state)
  const { waysFrom, ...moves } = useWalk({
    view,
    show,
    queue: queue.data && { ...queue.data, keys },
    record,
    lastPlace,
    reached: arrived && entry?.goesTo ? keys.at(entry.goesTo === 'first' ? 0 : -1) : undefined,
    forgetFirst,
    seen,
  })

  function recordAt(key: string | undefined): OpenRecord<Answer['list'][number]> {
    const place = placeOf(key)
    const at = place === null ? null : place + 1
    return {
      record: key,
      row: key === undefined ? undefined : rows[keys.indexOf(key)],
      walk: { at, total: data?.total ?? 0, more: data?.more, ...waysFrom(key) },
    }
  }

  return {
    ...moves,
    data,
    rows,
    arrived,
    error: queue.error,
    reload: queue.reload,
    keyOf,
    ...recordAt(record),
    recordAt,
    seen,
    empty: record === undefined && arrived,
    step: named === null ? 'list' : 'work',
    place: { named, record, remembered: entry?.place ?? null, arrived },
    page,
    turnTo: to => show({ page: to, record: null }),
    ahead: useListAhead(
      { page, continued: data && arrived && page * data.page_size < data.total ? data : null },
      ahead,
    ),
  }
}
