import type { ChannelSums } from '@portal/api/contract/reconciliation.schema'
import { yuan } from '@portal/api/rules/money'
import { channelNames } from '@portal/api/rules/payment'
import { None } from '@portal/ui/description-list'
import { LoadState } from '@portal/ui/load-state'
import { StatusInline } from '@portal/ui/status'
import { Amount } from './Amount.tsx'
import { channelsOfDays, totalsOf } from './channel-totals.ts'
import { DayLink } from './DayLink.tsx'
import type { MonthDaysProps } from './MonthChannels.tsx'
import { channelFeePercent, feeMark, feeRateText } from './reconciliation-words.ts'
import * as S from '../staff-desk/FigureTable.styles.ts'
import { Note, SectionHead } from './DayRecord.styles.ts'

const isBilled = ({ bill }: ChannelSums) => bill !== null

/** What the channels kept of a month: each day by channel, and whether it is what was agreed. */
export function MonthFees({ days, hrefOf }: MonthDaysProps) {
  const months = channelsOfDays(days).filter(isBilled)
  if (months.length === 0)
    return (
      <LoadState state="empty" title="这个月没有渠道账单">
        微信支付、支付宝的账单到了以后，手续费记在这里。
      </LoadState>
    )
  const columns = months.map(({ channel }) => channel)
  return (
    <section>
      <SectionHead>手续费</SectionHead>
      <S.Table style={{ '--columns': 2 }}>
        <S.Caption>每天的手续费</S.Caption>
        <S.Head>
          <S.Row>
            <S.HeadCell>日期</S.HeadCell>
            {columns.map(channel => (
              <S.HeadCell key={channel} data-figure>
                {channelNames[channel]}
              </S.HeadCell>
            ))}
            <S.HeadCell data-figure>手续费合计</S.HeadCell>
            <S.HeadCell data-figure>实际费率</S.HeadCell>
            <S.HeadCell>与费率核对</S.HeadCell>
          </S.Row>
        </S.Head>
        <S.Body>
          {days
            .filter(({ channels }) => channels.some(isBilled))
            .map(({ day, channels }) => {
              const { label, ...look } = feeMark(channels)
              return (
                <S.Row key={day}>
                  <S.RowHead data-card="title">
                    <DayLink day={day} hrefOf={hrefOf} />
                  </S.RowHead>
                  <FeeCells columns={columns} sums={channels.filter(isBilled)} />
                  <S.Cell data-card="end">
                    <StatusInline {...look}>{label}</StatusInline>
                  </S.Cell>
                </S.Row>
              )
            })}
        </S.Body>
        <S.Foot>
          <S.Row>
            <S.RowHead data-card="title">合计</S.RowHead>
            <FeeCells columns={columns} sums={months} />
            <S.Cell data-card="end" />
          </S.Row>
        </S.Foot>
      </S.Table>
      <Note>
        每一笔的手续费按约定的 {channelFeePercent}{' '}
        核对，“按费率”是各笔按它算出的合计；退款时渠道退还的手续费只减合计，不参加核对。不符的请向渠道核对。账单还没有到的日子不在这里。
      </Note>
    </section>
  )
}

interface FeeCellsProps {
  /** The channels that have a bill in this month. */
  columns: readonly ChannelSums['channel'][]
  sums: readonly ChannelSums[]
}

function FeeCells({ columns, sums }: FeeCellsProps) {
  const total = totalsOf(sums)
  return (
    <>
      {columns.map(channel => {
        const bill = sums.find(channelSums => channelSums.channel === channel)?.bill
        return (
          <S.Cell key={channel} data-figure data-name={channelNames[channel]}>
            {bill ? (
              <>
                {yuan(bill.fee_fen)}
                <small>账单 {yuan(bill.amount_fen)}</small>
                <small data-off={bill.fees_off > 0 || undefined}>
                  按费率 {yuan(bill.rate_fee_fen)}
                  {bill.fees_off > 0 ? `，${bill.fees_off} 笔不符` : ''}
                </small>
              </>
            ) : (
              <None />
            )}
          </S.Cell>
        )
      })}
      <S.Cell data-figure data-name="手续费合计">
        <Amount fen={total.fee_fen} />
      </S.Cell>
      <S.Cell data-figure data-name="实际费率">
        {feeRateText(total.fee_fen, total.bill_fen)}
      </S.Cell>
    </>
  )
}
