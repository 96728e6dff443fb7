import type { ChannelSums } from '@portal/api/contract/reconciliation.schema'
import { channelNames } from '@portal/api/rules/payment'
import { figuresOf, totalsOf } from './channel-totals.ts'
import { SumsTable } from './SumsTable.tsx'

export interface ChannelTableProps {
  channels: readonly ChannelSums[]
}

/** Orders, bill and bank of each channel. */
export function ChannelTable({ channels }: ChannelTableProps) {
  return (
    <SumsTable
      caption="按渠道合计"
      rowsName="渠道"
      rows={channels.map(sums => ({
        key: sums.channel,
        head: channelNames[sums.channel],
        figures: figuresOf(sums),
      }))}
      total={totalsOf(channels)}
    />
  )
}
