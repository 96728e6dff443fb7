import { Fragment, type RefObject } from 'react'
import * as S from './DataTable.styles.ts'
import type { DataTableProps, RowExtra, TableFeature, TableRecord } from './DataTable.types.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableRow } from './TableRow.tsx'
import type { useEngine } from './use-engine.ts'

interface TableBodyProps<Row extends TableRecord> extends Pick<
  DataTableProps<Row>,
  'rowName' | 'rowHref' | 'onOpen' | 'current'
> {
  features: readonly TableFeature<Row>[]
  table: ReturnType<typeof useEngine<Row>>
  /** The box that scrolls. */
  box: RefObject<HTMLElement | null>
  /** Columns of the table, all counted. */
  span: number
  skeleton: boolean
}

/** All rows with their panels, one after the other, unless a feature draws them its own way. */
export function TableBody<Row extends TableRecord>({
  table: { shown, rows },
  rowName,
  features,
  box,
  span,
  skeleton,
  ...rowProps
}: TableBodyProps<Row>) {
  if (skeleton)
    return (
      <S.Body>
        <SkeletonRows {...{ shown, features }} />
      </S.Body>
    )

  function draw(index: number, extra?: RowExtra) {
    const at = rows[index]
    if (!at) return null
    const { key, row } = at
    const under = features.map(feature => feature.under?.(row)).find(Boolean)
    return (
      <Fragment key={key}>
        <TableRow
          {...{ row, shown, features, extra, ...rowProps }}
          rowKey={key}
          name={rowName?.(row) ?? key}
        />
        {under ? (
          <tr id={under.id} data-panel>
            <td colSpan={span}>{under.content}</td>
          </tr>
        ) : null}
      </Fragment>
    )
  }

  const own = features.find(feature => feature.rows)?.rows
  if (!own) return <S.Body>{rows.map((_row, index) => draw(index))}</S.Body>
  const isSelected = features.find(feature => feature.isSelected)?.isSelected
  const { onOpen } = rowProps
  const keyOf = (index: number) => rows[index]?.key ?? ''
  return (
    <own.component
      count={rows.length}
      first={own.first}
      scroll={box}
      span={span}
      keyOf={keyOf}
      isSelected={isSelected && (index => isSelected(keyOf(index)))}
      onOpen={
        onOpen &&
        (index => {
          const at = rows[index]
          if (at) onOpen(at.row)
        })
      }
      draw={draw}
    />
  )
}
