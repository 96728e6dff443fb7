import type { ComponentProps, ReactNode } from 'react'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** @default 'start' */
  align?: 'start' | 'end' | undefined
  /** Width in px or any CSS length. */
  width?: number | string | undefined
  /** The server can sort by it. */
  sortable?: boolean | undefined
  /** Full text of a cell that may be cut. */
  title?: ((row: Row) => string) | undefined
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface Selection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

/** What every table of records takes. */
export interface RecordTableProps<Row> extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the table for those who cannot see it. */
  caption: string
  rowKey: (row: Row) => string
  /** Name of a row for its checkbox and actions. @default rowKey */
  rowName?: ((row: Row) => string) | undefined
  /** Address behind the number, for a new tab. */
  rowHref?: ((row: Row) => string) | undefined
  /** A press anywhere on the row or on its number, or Enter. */
  onOpen?: ((row: Row) => void) | undefined
  /** Key of the row shown in the drawer. */
  current?: string | null | undefined
  sort?: Sort | undefined
  /** The server sorts. */
  onSort?: ((sort: Sort) => void) | undefined
  /**
   * Staff rows: 40 or 48 px.
   * @default 'compact'
   */
  rowHeight?: 'compact' | 'relaxed' | undefined
}
