import { Fragment } from 'react'
import * as S from './DataTable.styles.ts'
import type { Column, DataTableProps, TableFeature, TableRecord } from './DataTable.types.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableRow } from './TableRow.tsx'
import { usePlaces } from './places.ts'

interface TableBodyProps<Row extends TableRecord> extends Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'rowName' | 'rowHref' | 'onOpen' | 'current'
> {
  shown: readonly Column<Row>[]
  features: readonly TableFeature<Row>[]
  /** Columns of the table, all counted. */
  span: number
  skeleton: boolean
}

/** All rows with their panels, one after the other. */
export function TableBody<Row extends TableRecord>({
  rows,
  rowKey,
  rowName,
  shown,
  features,
  span,
  skeleton,
  ...rowProps
}: TableBodyProps<Row>) {
  const placeOf = usePlaces(rows.map(row => rowKey(row)))
  if (skeleton)
    return (
      <S.Body>
        <SkeletonRows {...{ shown, features }} />
      </S.Body>
    )

  return (
    <S.Body>
      {rows.map(row => {
        const key = rowKey(row)
        const under = features.map(feature => feature.under?.(row)).find(Boolean)
        return (
          <Fragment key={placeOf(key)}>
            <TableRow {...{ row, shown, features, ...rowProps }} rowKey={key} name={rowName?.(row) ?? key} />
            {under ? (
              <tr key={key} id={under.id} data-panel>
                <td colSpan={span}>{under.content}</td>
              </tr>
            ) : null}
          </Fragment>
        )
      })}
    </S.Body>
  )
}
