import type { Column } from '../data-table/index.ts'
import type { MenuEntry } from '../menu/index.ts'
import type { GridSelection } from './grid-selection.ts'

/** What a row can be: a record of the wire. */
export type GridRecord = object

export interface GridColumn<Row> extends Omit<Column<Row>, 'width'> {
  /** Width in px; without one the column takes what is left, 160 at least. */
  width?: number | undefined
}

export interface RowAction extends MenuEntry {
  /**
   * Stands in the row as an icon button; needs an icon. The others are in the menu.
   * @default false
   */
  inline?: boolean | undefined
}

export interface GridSelecting {
  value: GridSelection
  onChange: (selection: GridSelection) => void
}

/** Where the rows stand among all that match. */
export interface GridPaging {
  /** From 1. */
  page: number
  pageSize: number
  onChange: (page: number) => void
  pageSizes?: readonly number[] | undefined
  onPageSizeChange?: ((pageSize: number) => void) | undefined
  /** A box to type a page into. @default false */
  jump?: boolean | undefined
}
