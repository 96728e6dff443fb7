import type { CSSProperties } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import * as S from './DataGrid.styles.ts'

/** Six rows with the geometry of real ones. */
export function DataGridSkeleton({ columns }: { columns: number }) {
  return Array.from({ length: 6 }, (_, index) => (
    <S.Row key={index} aria-hidden>
      {Array.from({ length: columns }, (_cell, at) => (
        <S.Cell key={at}>
          <Skeleton width={`${55 + ((index * 17 + at * 23) % 40)}%`} />
        </S.Cell>
      ))}
    </S.Row>
  ))
}

/** Stands for rows that are not drawn. */
export function Gap({ height, columns }: { height: number; columns: number }) {
  const style: CSSProperties & Record<'--height', string> = { '--height': `${height}px` }
  return (
    <tr aria-hidden>
      <S.Gap colSpan={columns} style={style} />
    </tr>
  )
}
