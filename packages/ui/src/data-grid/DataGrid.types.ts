import type { ReactNode } from 'react'
import type { ColumnLayout } from '../column-settings/index.ts'
import type { Column, RecordTableProps } from '../data-table/index.ts'
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

export interface DataGridProps<Row extends GridRecord> extends RecordTableProps<Row> {
  /** The first column carries the record's number and its link; it stays first and is never hidden. */
  columns: readonly GridColumn<Row>[]
  /** One page of rows, or thousands: more than a hundred are drawn only where they are seen. */
  rows: readonly Row[]
  /** Icons and menu in the last column. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  selection?: GridSelecting | undefined
  /** Sum over the chosen rows, in the bulk bar. */
  bulkSummary?: ReactNode
  /** Buttons of the bulk bar. */
  bulkActions?: ReactNode
  /** Rows that match the filter, over all pages. @default rows.length */
  total?: number | undefined
  paging?: GridPaging | undefined
  /** Order of columns and which are hidden, from `ColumnSettings`. */
  layout?: ColumnLayout | undefined
  /**
   * Nothing to show yet: a skeleton; with rows: they stay, under a marked head, until the new ones come.
   * @default false
   */
  loading?: boolean | undefined
  /** Shown under the head when no row matches. */
  empty?: ReactNode
  /** Shown under the head instead of rows when they could not be fetched. */
  failed?: ReactNode
}
