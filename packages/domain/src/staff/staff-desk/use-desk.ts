import { useEffect, useRef, useState } from 'react'

export interface DeskQuestion<Row> {
  /** Which queue it is. */
  queue: string
  /** The page of it that came; undefined while loading. */
  answer: { list: readonly Row[]; page: number; page_size: number } | undefined
  /** Whether a row is of this queue: the answer of the tab before must not be worked on. */
  belongs: (row: Row) => boolean
  keyOf: (row: Row) => string
  /** The record that the address names. */
  named: string | null
  /** Writes a record into the address, or none. */
  show: (record: string | null, how: { replace: boolean }) => void
}

/**
 * Which record lies on a desk, and the way through its queue. It is the one the address names, else the first of the
 * queue. That one stays when others arrive before it, until somebody goes back to the list.
 */
export function useDesk<Row extends object>(question: DeskQuestion<Row>) {
  const { queue, answer, belongs, keyOf, named, show } = question
  const rows = (answer?.list ?? []).filter(row => belongs(row))
  const keys = rows.map(row => keyOf(row))
  const [top] = keys
  const [first, setFirst] = useState<{ queue: string; record: string } | null>(null)
  if (top !== undefined && first?.queue !== queue) setFirst({ queue, record: top })
  const record = named ?? (first?.queue === queue ? first.record : undefined)
  const at = keys.findIndex(key => key === record)
  const onDesk = useRef(record)
  useEffect(() => {
    onDesk.current = record
    // an answer that comes when the desk is gone must not lead back to it
    return () => {
      onDesk.current = undefined
    }
  })

  function put(next: string | null, replace: boolean) {
    if (next === null) setFirst(null)
    show(next, { replace })
  }
  const walkTo = (next: string | undefined) => (next === undefined ? null : () => put(next, true))

  return {
    rows,
    record,
    /** The queue has come, and nothing of it is on the desk. */
    empty: record === undefined && answer !== undefined,
    /** Place in the queue, from 1; null when the record is not among the rows of this page. */
    at: answer === undefined || at === -1 ? null : (answer.page - 1) * answer.page_size + at + 1,
    /** Where a narrow window is: at the list, or at the record somebody picked from it. */
    step: named === null ? ('list' as const) : ('work' as const),
    /** Ways to the neighbours; one that has left the queue is followed by its first. */
    ways: { onPrevious: walkTo(keys[at - 1]), onNext: walkTo(keys[at + 1]) },
    pick: (next: string) => put(next, named !== null),
    back: () => put(null, true),
    /** Names a record in the address, so that it stays while something is done about it. */
    hold(kept: string) {
      if (named !== kept) put(kept, true)
    },
    /** Goes on from a record that is done to its neighbour, unless another lies on the desk by now. */
    leave(done: string) {
      if (onDesk.current === done) put(keys[at + 1] ?? keys[at - 1] ?? null, true)
    },
  }
}
