import { useRef } from 'react'
import { CardSort } from '../card-sort/index.ts'
import { plainLayout } from '../column-settings/index.ts'
import type { DataGridProps, GridRecord } from './DataGrid.types.ts'
import * as S from './DataGrid.styles.ts'
import { DataGridBody } from './DataGridBody.tsx'
import { DataGridFoot } from './DataGridFoot.tsx'
import { DataGridHead } from './DataGridHead.tsx'
import { GridColumns, minWidth } from './GridColumns.tsx'
import { isSelected, withRow } from './grid-selection.ts'
import { useGridRows } from './use-grid-rows.ts'
import { useGridTable } from './use-grid-table.ts'
import { useRowWalk } from './use-row-walk.ts'
import { useSlidColumns } from './use-slid-columns.ts'

/** The working table of staff pages: rows sorted and paged by the server, chosen over pages, walked by keyboard. Under 640 px each row is a card. */
export function DataGrid<Row extends GridRecord>({
  caption,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  rowHref,
  onOpen,
  current,
  rowActions,
  sort,
  onSort,
  selection,
  bulkSummary,
  bulkActions,
  paging,
  total = rows.length,
  layout = plainLayout,
  rowHeight = 'compact',
  loading = false,
  empty,
  failed,
  ...rest
}: DataGridProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null)
  useSlidColumns(scroll)
  const table = useGridTable({ columns, rows, rowKey, layout, sort, onSort })
  const walk = useRowWalk({
    root: scroll,
    count: rows.length,
    onOpen: onOpen && (index => table.rows[index] && onOpen(table.rows[index].row)),
    onToggle: selection && (index => toggle(index)),
  })
  const view = useGridRows({ scroll, count: rows.length, rowHeight, active: walk.active })
  const instead = failed ?? (!loading && rows.length === 0 ? empty : undefined)

  function toggle(index: number) {
    const key = table.rows[index]?.key
    if (!selection || key === undefined) return
    selection.onChange(withRow(selection.value, key, !isSelected(selection.value, key)))
  }

  return (
    <S.Root aria-label={caption} aria-busy={loading || undefined} {...rest}>
      {onSort && !instead ? (
        <CardSort columns={table.shown.map(({ column }) => column)} sort={sort} onSort={onSort} onlyCards />
      ) : null}
      <S.Scroll
        ref={scroll}
        data-virtual={view.enabled || undefined}
        data-refreshing={(loading && rows.length > 0) || undefined}
      >
        <S.Grid
          aria-label={caption}
          aria-rowcount={total + 1}
          aria-multiselectable={selection ? true : undefined}
          aria-busy={loading || undefined}
          data-rows={rowHeight}
          style={minWidth(table.shown, Boolean(selection), Boolean(rowActions))}
          onKeyDown={walk.onKeyDown}
        >
          <GridColumns shown={table.shown} selectable={Boolean(selection)} actions={Boolean(rowActions)} />
          <DataGridHead
            shown={table.shown}
            keys={table.rows.map(row => row.key)}
            selection={selection}
            canSort={onSort !== undefined}
            actions={rowActions !== undefined}
          />
          <DataGridBody
            {...{ table, view, walk, rowName, rowHref, onOpen, current, rowActions, selection }}
            before={paging ? (paging.page - 1) * paging.pageSize : 0}
            skeleton={loading && rows.length === 0}
            bare={Boolean(instead)}
          />
        </S.Grid>
      </S.Scroll>
      {instead ? <S.Instead>{instead}</S.Instead> : null}
      <DataGridFoot
        total={total}
        paging={paging}
        selection={selection}
        bulkSummary={bulkSummary}
        bulkActions={bulkActions}
      />
    </S.Root>
  )
}
