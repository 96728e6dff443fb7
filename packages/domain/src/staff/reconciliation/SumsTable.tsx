import type { ReactNode } from 'react'
import { yuan } from '@portal/api/rules/money'
import { None } from '@portal/ui/description-list'
import { Amount, Gap } from './Amount.tsx'
import type { Figures } from './channel-totals.ts'
import * as S from './ReconciliationTable.styles.ts'

export interface SumsRow {
  key: string
  head: ReactNode
  figures: Figures
}

export interface SumsTableProps {
  caption: string
  /** What its rows are. */
  of: string
  rows: readonly SumsRow[]
  total: Figures
}

const heads = [
  { name: '笔数', of: '订单' },
  { name: '订单', of: '' },
  { name: '笔数', of: '账单' },
  { name: '渠道账单', of: '' },
  { name: '手续费', of: '' },
  { name: '应入账', of: '' },
  { name: '银行入账', of: '' },
  { name: '差额', of: '' },
] as const

/** Two columns of a card. */
const card = { '--columns': 2 }

/** Orders, bill and bank side by side, with what they come to. */
export function SumsTable({ caption, of: rowsOf, rows, total }: SumsTableProps) {
  return (
    <S.Table style={card}>
      <S.Caption>{caption}</S.Caption>
      <S.Head>
        <S.Row>
          <S.HeadCell>{rowsOf}</S.HeadCell>
          {heads.map(({ name, of }) => (
            <S.HeadCell key={of + name} data-figure>
              {of === '' ? null : <S.Unseen>{of}</S.Unseen>}
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

function FigureCells({ isTotal = false, ...of }: Figures & { isTotal?: boolean }) {
  return (
    <>
      <S.Cell data-figure data-name="订单笔数">
        {of.order_count ?? <None />}
      </S.Cell>
      <S.Cell data-figure data-name="订单">
        <Amount fen={of.order_fen} />
      </S.Cell>
      <S.Cell data-figure data-name="账单笔数">
        {of.bill_count ?? <None />}
      </S.Cell>
      <S.Cell data-figure data-name="渠道账单">
        <Amount fen={of.bill_fen} />
        {of.refund_fen === null || of.refund_fen === 0 ? null : <small>退款 {yuan(of.refund_fen)}</small>}
      </S.Cell>
      <S.Cell data-figure data-name="手续费" data-card="line">
        <Amount fen={of.fee_fen} />
      </S.Cell>
      <S.Cell data-figure data-name="应入账">
        <Amount fen={of.expected_fen} />
      </S.Cell>
      <S.Cell data-figure data-name="银行入账">
        {isTotal && of.bank_fen !== null ? (
          <S.Result>
            <Amount fen={of.bank_fen} />
          </S.Result>
        ) : (
          <Amount fen={of.bank_fen} />
        )}
      </S.Cell>
      <S.Cell data-figure data-name="差额" data-card="end">
        <Gap fen={of.difference_fen} />
      </S.Cell>
    </>
  )
}
