/** What an entry of the browser's history remembers of a desk. Back and reload find it again; another tab has its own. */
export interface DeskEntry {
  /** The record whose row one was at. */
  place: string
  /** A step over the end of a page: which record of the page that is on its way comes next. */
  goesTo?: 'first' | 'last'
}

/** Reads the state of an entry, which may be anybody's. */
export function deskEntryOf(state: unknown): DeskEntry | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null
  if (typeof state.place !== 'string') return null
  const goesTo = 'goesTo' in state ? state.goesTo : undefined
  return { place: state.place, ...(goesTo === 'first' || goesTo === 'last' ? { goesTo } : {}) }
}
