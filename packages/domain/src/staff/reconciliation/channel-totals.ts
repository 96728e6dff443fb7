import type { ChannelSums } from '@portal/api/contract/reconciliation.schema'
import { isOnlineChannel } from '@portal/api/rules/payment'

/** The sum; null as soon as one of them is not known. */
const sumOf = (values: readonly (number | null)[]): number | null => {
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return sum
}

/** What all channels come to. A bank transfer has no bill and adds nothing to those of the others. */
export function totalsOf(channels: readonly ChannelSums[]) {
  const billed = channels.filter(({ channel, bill }) => bill !== null || isOnlineChannel(channel))
  const ofBills = (value: (bill: NonNullable<ChannelSums['bill']>) => number) =>
    billed.length === 0 ? null : sumOf(billed.map(({ bill }) => bill && value(bill)))
  const of = (value: (sums: ChannelSums) => number | null) => sumOf(channels.map(value))
  return {
    order_count: of(sums => sums.order_count),
    order_fen: of(sums => sums.order_fen),
    bill_count: ofBills(bill => bill.count),
    bill_fen: ofBills(bill => bill.amount_fen),
    refund_fen: ofBills(bill => bill.refund_fen),
    fee_fen: ofBills(bill => bill.fee_fen),
    expected_fen: of(sums => sums.expected_fen),
    bank_fen: of(sums => sums.bank_fen),
    difference_fen: of(sums => sums.difference_fen),
  }
}
