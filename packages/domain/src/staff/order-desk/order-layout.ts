import { arrangedIds, type ColumnLayout } from '@portal/ui/column-settings'
import { settableColumns } from '../order-table/index.ts'

const ids = settableColumns.map(({ id }) => id)

/** Visible columns as they stand in the list. */
export const visibleColumns = (layout: ColumnLayout): string[] =>
  arrangedIds(ids, layout).filter(id => !layout.hidden.includes(id))

/** The layout in which these columns alone are visible; the number always is. */
export const layoutOf = (columns: readonly string[]): ColumnLayout => ({
  order: columns,
  hidden: settableColumns.filter(({ id, fixed }) => !fixed && !columns.includes(id)).map(({ id }) => id),
})
