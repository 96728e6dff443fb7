import type { ChannelSums } from '@portal/api/contract/reconciliation.schema'
import { yuan } from '@portal/api/rules/money'
import { channelNames } from '@portal/api/rules/payment'
import { None } from '@portal/ui/description-list'
import { Amount, Gap } from './Amount.tsx'
import { totalsOf } from './channel-totals.ts'
import * as S from './ReconciliationTable.styles.ts'

export interface ChannelTableProps {
  channels: readonly ChannelSums[]
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

interface Figures {
  order_count: number | null
  order_fen: number | null
  bill_count: number | null
  bill_fen: number | null
  refund_fen: number | null
  fee_fen: number | null
  expected_fen: number | null
  bank_fen: number | null
  difference_fen: number | null
}

const figuresOf = ({ bill, ...sums }: ChannelSums): Figures => ({
  ...sums,
  bill_count: bill && bill.count,
  bill_fen: bill && bill.amount_fen,
  refund_fen: bill && bill.refund_fen,
  fee_fen: bill && bill.fee_fen,
})

/** Two columns of a card. */
const card = { '--columns': 2 }

/** Orders, bill and bank of each channel. */
export function ChannelTable({ channels }: ChannelTableProps) {
  return (
    <S.Table style={card}>
      <S.Caption>按渠道合计</S.Caption>
      <S.Head>
        <S.Row>
          <S.HeadCell>渠道</S.HeadCell>
          {heads.map(({ name, of }) => (
            <S.HeadCell key={of + name} data-figure>
              {of === '' ? null : <S.Unseen>{of}</S.Unseen>}
              {name}
            </S.HeadCell>
          ))}
        </S.Row>
      </S.Head>
      <S.Body>
        {channels.map(sums => (
          <S.Row key={sums.channel}>
            <S.RowHead data-card="title">{channelNames[sums.channel]}</S.RowHead>
            <FigureCells {...figuresOf(sums)} />
          </S.Row>
        ))}
      </S.Body>
      <S.Foot>
        <S.Row>
          <S.RowHead data-card="title">合计</S.RowHead>
          <FigureCells {...totalsOf(channels)} isTotal />
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
