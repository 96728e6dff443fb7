import type { ChannelSums, DayOfMonth } from '@portal/api/contract/reconciliation.schema'
import { isOnlineChannel, onlineChannels } from '@portal/api/rules/payment'

/** What one row of a table of sums tells, amounts in fen; null: not known, or there is none. */
export interface Figures {
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

export const figuresOf = ({ bill, ...sums }: ChannelSums): Figures => ({
  ...sums,
  bill_count: bill && bill.count,
  bill_fen: bill && bill.amount_fen,
  refund_fen: bill && bill.refund_fen,
  fee_fen: bill && bill.fee_fen,
})

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
export function totalsOf(channels: readonly ChannelSums[]): Figures {
  const billed = channels.filter(({ channel, bill }) => bill !== null || isOnlineChannel(channel))
  const ofBills = (value: (bill: NonNullable<ChannelSums['bill']>) => number) =>
    billed.length === 0 ? null : sumOf(billed.map(({ bill }) => bill && value(bill)))
  const ofAll = (value: (sums: ChannelSums) => number | null) => sumOf(channels.map(value))
  return {
    order_count: ofAll(sums => sums.order_count),
    order_fen: ofAll(sums => sums.order_fen),
    bill_count: ofBills(bill => bill.count),
    bill_fen: ofBills(bill => bill.amount_fen),
    refund_fen: ofBills(bill => bill.refund_fen),
    fee_fen: ofBills(bill => bill.fee_fen),
    expected_fen: ofAll(sums => sums.expected_fen),
    bank_fen: ofAll(sums => sums.bank_fen),
    difference_fen: ofAll(sums => sums.difference_fen),
  }
}

/** Of two amounts of which one may not be known yet: what is known. */
const plus = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : a + b

function together(a: ChannelSums, b: ChannelSums): ChannelSums {
  const [one, other] = [a.bill, b.bill]
  return {
    channel: a.channel,
    order_count: a.order_count + b.order_count,
    order_fen: a.order_fen + b.order_fen,
    bill:
      one && other
        ? {
            count: one.count + other.count,
            amount_fen: one.amount_fen + other.amount_fen,
            refund_fen: one.refund_fen + other.refund_fen,
            fee_fen: one.fee_fen + other.fee_fen,
            payment_fee_fen: one.payment_fee_fen + other.payment_fee_fen,
            rate_fee_fen: one.rate_fee_fen + other.rate_fee_fen,
            fees_off: one.fees_off + other.fees_off,
          }
        : (one ?? other),
    expected_fen: plus(a.expected_fen, b.expected_fen),
    bank_fen: plus(a.bank_fen, b.bank_fen),
    difference_fen: a.difference_fen + b.difference_fen,
  }
}

/** What some days come to by channel, as far as it is known. */
export function channelsOfDays(days: readonly Pick<DayOfMonth, 'channels'>[]): ChannelSums[] {
  const sums = new Map<ChannelSums['channel'], ChannelSums>()
  for (const one of days.flatMap(({ channels }) => channels)) {
    const before = sums.get(one.channel)
    sums.set(one.channel, before ? together(before, one) : one)
  }
  return [...onlineChannels, 'offline' as const].flatMap(channel => sums.get(channel) ?? [])
}
