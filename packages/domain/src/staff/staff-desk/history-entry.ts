/** What an entry of the browser's history remembers of a desk. Back and reload find it again; another tab has its own. */
export interface DeskEntry {
  /** The record whose row one was at. */
  place: string
  /** A step over the end of a page: which record of the page that is on its way comes next. */
  goesTo?: 'first' | 'last'
}

/** Reads the state of an entry, which may be anybody's. */
export function deskEntryOf(state: unknown): DeskEntry | null {
  const { place, goesTo }: { place?: unknown; goesTo?: unknown } = Object(state)
  if (typeof place !== 'string') return null
  return goesTo === 'first' || goesTo === 'last' ? { place, goesTo } : { place }
}
