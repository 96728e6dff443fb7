import { Fragment, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { ColumnWidths, minWidth } from './ColumnWidths.tsx'
import * as S from './DataTable.styles.ts'
import type { Column, DataTableProps, TableFeature, TableRecord } from './DataTable.types.ts'
import { SlidColumns } from './SlidColumns.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'

/** Up and down walk the numbers, so that a list can be read without the mouse. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  const links = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-lead] > a'))
  const at = links.findIndex(link => link === document.activeElement)
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

/** The attributes that features put on one element. */
const merged = <Row, Part extends 'root' | 'table'>(features: readonly TableFeature<Row>[], part: Part) =>
  Object.assign({}, ...features.map(feature => feature[part])) as NonNullable<TableFeature<Row>[Part]>

/** The columns that features let through, in their order. */
function shownOf<Row extends TableRecord>(
  columns: readonly Column<Row>[],
  features: readonly TableFeature<Row>[],
): readonly Column<Row>[] {
  const ids = features.reduce<readonly string[]>(
    (drawn, { arrange }) => arrange?.(drawn) ?? drawn,
    columns.map(({ id }) => id),
  )
  return ids.flatMap(id => columns.find(column => column.id === id) ?? [])
}

interface FilledProps<Row extends TableRecord> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'rowName' | 'rowHref' | 'onOpen' | 'current'
> {
  features: readonly TableFeature<Row>[]
  loading: boolean
  root: ComponentProps<'div'>
}

/** The table with what stands around it. */
function Filled<Row extends TableRecord>({
  caption,
  columns,
  rows,
  rowKey,
  features,
  loading,
  root,
  ...ofRows
}: FilledProps<Row>) {
  const box = useRef<HTMLElement>(null)
  const shown = shownOf(columns, features)
  const scroll = features.find(feature => feature.scroll)?.scroll
  const content = (
    <S.Table
      {...merged(features, 'table')}
      aria-busy={loading || undefined}
      data-fixed={scroll?.fixed || undefined}
      style={scroll?.fixed ? minWidth({ shown, features }) : undefined}
      onKeyDown={walk}
    >
      <S.Caption>{caption}</S.Caption>
      {scroll?.fixed ? <ColumnWidths {...{ shown, features }} /> : null}
      <TableHead
        {...{ shown, features }}
        keys={rows.map(row => rowKey(row))}
        fixed={scroll?.fixed ?? false}
      />
      <TableBody
        {...{ shown, rows, rowKey, features, ...ofRows }}
        span={shown.length + features.filter(({ before }) => before).length}
        skeleton={loading && rows.length === 0}
      />
    </S.Table>
  )

  return (
    <S.Root {...merged(features, 'root')} {...root}>
      {features.map(({ name, above }) => (
        <Fragment key={name}>{above?.(shown)}</Fragment>
      ))}
      {scroll ? (
        <S.Scroll
          ref={box}
          tabIndex={0}
          aria-label={caption}
          aria-busy={loading || undefined}
          data-refreshing={(loading && rows.length > 0) || undefined}
        >
          {content}
        </S.Scroll>
      ) : (
        content
      )}
      {scroll?.fixed ? <SlidColumns scroll={box} /> : null}
    </S.Root>
  )
}

const none: readonly TableFeature<object>[] = []

/** Rows the server has sorted and paged. What it can do besides are its `features`, each in a file of its own (ADR 022). */
export function DataTable<Row extends TableRecord>({
  caption,
  columns,
  rows,
  rowKey,
  rowName,
  rowHref,
  onOpen,
  current,
  features = none,
  loading = false,
  empty,
  failed,
  ...root
}: DataTableProps<Row>) {
  const instead = failed ?? (!loading && rows.length === 0 ? empty : undefined)
  if (instead) return <S.Root {...root}>{instead}</S.Root>
  return (
    <Filled
      {...{ caption, columns, rows, rowKey, rowName, rowHref, onOpen, current, features, loading, root }}
    />
  )
}
