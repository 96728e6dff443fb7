import type { CSSProperties } from 'react'
import type { Column, TableFeature, TableRecord } from './DataTable.types.ts'

/** Least width of a column without one of its own. */
const flexible = 160

interface Widths<Row extends TableRecord> {
  shown: readonly Column<Row>[]
  features: readonly TableFeature<Row>[]
}

/** The column that takes what is left: one without a width, otherwise the last. */
function takesRest<Row extends TableRecord>(shown: Widths<Row>['shown']): number {
  const free = shown.findIndex(({ width }) => width === undefined)
  return free === -1 ? shown.length - 1 : free
}

/** The table never gets narrower than its columns: it slides. */
export function minWidth<Row extends TableRecord>({
  shown,
  features,
}: Widths<Row>): CSSProperties & Record<'--min-width', string> {
  const own = shown.reduce((sum, { width }) => sum + (width ?? flexible), 0)
  const extra = features.reduce((sum, { before }) => sum + (before?.width ?? 0), 0)
  return { '--min-width': `${own + extra}px` }
}

/** Widths of the columns; fixed, so that nothing shifts while rows come and go. */
export function ColumnWidths<Row extends TableRecord>({ shown, features }: Widths<Row>) {
  const rest = takesRest(shown)
  return (
    <colgroup>
      {features.map(({ name, before }) =>
        before ? <col key={name} style={{ width: before.width }} /> : null,
      )}
      {shown.map(({ id, width }, index) => (
        <col key={id} style={index === rest ? undefined : { width }} />
      ))}
    </colgroup>
  )
}
