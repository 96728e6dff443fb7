import type { Ref } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { stickyLeft } from '../data-table/DataTableRow.tsx'
import { openByRow, RowLink } from '../data-table/RowLink.tsx'
import type { GridRecord, GridSelecting, RowAction } from './DataGrid.types.ts'
import * as S from './DataGrid.styles.ts'
import { isSelected, withRow } from './grid-selection.ts'
import { RowActions } from './RowActions.tsx'
import type { ShownColumn } from './use-grid-table.ts'

interface DataGridRowProps<Row extends GridRecord> {
  row: Row
  rowKey: string
  name: string
  shown: readonly ShownColumn<Row>[]
  href: string | undefined
  onOpen: ((row: Row) => void) | undefined
  actions: readonly RowAction[] | undefined
  selection: GridSelecting | undefined
  /** Shown in the drawer. */
  current: boolean
  /** In the tab order, and what can be pressed in it. */
  active: boolean
  index: number
  /** Place among all rows, the head counted as 1. */
  rowIndex: number
  onActive: (index: number) => void
  ref: Ref<HTMLTableRowElement> | undefined
}

export function DataGridRow<Row extends GridRecord>({
  row,
  rowKey,
  name,
  shown,
  href,
  onOpen,
  actions,
  selection,
  current,
  active,
  index,
  rowIndex,
  onActive,
  ref,
}: DataGridRowProps<Row>) {
  const selected = selection ? isSelected(selection.value, rowKey) : undefined
  const tabIndex = active ? 0 : -1

  return (
    <S.Row
      ref={ref}
      tabIndex={tabIndex}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-current={current || undefined}
      data-row-index={index}
      data-open-able={onOpen ? true : undefined}
      data-selected={selected || undefined}
      onClick={onOpen && (event => openByRow(event, () => onOpen(row)))}
      onFocus={active ? undefined : () => onActive(index)}
    >
      {selection ? (
        <S.PickCell data-sticky>
          <Checkbox
            aria-label={`选中 ${name}`}
            tabIndex={tabIndex}
            checked={selected ?? false}
            onChange={() => selection.onChange(withRow(selection.value, rowKey, !selected))}
          />
        </S.PickCell>
      ) : null}
      {shown.map(({ column }, at) => {
        const lead = at === 0
        const content = column.cell(row)
        return (
          <S.Cell
            key={column.id}
            data-align={column.align}
            data-name={column.header}
            data-lead={lead || undefined}
            data-sticky={lead ? 'lead' : undefined}
            style={lead ? stickyLeft(Boolean(selection)) : undefined}
            title={column.title?.(row)}
          >
            {lead ? <RowLink {...{ row, rowKey, href, onOpen, tabIndex }}>{content}</RowLink> : content}
          </S.Cell>
        )
      })}
      {actions ? (
        <S.Cell data-sticky="end" data-align="end">
          <RowActions name={name} actions={actions} tabIndex={tabIndex} />
        </S.Cell>
      ) : null}
    </S.Row>
  )
}
