import type { ChannelSums, ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import { bridgeStepNames, type BridgeStep } from '@portal/api/rules/reconciliation'
import { balanceChannel } from './balance-channel.ts'
import { balanceTransfers } from './balance-transfers.ts'
import type { Part } from './parts.ts'
import type { DaySources } from './sources.ts'
import { onlineChannels } from '@portal/api/rules/payment'

/** What a day comes to. */
export type DaySums = Pick<
  ReconciliationDay,
  'order_count' | 'bridge' | 'channels' | 'agreed_count' | 'awaits'
>

export interface Balance {
  sums: DaySums
  /** Null while nothing is known of it. */
  bank_fen: number | null
  differences: Part['differences']
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Only channels in which money moved. */
const isUsed = ({ order_count, bill, bank_fen }: ChannelSums): boolean =>
  order_count > 0 || (bill !== null && (bill.count > 0 || bill.refund_fen > 0)) || (bank_fen ?? 0) !== 0

/**
 * Reconciles a day: what the orders brought, what the channels booked and what the bank has (D5). What is between the
 * first and the last step of the bridge always adds up, whatever the sources say.
 */
export function balance(sources: DaySources): Balance {
  const parts = [
    ...onlineChannels.map(channel => balanceChannel(sources, channel)),
    balanceTransfers(sources),
  ]
  const channels = parts.map(({ sums }) => sums).filter(isUsed)
  const orders = sumOf(channels.map(({ order_fen }) => order_fen))
  const bank = sumOf(channels.map(({ bank_fen }) => bank_fen ?? 0))
  const stepOf = (step: BridgeStep) => {
    if (step === 'orders') return orders
    return step === 'bank' ? bank : sumOf(parts.map(({ steps }) => steps[step] ?? 0))
  }
  const awaits = parts.flatMap(part => part.awaits)
  return {
    sums: {
      order_count: sumOf(channels.map(({ order_count }) => order_count)),
      bridge: bridgeStepNames
        .map(step => ({ step, amount_fen: stepOf(step) }))
        .filter(({ step, amount_fen }) => step === 'orders' || step === 'bank' || amount_fen !== 0),
      channels,
      agreed_count: sumOf(parts.map(({ agreed }) => agreed)),
      awaits,
    },
    bank_fen: awaits.length > 0 && bank === 0 ? null : bank,
    differences: parts.flatMap(({ differences }) => differences),
  }
}
