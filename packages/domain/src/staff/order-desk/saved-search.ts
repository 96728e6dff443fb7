import type { ColumnLayout } from '@portal/ui/column-settings'
import { visibleColumns } from './order-layout.ts'
import { orderViewFor, type OrderView } from './order-view.ts'

const plain = orderViewFor({ sort: '-created_at', pageSize: 20 })

/** A view without where in it somebody is. */
const wholeView = (view: OrderView): OrderView => ({
  ...view,
  page: 1,
  pageSize: plain.usual.pageSize,
  record: null,
})

/**
 * What is saved of a view: filter, order and columns, each by its value, so that it shows the same however the person's
 * habits change.
 */
export function savedSearch(view: OrderView, layout: ColumnLayout): string {
  const search = plain.write({ ...wholeView(view), columns: visibleColumns(layout) })
  search.set('sort', view.sort)
  return search.toString()
}

/** The view that was saved. */
export const viewOf = (search: string): OrderView => plain.read(new URLSearchParams(search))

/** Whether a view on the screen is the saved one; one that was saved without columns is so with any. */
export function isSaved(search: string, view: OrderView, layout: ColumnLayout): boolean {
  const saved = viewOf(search)
  const shown = viewOf(savedSearch(view, layout))
  if (saved.columns.length === 0) shown.columns = []
  return JSON.stringify(saved) === JSON.stringify(shown)
}
