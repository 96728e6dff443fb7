import type { CSSProperties } from 'react'
import type { GridRecord } from './DataGrid.types.ts'
import type { ShownColumn } from './use-grid-table.ts'

const pickWidth = 44
const actionsWidth = 124
/** Least width of a column without one of its own. */
const flexible = 160

type Shown<Row extends GridRecord> = readonly ShownColumn<Row>[]

/** The column that takes what is left: one without a width, otherwise the last. */
const takesRest = <Row extends GridRecord>(shown: Shown<Row>): number => {
  const free = shown.findIndex(({ column }) => column.width === undefined)
  return free === -1 ? shown.length - 1 : free
}

/** The table never gets narrower than its columns: it scrolls. */
export function minWidth<Row extends GridRecord>(
  shown: Shown<Row>,
  selectable: boolean,
  actions: boolean,
): CSSProperties & Record<'--min-width', string> {
  const columns = shown.reduce((sum, { column }) => sum + (column.width ?? flexible), 0)
  return { '--min-width': `${columns + (selectable ? pickWidth : 0) + (actions ? actionsWidth : 0)}px` }
}

/** Widths of the columns; fixed, so that nothing shifts while rows come and go. */
export function GridColumns<Row extends GridRecord>({
  shown,
  selectable,
  actions,
}: {
  shown: Shown<Row>
  selectable: boolean
  actions: boolean
}) {
  const rest = takesRest(shown)
  return (
    <colgroup>
      {selectable ? <col style={{ width: pickWidth }} /> : null}
      {shown.map(({ column }, index) => (
        <col
          key={column.id}
          style={index === rest || column.width === undefined ? undefined : { width: column.width }}
        />
      ))}
      {actions ? <col style={{ width: actionsWidth }} /> : null}
    </colgroup>
  )
}
