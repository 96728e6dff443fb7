import * as S from './DataTable.styles.ts'
import type { Column, TableFeature, TableRecord } from './DataTable.types.ts'
import { HeadCell } from './TableCells.styles.ts'
import { leadLeft } from './TableRow.tsx'

interface TableHeadProps<Row extends TableRecord> {
  shown: readonly Column<Row>[]
  /** Keys of the rows on this page. */
  keys: readonly string[]
  features: readonly TableFeature<Row>[]
  /** Widths stand in a `colgroup`. */
  fixed: boolean
}

export function TableHead<Row extends TableRecord>({ shown, keys, features, fixed }: TableHeadProps<Row>) {
  const before = features.filter(feature => feature.before)
  return (
    <S.Head>
      <S.HeadRow>
        {before.map(feature => (
          <HeadCell key={feature.name} scope="col" data-sticky="pick">
            {feature.before?.head(keys)}
          </HeadCell>
        ))}
        {shown.map((column, index) => {
          const lead = index === 0
          const own = features.map(feature => feature.head?.(column)).find(Boolean)
          return (
            <HeadCell
              key={column.id}
              scope="col"
              data-column={column.id}
              data-align={column.align}
              data-sticky={lead ? 'lead' : undefined}
              aria-sort={own?.sorted}
              style={{
                width: fixed ? undefined : column.width,
                ...(lead ? leadLeft(before.length > 0) : {}),
              }}
            >
              {own ? own.content : column.header}
            </HeadCell>
          )
        })}
      </S.HeadRow>
    </S.Head>
  )
}
