import { useEffect, useRef, type RefObject } from 'react'

/** What takes the focus of a row: the row itself, or the link that opens it. */
function findRow(list: HTMLElement | null, record: string): HTMLElement | null {
  const row = list?.querySelector<HTMLElement>(`[data-record="${CSS.escape(record)}"]`)
  return (row?.matches('a, button') ? row : row?.querySelector('a')) ?? null
}

function show(row: HTMLElement | null, focus: boolean) {
  // the whole row, not only the link in it
  row?.closest('[data-record]')?.scrollIntoView({ block: 'nearest' })
  if (focus) row?.focus({ preventScroll: true })
}

/** Nothing has the focus: the content as a whole, as after an arrival, or what has just been hidden. */
function focusIsFree(): boolean {
  const focused = document.activeElement
  return focused === null || focused.matches('body, #content') || !focused.checkVisibility()
}

export interface PlaceOptions {
  /** The record that the address names. */
  named: string | null
  /** The record that lies open. */
  record: string | undefined
  /** The record whose row one was at when the page was left; read once. */
  remembered: string | null
  /** The rows of the queue are there. */
  arrived: boolean
}

/**
 * Keeps the row of the open record in sight, and leads back to the row one was at: after Back, a reload, and when a
 * record is closed. What is around the rows takes the ref.
 */
export function usePlace({
  named,
  record,
  remembered,
  arrived,
}: PlaceOptions): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef(remembered)
  const before = useRef(named)

  useEffect(() => {
    if (record === undefined || !arrived) return
    const focused = document.activeElement?.closest('[data-record]')
    // whoever walks from row to row takes the focus along
    show(findRow(list.current, record), list.current?.contains(focused ?? null) === true)
  }, [record, arrived])

  useEffect(() => {
    if (!arrived || place.current === null) return
    show(findRow(list.current, place.current), focusIsFree())
    place.current = null
  }, [arrived])

  useEffect(() => {
    if (before.current !== null && named === null) show(findRow(list.current, before.current), focusIsFree())
    before.current = named
  }, [named])

  return list
}
