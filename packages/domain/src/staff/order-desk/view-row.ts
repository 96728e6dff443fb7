import type { OwnView, SharedView } from '@portal/api/contract/views.schema'

/** More stand in the dialog. */
const mostInRow = 5
/** However many somebody has saved, so many of the colleagues' are seen. */
const leastOfColleagues = 2

interface Row {
  own: readonly OwnView[]
  shared: readonly SharedView[]
}

/** The first of them; where `current` is behind these it takes the last place. */
function first<V>(views: readonly V[], most: number, current: unknown): V[] {
  const shown = views.slice(0, most)
  const chosen = views.find(view => view === current)
  if (chosen !== undefined && !shown.includes(chosen)) shown.splice(-1, 1, chosen)
  return shown
}

/** The views that stand in the row: the own ones, then the colleagues'; the one on the screen is always in sight. */
export function viewsInRow({ own, shared }: Row, current: OwnView | SharedView | undefined): Row {
  const kept = Math.min(shared.length, leastOfColleagues)
  const mine = first(own, mostInRow - kept, current)
  return { own: mine, shared: first(shared, mostInRow - mine.length, current) }
}
