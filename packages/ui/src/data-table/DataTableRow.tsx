import type { CSSProperties } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import * as S from './DataTable.styles.ts'
import type { Column, Selection } from './DataTable.types.ts'
import { openByRow, RowLink } from './RowLink.tsx'

interface DataTableRowProps<Row> {
  row: Row
  rowKey: string
  name: string
  columns: readonly Column<Row>[]
  href: string | undefined
  onOpen: ((row: Row) => void) | undefined
  current: boolean
  selection: Selection | undefined
}

export const stickyLeft = (selectable: boolean): CSSProperties & Record<'--left', string> => ({
  '--left': selectable ? '44px' : '0px',
})

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

export function DataTableRow<Row>({
  row,
  rowKey,
  name,
  columns,
  href,
  onOpen,
  current,
  selection,
}: DataTableRowProps<Row>) {
  const selected = selection?.selected.has(rowKey) ?? false

  return (
    <S.Row
      onClick={onOpen && (event => openByRow(event, () => onOpen(row)))}
      data-open-able={onOpen ? true : undefined}
      data-selected={selected || undefined}
      aria-current={current || undefined}
    >
      {selection ? (
        <S.PickCell data-sticky>
          <Checkbox
            aria-label={`选中 ${name}`}
            checked={selected}
            onChange={() => selection.onChange(toggled(selection.selected, rowKey))}
          />
        </S.PickCell>
      ) : null}
      {columns.map((column, index) => {
        const content = column.cell(row)
        const lead = index === 0
        return (
          <S.Cell
            key={column.id}
            data-align={column.align}
            data-name={column.header}
            data-lead={lead || undefined}
            data-sticky={lead || undefined}
            style={lead ? stickyLeft(Boolean(selection)) : undefined}
            title={column.title?.(row)}
          >
            {lead ? <RowLink {...{ row, rowKey, href, onOpen }}>{content}</RowLink> : content}
          </S.Cell>
        )
      })}
    </S.Row>
  )
}
