/** One page of a queue, by the keys of its records. */
export interface QueuePage {
  keys: readonly string[]
  page: number
  page_size: number
  total: number
}

/** Where a step leads: to a record of this page, or to one end of the page beside it. */
export type Step = { page: number; record: string } | { page: number; end: 'first' | 'last' }

export interface Neighbours {
  previous: Step | null
  next: Step | null
}

/** Places in the queue before this page. */
export const placesBefore = ({ page, page_size }: Pick<QueuePage, 'page' | 'page_size'>) =>
  (page - 1) * page_size

/**
 * The records beside one. A record that has left the queue leaves its place, counted from 0 over all pages, to the one
 * behind it; one that was never seen in the queue is followed by the first of the page.
 */
export function neighboursOf(queue: QueuePage, record: string, lastPlace: number | null): Neighbours {
  const { keys, page, total } = queue
  const at = keys.indexOf(record)

  function stepTo(index: number): Step | null {
    const key = keys[index]
    if (key !== undefined) return { page, record: key }
    if (index < 0) return page > 1 ? { page: page - 1, end: 'last' } : null
    return placesBefore(queue) + keys.length < total ? { page: page + 1, end: 'first' } : null
  }

  if (at !== -1) return { previous: stepTo(at - 1), next: stepTo(at + 1) }
  if (lastPlace === null) return { previous: null, next: stepTo(0) }
  const left = Math.min(Math.max(lastPlace - placesBefore(queue), 0), keys.length)
  return { previous: stepTo(left - 1), next: stepTo(left) }
}
