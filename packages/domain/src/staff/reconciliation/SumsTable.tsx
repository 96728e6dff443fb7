import type { ReactNode } from 'react'
import { yuan } from '@portal/api/rules/money'
import { None } from '@portal/ui/description-list'
import { Amount, Gap } from './Amount.tsx'
import type { Figures } from './channel-totals.ts'
import * as S from '../staff-desk/FigureTable.styles.ts'

export interface SumsRow {
  key: string
  head: ReactNode
  figures: Figures
}

export interface SumsTableProps {
  caption: string
  /** What its rows are. */
  rowsName: string
  rows: readonly SumsRow[]
  total: Figures
}

const heads = [
  { name: '笔数', counted: '订单' },
  { name: '订单', counted: '' },
  { name: '笔数', counted: '账单' },
  { name: '渠道账单', counted: '' },
  { name: '手续费', counted: '' },
  { name: '应入账', counted: '' },
  { name: '银行入账', counted: '' },
  { name: '差额', counted: '' },
] as const

/** Two columns of a card. */
const card = { '--columns': 2 }

/** Orders, bill and bank side by side, with what they come to. */
export function SumsTable({ caption, rowsName, rows, total }: SumsTableProps) {
  return (
    <S.Table style={card}>
      <S.Caption>{caption}</S.Caption>
      <S.Head>
        <S.Row>
          <S.HeadCell>{rowsName}</S.HeadCell>
          {heads.map(({ name, counted }) => (
            <S.HeadCell key={counted + name} data-figure>
              {counted === '' ? null : <S.Unseen>{counted}</S.Unseen>}
              {name}
            </S.HeadCell>
          ))}
        </S.Row>
      </S.Head>
      <S.Body>
        {rows.map(({ key, head, figures }) => (
          <S.Row key={key}>
            <S.RowHead data-card="title">{head}</S.RowHead>
            <FigureCells {...figures} />
          </S.Row>
        ))}
      </S.Body>
      <S.Foot>
        <S.Row>
          <S.RowHead data-card="title">合计</S.RowHead>
          <FigureCells {...total} isTotal />
        </S.Row>
      </S.Foot>
    </S.Table>
  )
}

function FigureCells({ isTotal = false, ...figures }: Figures & { isTotal?: boolean }) {
  return (
    <>
      <S.Cell data-figure data-name="订单笔数">
        {figures.order_count ?? <None />}
      </S.Cell>
      <S.Cell data-figure data-name="订单">
        <Amount fen={figures.order_fen} />
      </S.Cell>
      <S.Cell data-figure data-name="账单笔数">
        {figures.bill_count ?? <None />}
      </S.Cell>
      <S.Cell data-figure data-name="渠道账单">
        <Amount fen={figures.bill_fen} />
        {figures.refund_fen === null || figures.refund_fen === 0 ? null : (
          <small>退款 {yuan(figures.refund_fen)}</small>
        )}
      </S.Cell>
      <S.Cell data-figure data-name="手续费" data-card="line">
        <Amount fen={figures.fee_fen} />
      </S.Cell>
      <S.Cell data-figure data-name="应入账">
        <Amount fen={figures.expected_fen} />
      </S.Cell>
      <S.Cell data-figure data-name="银行入账">
        {isTotal && figures.bank_fen !== null ? (
          <S.Result>
            <Amount fen={figures.bank_fen} />
          </S.Result>
        ) : (
          <Amount fen={figures.bank_fen} />
        )}
      </S.Cell>
      <S.Cell data-figure data-name="差额" data-card="end">
        <Gap fen={figures.difference_fen} />
      </S.Cell>
    </>
  )
}
