import type { ComponentProps, ReactNode } from 'react'

/** What a row can be: a record of the wire. */
export type TableRecord = object

/** Where a column stands in the card that a row is on a phone. */
export interface CardPlace {
  /** From 1; two columns share a line. */
  line: number
  /** @default 'start' */
  side?: 'start' | 'end' | undefined
  /** A word before the value, where the value does not say what it is. */
  label?: string | undefined
}

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** @default 'start' */
  align?: 'start' | 'end' | undefined
  /** Width in px; without one the column takes what is left. */
  width?: number | undefined
  /** The server can sort by it. */
  sortable?: boolean | undefined
  /** Full text of a cell that may be cut. */
  title?: ((row: Row) => string) | undefined
  /** null leaves it out of the card. Without a place it has a line of its own there, with its header. */
  card?: CardPlace | null | undefined
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** A row where it stands. */
export interface RowPlace {
  key: string
  /** Names its checkbox. */
  name: string
}

/** A column that holds no value of the record, before those that do. */
export interface ExtraColumn<Row> {
  width: number
  /** What its head holds; the keys are those of the rows on this page. */
  head: (keys: readonly string[]) => ReactNode
  cell: (row: Row, place: RowPlace) => ReactNode
}

export type Attributes<Element extends keyof HTMLElementTagNameMap> = Pick<
  ComponentProps<Element>,
  'id' | 'role'
> & { [data: `data-${string}`]: string | true | undefined }

/**
 * One optional ability of a table, with all that it brings: a column, a bar, attributes. Each has a file of its own, so
 * that a page loads those it names.
 */
export interface TableFeature<Row> {
  /** Tells it from the others of its table. */
  name: string
  /** Which columns are drawn and in what order, by their ids. */
  arrange?: (ids: readonly string[]) => readonly string[]
  /** The head of a column. */
  head?: (
    column: Pick<Column<unknown>, 'id' | 'header' | 'sortable'>,
  ) => { sorted?: Sort['direction'] | undefined; content: ReactNode } | null
  before?: ExtraColumn<Row>
  isSelected?: (key: string) => boolean
  row?: (row: Row) => Attributes<'tr'>
  /** What stands under a row, over its whole width. */
  under?: (row: Row) => { id: string; content: ReactNode } | null
  table?: Attributes<'table'>
  root?: Attributes<'div'>
  /** A box around the table that scrolls, with its head and its first column in sight. */
  scroll?: { fixed: boolean }
  above?: (columns: readonly Pick<Column<unknown>, 'id' | 'header' | 'sortable'>[]) => ReactNode
}

export interface DataTableProps<Row extends TableRecord> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table for those who cannot see it. */
  caption: string
  /** The first column carries the record's number and its link. */
  columns: readonly Column<Row>[]
  /** One page of rows, as the server has sorted them. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Name of a row for its checkbox. @default rowKey */
  rowName?: ((row: Row) => string) | undefined
  /** Address behind the number, for a new tab. */
  rowHref?: ((row: Row) => string) | undefined
  /** A press anywhere on the row or on its number, or Enter. */
  onOpen?: ((row: Row) => void) | undefined
  /** Key of the row shown in the drawer. */
  current?: string | null | undefined
  /** What the table can do besides: `[sorting(…), sticky(), cards()]`. */
  features?: readonly TableFeature<Row>[] | undefined
  /**
   * Nothing to show yet: a skeleton; with rows: they stay, under a marked head, until the new ones come.
   * @default false
   */
  loading?: boolean | undefined
  /** Shown instead of the table when no row matches. */
  empty?: ReactNode
  /** Shown instead of the table when the rows could not be fetched. */
  failed?: ReactNode
}
