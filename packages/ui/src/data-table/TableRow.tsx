import type { CSSProperties } from 'react'
import * as S from './TableCells.styles.ts'
import type { Column, DataTableProps, TableFeature, TableRecord } from './DataTable.types.ts'
import { openByRow, RowLink } from './RowLink.tsx'

type Variables = CSSProperties & Record<`--${string}`, string | number>

interface TableRowProps<Row extends TableRecord> extends Pick<
  DataTableProps<Row>,
  'rowHref' | 'onOpen' | 'current'
> {
  row: Row
  rowKey: string
  name: string
  shown: readonly Column<Row>[]
  features: readonly TableFeature<Row>[]
}

/** Where the first column stops when the others slide under it. */
export const leadLeft = (before: boolean): Variables => ({
  '--left': before ? '44px' : '0px',
})

/** What a card needs to know of a cell. */
const inCard = <Row,>({ header, card }: Column<Row>) => ({
  'data-name': card === undefined ? header : card?.label,
  'data-card': card === undefined ? undefined : card === null ? 'none' : (card.side ?? 'start'),
})

export function TableRow<Row extends TableRecord>({
  row,
  rowKey,
  name,
  shown,
  features,
  rowHref,
  onOpen,
  current,
}: TableRowProps<Row>) {
  const selected = features.some(({ isSelected }) => isSelected?.(rowKey))
  const before = features.filter(feature => feature.before)
  return (
    <S.Row
      aria-current={current === rowKey || undefined}
      data-open-able={onOpen ? true : undefined}
      data-selected={selected || undefined}
      onClick={onOpen && (event => openByRow(event, () => onOpen(row)))}
      {...Object.assign({}, ...features.map(feature => feature.row?.(row)))}
    >
      {before.map(feature => (
        <S.PickCell key={feature.name} data-sticky="pick">
          {feature.before?.cell(row, { key: rowKey, name })}
        </S.PickCell>
      ))}
      {shown.map((column, at) => {
        const lead = at === 0
        const content = column.cell(row)
        return (
          <S.Cell
            key={column.id}
            data-column={column.id}
            data-align={column.align}
            {...inCard(column)}
            data-lead={lead || undefined}
            data-sticky={lead ? 'lead' : undefined}
            style={{
              ...(lead ? leadLeft(before.length > 0) : {}),
              ...(column.card ? { '--line': column.card.line } : {}),
            }}
            title={column.title?.(row)}
          >
            {lead ? <RowLink {...{ row, rowKey, href: rowHref?.(row), onOpen }}>{content}</RowLink> : content}
          </S.Cell>
        )
      })}
    </S.Row>
  )
}
