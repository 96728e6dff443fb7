import { mayGuess } from './may-guess.ts'
import { useRowsAhead } from './rows.ts'
import { useWhenIdle } from './use-when-idle.ts'

/** What a list can ask for before it is opened. */
export interface ListAhead {
  record: (key: string) => void
  page: (page: number) => void
}

interface Shown {
  page: number
  /** Changes with the rows; null where no page comes after them. */
  continued: object | null
}

/** Fetches the record that a row is about to open, and one page at most: the one after that which is shown. */
export function useListAhead({ page, continued }: Shown, ahead: ListAhead) {
  const nextPage = () => {
    if (continued !== null && mayGuess()) ahead.page(page + 1)
  }
  useWhenIdle(continued, nextPage)

  return {
    /** Asks for one record. */
    record: ahead.record,
    /** Goes onto the box around the rows. */
    rows: useRowsAhead(ahead.record),
    /** Goes onto the way to the other pages. */
    pager: { onPointerEnter: nextPage, onFocus: nextPage },
  }
}
