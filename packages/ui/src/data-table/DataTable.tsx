import type { KeyboardEvent, ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { ArrowDownIcon } from '../icon/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import * as S from './DataTable.styles.ts'
import type { Column, RecordTableProps, Selection, Sort } from './DataTable.types.ts'
import { DataTableRow, stickyLeft } from './DataTableRow.tsx'

export interface DataTableProps<Row> extends RecordTableProps<Row> {
  /** The first column carries the record's number and its link. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  selection?: Selection | undefined
  /** @default false */
  loading?: boolean | undefined
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
}

/** Up and down walk the numbers, so that a list can be read without the mouse. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-lead] > a'))
  const at = links.findIndex(link => link === document.activeElement)
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

function selectAll<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  { selected, onChange }: Selection,
) {
  const keys = rows.map(row => rowKey(row))
  const all = keys.every(key => selected.has(key))
  onChange(new Set(all ? [...selected].filter(key => !keys.includes(key)) : [...selected, ...keys]))
}

const nextDirection = (sort: Sort | undefined, column: string): Sort['direction'] =>
  sort?.column === column && sort.direction === 'descending' ? 'ascending' : 'descending'

/** Rows the server has sorted and paged; under 640 px each row is a card. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  rowHref,
  onOpen,
  current,
  sort,
  onSort,
  selection,
  loading = false,
  empty,
  rowHeight = 'compact',
  ...rest
}: DataTableProps<Row>) {
  const chosen = selection ? rows.filter(row => selection.selected.has(rowKey(row))).length : 0

  if (!loading && rows.length === 0 && empty) return <section {...rest}>{empty}</section>
  return (
    <S.Scroll tabIndex={0} aria-label={caption} aria-busy={loading || undefined} {...rest}>
      <S.Table data-rows={rowHeight} aria-busy={loading || undefined} onKeyDown={walk}>
        <S.Caption>{caption}</S.Caption>
        <S.Head>
          <S.HeadRow>
            {selection ? (
              <S.HeadCell scope="col" data-sticky>
                <Checkbox
                  aria-label="选中本页全部"
                  checked={rows.length > 0 && chosen === rows.length}
                  indeterminate={chosen > 0 && chosen < rows.length}
                  onChange={() => selectAll(rows, rowKey, selection)}
                />
              </S.HeadCell>
            ) : null}
            {columns.map((column, index) => (
              <S.HeadCell
                key={column.id}
                scope="col"
                data-align={column.align}
                data-sticky={index === 0 || undefined}
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
                style={{ width: column.width, ...(index === 0 ? stickyLeft(Boolean(selection)) : {}) }}
              >
                {column.sortable && onSort ? (
                  <S.Sort
                    type="button"
                    onClick={() => onSort({ column: column.id, direction: nextDirection(sort, column.id) })}
                  >
                    {column.header}
                    <ArrowDownIcon size={14} />
                  </S.Sort>
                ) : (
                  column.header
                )}
              </S.HeadCell>
            ))}
          </S.HeadRow>
        </S.Head>
        <S.Body>
          {loading
            ? Array.from({ length: 6 }, (_, index) => (
                <S.Row key={index} aria-hidden>
                  {selection ? <S.PickCell /> : null}
                  {columns.map((column, at) => (
                    <S.Cell key={column.id} data-align={column.align}>
                      <Skeleton width={`${55 + ((index * 17 + at * 23) % 40)}%`} />
                    </S.Cell>
                  ))}
                </S.Row>
              ))
            : rows.map(row => (
                <DataTableRow
                  key={rowKey(row)}
                  row={row}
                  rowKey={rowKey(row)}
                  name={rowName(row)}
                  columns={columns}
                  href={rowHref?.(row)}
                  onOpen={onOpen}
                  current={current === rowKey(row)}
                  selection={selection}
                />
              ))}
        </S.Body>
      </S.Table>
    </S.Scroll>
  )
}
