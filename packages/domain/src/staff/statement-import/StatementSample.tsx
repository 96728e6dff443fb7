import type { ComponentProps } from 'react'
import * as S from './StatementSample.styles.ts'

export interface StatementSampleProps extends Omit<ComponentProps<'section'>, 'children'> {
  sample: readonly (readonly string[])[]
  /** From 1. */
  headerRow: number
}

/** The first rows of the file, as it has them. */
export function StatementSample({ sample, headerRow, ...rest }: StatementSampleProps) {
  const width = Math.max(...sample.map(row => row.length))
  return (
    <S.Scroll {...rest} aria-label="文件的前几行">
      <S.Table>
        <tbody>
          {sample.map((row, index) => (
            <tr key={`${index + 1}`} data-head={index + 1 === headerRow || undefined}>
              <th scope="row">{index + 1}</th>
              {Array.from({ length: width }, (_, column) => (
                <td key={`${column + 1}`}>{row[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  )
}
