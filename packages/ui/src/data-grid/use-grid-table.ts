import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnPinningState,
  type SortingState,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { arrangedIds, type ColumnLayout } from '../column-settings/column-layout.ts'
import type { Sort } from '../data-table/index.ts'
import type { GridColumn, GridRecord } from './DataGrid.types.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  rowSortingFeature,
})

export interface GridTableOptions<Row extends GridRecord> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  layout: ColumnLayout
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

const sortingOf = (sort: Sort | undefined): SortingState =>
  sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []

/** The columns that show, in order, and the sort; rows come sorted and paged from the server. */
export function useGridTable<Row extends GridRecord>({
  columns,
  rows,
  rowKey,
  layout,
  sort,
  onSort,
}: GridTableOptions<Row>) {
  const defs = useMemo(
    () =>
      columns.map((column, index): ColumnDef<typeof features, Row> => ({
        id: column.id,
        accessorFn: row => row,
        enableSorting: column.sortable ?? false,
        enableHiding: index > 0,
      })),
    [columns],
  )
  const pinning = useMemo(
    (): ColumnPinningState => ({ start: columns.slice(0, 1).map(column => column.id), end: [] }),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const sorting = sortingOf(sort)

  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: true,
    state: {
      sorting,
      columnPinning: pinning,
      columnOrder: arrangedIds(
        columns.map(column => column.id),
        layout,
      ),
      columnVisibility: Object.fromEntries(layout.hidden.map(id => [id, id === columns[0]?.id])),
    },
    onSortingChange: updater => {
      const next = functionalUpdate(updater, sorting)[0]
      if (next) onSort?.({ column: next.id, direction: next.desc ? 'descending' : 'ascending' })
    },
  })

  const byId = new Map(columns.map(column => [column.id, column]))
  return {
    shown: table.getVisibleLeafColumns().flatMap(column => {
      const own = byId.get(column.id)
      return own ? [{ column: own, direction: column.getIsSorted(), sort: () => column.toggleSorting() }] : []
    }),
    rows: table.getRowModel().rows.map(row => ({ key: row.id, row: row.original })),
  }
}

export type ShownColumn<Row extends GridRecord> = ReturnType<typeof useGridTable<Row>>['shown'][number]
