import { Skeleton } from '../skeleton/index.ts'
import * as S from './TableCells.styles.ts'
import type { Column, TableFeature, TableRecord } from './DataTable.types.ts'

interface SkeletonRowsProps<Row extends TableRecord> {
  shown: readonly Column<Row>[]
  features: readonly TableFeature<Row>[]
}

/** Six rows with the geometry of real ones. */
export function SkeletonRows<Row extends TableRecord>({ shown, features }: SkeletonRowsProps<Row>) {
  return Array.from({ length: 6 }, (_, index) => (
    <S.Row key={index} aria-hidden>
      {features.map(({ name, before }) => (before ? <S.PickCell key={name} /> : null))}
      {shown.map(({ id, align }, at) => (
        <S.Cell key={id} data-align={align}>
          <Skeleton width={`${55 + ((index * 17 + at * 23) % 40)}%`} />
        </S.Cell>
      ))}
    </S.Row>
  ))
}
