import { Fragment, useRef, type ComponentProps, type ReactNode, type UIEvent } from 'react'
import { plainLayout, type ColumnLayout, type RowHeight } from '../column-settings/index.ts'
import * as Table from '../data-table/DataTable.styles.ts'
import type { Sort } from '../data-table/index.ts'
import type { GridColumn, GridPaging, GridRecord, GridSelecting, RowAction } from './DataGrid.types.ts'
import * as S from './DataGrid.styles.ts'
import { DataGridFoot } from './DataGridFoot.tsx'
import { DataGridHead } from './DataGridHead.tsx'
import { DataGridRow } from './DataGridRow.tsx'
import { DataGridSkeleton, Gap } from './DataGridSkeleton.tsx'
import { GridColumns, minWidth } from './GridColumns.tsx'
import { isSelected, withRow } from './grid-selection.ts'
import { useGridRows } from './use-grid-rows.ts'
import { useGridTable } from './use-grid-table.ts'
import { useRowWalk } from './use-row-walk.ts'

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

/** Says on which side columns have slid under a sticky one. */
function markMoved({ currentTarget: box }: UIEvent<HTMLElement>) {
  const start = box.scrollLeft > 0
  const end = box.scrollLeft + box.clientWidth < box.scrollWidth - 1
  const moved = start && end ? 'both' : start ? 'start' : end ? 'end' : undefined
  if (moved) box.dataset.moved = moved
  else delete box.dataset.moved
}

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
  const table = useGridTable({ columns, rows, rowKey, layout, sort, onSort })
  const walk = useRowWalk({
    root: scroll,
    count: rows.length,
    onOpen: onOpen && (index => table.rows[index] && onOpen(table.rows[index].row)),
    onToggle: selection && (index => toggle(index)),
  })
  const view = useGridRows({ scroll, count: rows.length, rowHeight, active: walk.active })
  const before = paging ? (paging.page - 1) * paging.pageSize : 0
  const span = table.shown.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const instead = failed ?? (!loading && rows.length === 0 ? empty : undefined)

  function toggle(index: number) {
    const key = table.rows[index]?.key
    if (!selection || key === undefined) return
    selection.onChange(withRow(selection.value, key, !isSelected(selection.value, key)))
  }

  return (
    <S.Root aria-label={caption} aria-busy={loading || undefined} {...rest}>
      <S.Scroll
        ref={scroll}
        onScroll={markMoved}
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
          <Table.Body>
            {loading && rows.length === 0 ? <DataGridSkeleton columns={span} /> : null}
            {instead
              ? null
              : view.drawn.map(({ index, gap }) => {
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
            {view.rest > 0 && !instead ? <Gap height={view.rest} columns={span} /> : null}
          </Table.Body>
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
