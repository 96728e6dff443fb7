import type { Difference } from '@portal/api/contract/reconciliation.schema'
import { DifferenceRow, type DifferenceRowProps } from './DifferenceRow.tsx'
import * as S from '../staff-desk/FigureTable.styles.ts'

export interface DifferenceTableProps extends Pick<DifferenceRowProps, 'acts' | 'closed' | 'hrefOf'> {
  differences: readonly Difference[]
}

/** Where orders, bills and bank differ, by how much, and what mends it. */
export function DifferenceTable({ differences, ...row }: DifferenceTableProps) {
  return (
    <S.Table>
      <S.Caption>差异</S.Caption>
      <S.Head>
        <S.Row>
          {row.hrefOf ? <S.HeadCell>日期</S.HeadCell> : null}
          <S.HeadCell>差在哪里</S.HeadCell>
          <S.HeadCell>订单与来款</S.HeadCell>
          {['订单', '渠道', '银行', '差额'].map(name => (
            <S.HeadCell key={name} data-figure>
              {name}
            </S.HeadCell>
          ))}
          <S.HeadCell>怎么处理</S.HeadCell>
        </S.Row>
      </S.Head>
      <S.Body>
        {differences.map(difference => (
          <DifferenceRow key={difference.difference_id} difference={difference} {...row} />
        ))}
      </S.Body>
    </S.Table>
  )
}
