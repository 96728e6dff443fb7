import { mayGuess, useRowsAhead, useWhenIdle } from '../../shared/ahead/index.ts'

/** What a desk can ask for before it is opened. */
export interface DeskAhead {
  record: (key: string) => void
  page: (page: number) => void
}

interface Shown {
  page: number
  /** Changes with the rows; null where no page comes after them. */
  goesOn: object | null
}

/** Fetches the record that a row is about to open, and one page at most: the one after that which is shown. */
export function useDeskAhead({ page, goesOn }: Shown, ahead: DeskAhead) {
  const nextPage = () => {
    if (goesOn !== null && mayGuess()) ahead.page(page + 1)
  }
  useWhenIdle(goesOn, nextPage)

  return {
    /** Goes onto the box around the rows. */
    rows: useRowsAhead(ahead.record),
    /** Goes onto the way to the other pages. */
    pager: { onPointerEnter: nextPage, onFocus: nextPage },
  }
}
