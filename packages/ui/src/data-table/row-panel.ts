import type { ReactNode } from 'react'
import type { TableFeature } from './DataTable.types.ts'

export interface RowPanelOptions<Row> {
  /** Where an address can point at a row. */
  rowId?: ((row: Row) => string) | undefined
  isOpen: (row: Row) => boolean
  /** What the button that opens names in `aria-controls`. */
  panelId: (row: Row) => string
  /** What an open row shows. */
  panel: ReactNode
}

/** An open row shows more under itself, over the whole width. */
export const rowPanel = <Row extends object>({
  rowId,
  isOpen,
  panelId,
  panel,
}: RowPanelOptions<Row>): TableFeature<Row> => ({
  name: 'rowPanel',
  row: row => ({ id: rowId?.(row), 'data-open': isOpen(row) || undefined }),
  under: row => (isOpen(row) ? { id: panelId(row), content: panel } : null),
})
