import type { ComponentProps, ReactNode } from 'react'
import type { ColumnLayout, RowHeight } from '../column-settings/index.ts'
import type { Column, Sort } from '../data-table/index.ts'
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

export interface DataGridProps<Row extends GridRecord> extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the table for those who cannot see it. */
  caption: string
  /** The first column carries the record's number and its link; it stays first and is never hidden. */
  columns: readonly GridColumn<Row>[]
  /** One page of rows, or thousands: more than a hundred are drawn only where they are seen. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Name of a row for its checkbox and actions. @default rowKey */
  rowName?: ((row: Row) => string) | undefined
  /** Address behind the number, for a new tab. */
  rowHref?: ((row: Row) => string) | undefined
  /** A press anywhere on the row, or Enter. */
  onOpen?: ((row: Row) => void) | undefined
  /** Key of the row shown in the drawer. */
  current?: string | null | undefined
  /** Icons and menu in the last column. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  sort?: Sort | undefined
  /** The server sorts. */
  onSort?: ((sort: Sort) => void) | undefined
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
   * Staff rows: 40 or 48 px.
   * @default 'compact'
   */
  rowHeight?: RowHeight | undefined
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
