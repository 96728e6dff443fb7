import type { ReactNode } from 'react'

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
