import type { DayOfMonth } from '@portal/api/contract/reconciliation.schema'
import { channelsOfDays, totalsOf } from './channel-totals.ts'
import { ChannelTable } from './ChannelTable.tsx'
import { DayLink, type DayLinkProps } from './DayLink.tsx'
import { SumsTable } from './SumsTable.tsx'
import * as S from './DayRecord.styles.ts'

export interface MonthDaysProps extends Pick<DayLinkProps, 'hrefOf'> {
  days: readonly DayOfMonth[]
}

/** A month's orders, bills and bank: what each channel comes to, and each day. */
export function MonthChannels({ days, hrefOf }: MonthDaysProps) {
  const channels = channelsOfDays(days)
  return (
    <>
      <section>
        <S.SectionHead>按渠道</S.SectionHead>
        <ChannelTable channels={channels} />
        <S.Note>差额为渠道或银行减订单，不含手续费和退款；还没有到的账单和入账不在合计里。</S.Note>
      </section>
      <section>
        <S.SectionHead>每天</S.SectionHead>
        <SumsTable
          caption="每天合计"
          rowsName="日期"
          rows={days.map(({ day, channels: ofDay }) => ({
            key: day,
            head: <DayLink day={day} hrefOf={hrefOf} />,
            figures: totalsOf(ofDay),
          }))}
          total={totalsOf(channels)}
        />
      </section>
    </>
  )
}
