import { useId } from 'react'
import type { ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import { useToday } from '@portal/api/hooks/use-today'
import { Notice } from '@portal/ui/notice'
import { DelegationNotice } from '../delegation/index.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { ChannelTable } from './ChannelTable.tsx'
import { DayBridge } from './DayBridge.tsx'
import { DayFoot } from './DayFoot.tsx'
import { DifferenceMissed } from './DifferenceMissed.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'
import {
  channelFeePercent,
  channelsOff,
  dayName,
  differencesText,
  feesOffText,
} from './reconciliation-words.ts'
import { useDifferenceActs } from './use-difference-acts.ts'
import * as S from './DayRecord.styles.ts'

export interface DayRecordProps {
  day: ReconciliationDay
}

/** One day: from orders to the bank, what differs, the sums by channel, and whether it is done. */
export function DayRecord({ day }: DayRecordProps) {
  const today = useToday()
  const titleId = useId()
  const acts = useDifferenceActs()
  const { differences, channels, agreed_count, closed } = day
  const off = channelsOff(channels)
  const billed = channels.some(({ bill }) => bill !== null)

  return (
    <S.Root aria-labelledby={titleId}>
      <S.Body aria-label="当天的账">
        <S.Title id={titleId}>{dayName(day.day, today)}</S.Title>
        {day.delegation ? (
          <S.Delegated>
            <DelegationNotice delegation={day.delegation} task="reconciliation_day" subject={day.day} />
          </S.Delegated>
        ) : null}
        <DayBridge bridge={day.bridge} orderCount={day.order_count} />
        <section>
          <S.SectionHead>
            差异
            <span>{differencesText(differences)}</span>
          </S.SectionHead>
          <DifferenceMissed acts={acts} differences={differences} />
          {differences.length === 0 ? null : (
            <DifferenceTable differences={differences} acts={acts} closed={closed !== null} />
          )}
        </section>
        <section>
          <S.SectionHead>
            按渠道 <span>差异以外的 {agreed_count} 笔三方一致</span>
          </S.SectionHead>
          <ChannelTable channels={channels} />
        </section>
        <S.Note>
          差额为渠道或银行减订单，不含手续费和退款。
          {billed && off.length === 0 ? `手续费按 ${channelFeePercent} 核过，与账单一致。` : ''}
        </S.Note>
        {off.length > 0 ? (
          <S.Warning>
            <Notice tone="warning">
              账单里的手续费与费率不符，请向渠道核对：{off.map(feesOffText).join('；')}。
            </Notice>
          </S.Warning>
        ) : null}
      </S.Body>
      <DayFoot day={day} />
      <AskedDialog acts={acts} />
    </S.Root>
  )
}
