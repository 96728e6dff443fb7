import { Fragment } from 'react'
import * as Table from '../data-table/DataTable.styles.ts'
import type { DataGridProps, GridRecord } from './DataGrid.types.ts'
import { DataGridRow } from './DataGridRow.tsx'
import { DataGridSkeleton, Gap } from './DataGridSkeleton.tsx'
import type { useGridRows } from './use-grid-rows.ts'
import type { useGridTable } from './use-grid-table.ts'
import type { useRowWalk } from './use-row-walk.ts'

interface DataGridBodyProps<Row extends GridRecord> extends Pick<
  DataGridProps<Row>,
  'rowHref' | 'onOpen' | 'current' | 'rowActions' | 'selection'
> {
  table: ReturnType<typeof useGridTable<Row>>
  view: ReturnType<typeof useGridRows>
  walk: Pick<ReturnType<typeof useRowWalk>, 'active' | 'setActive'>
  rowName: (row: Row) => string
  /** Rows on the pages before this one. */
  before: number
  skeleton: boolean
  /** Something else stands under the head. */
  bare: boolean
}

/** The rows that are drawn, with empty space for those that are not. */
export function DataGridBody<Row extends GridRecord>({
  table,
  view,
  walk,
  rowName,
  rowHref,
  onOpen,
  current,
  rowActions,
  selection,
  before,
  skeleton,
  bare,
}: DataGridBodyProps<Row>) {
  const span = table.shown.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  if (bare || skeleton)
    return <Table.Body>{skeleton ? <DataGridSkeleton columns={span} /> : null}</Table.Body>
  return (
    <Table.Body>
      {view.drawn.map(({ index, gap }) => {
        const drawn = table.rows[index]
        if (!drawn) return null
        const { key, row } = drawn
        return (
          <Fragment key={key}>
            {gap > 0 ? <Gap height={gap} columns={span} /> : null}
            <DataGridRow
              ref={view.measure}
              row={row}
              rowKey={key}
              name={rowName(row)}
              shown={table.shown}
              href={rowHref?.(row)}
              onOpen={onOpen}
              actions={rowActions?.(row)}
              selection={selection}
              current={current === key}
              active={index === walk.active}
              index={index}
              rowIndex={before + index + 2}
              onActive={walk.setActive}
            />
          </Fragment>
        )
      })}
      {view.rest > 0 ? <Gap height={view.rest} columns={span} /> : null}
    </Table.Body>
  )
}
