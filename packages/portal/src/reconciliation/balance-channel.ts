import { formatTime } from '@portal/api/rules/dates'
import type { OnlineChannel } from '@portal/api/rules/payment'
import { feeOf } from '@portal/api/rules/reconciliation'
import { found, Steps, type Found, type Part } from './parts.ts'
import { keyOf, type Billed, type Booked, type DaySources } from './sources.ts'

/** From then on a channel may book on the next day what we have on this one. */
const lateEvening = '23:00:00'

const signed = ({ kind, amount_fen }: Pick<Booked, 'kind' | 'amount_fen'>): number =>
  kind === 'payment' ? amount_fen : -amount_fen

const sumOf = (entries: readonly { amount_fen: number }[]): number =>
  entries.reduce((sum, { amount_fen }) => sum + amount_fen, 0)

const payments = <E extends Booked | Billed>(entries: readonly E[]): E[] =>
  entries.filter(({ kind }) => kind === 'payment')

/** What both sides have of one payment or refund; one of them is there. */
interface Pair {
  booked: Booked | undefined
  billed: Billed | undefined
}

/** One channel's day: our books against its bill, and its bill against the bank. */
export function balanceChannel(sources: DaySources, channel: OnlineChannel): Part {
  const booked = sources.booked.filter(entry => entry.channel === channel)
  const bill = sources.bills.get(channel)
  const bought = payments(booked).filter(entry => entry.bought)
  const order_fen = sumOf(bought)
  const ours = { channel, order_count: new Set(bought.map(({ order_id }) => order_id)).size, order_fen }
  if (!bill) {
    return {
      sums: { ...ours, bill: null, expected_fen: null, bank_fen: null, difference_fen: 0 },
      steps: { bill_awaited: -order_fen },
      agreed: 0,
      awaits: booked.length > 0 ? [{ channel, what: 'bill' }] : [],
      differences: [],
    }
  }
  const steps = new Steps()
  const pairs = pairUp(booked, bill)
  const differences = pairs.flatMap(pair => differenceOf(pair, sources, steps) ?? [])
  const fee_fen = bill.reduce((sum, line) => sum + line.fee_fen, 0)
  const billedFen = sumOf(payments(bill))
  const refund_fen = sumOf(bill) - billedFen
  steps.add('refunds', -refund_fen)
  steps.add('fees', -fee_fen)
  const expected_fen = billedFen - refund_fen - fee_fen
  const settlement = settle(sources, channel, expected_fen, steps)
  const { bank_fen } = settlement
  return {
    sums: {
      ...ours,
      bill: {
        ...feesOf(payments(bill)),
        count: payments(bill).length,
        amount_fen: billedFen,
        refund_fen,
        fee_fen,
      },
      expected_fen,
      bank_fen,
      difference_fen: billedFen - order_fen + (bank_fen === null ? 0 : bank_fen - expected_fen),
    },
    steps: steps.sums,
    agreed: pairs.filter(isAgreed).length,
    awaits: settlement.awaits,
    differences: [...differences, ...settlement.differences],
  }
}

/** What was kept of payments, beside what the rate makes of them. */
const feesOf = (paid: readonly Billed[]) => ({
  payment_fee_fen: paid.reduce((sum, { fee_fen }) => sum + fee_fen, 0),
  rate_fee_fen: paid.reduce((sum, { amount_fen }) => sum + feeOf(amount_fen), 0),
  fees_off: paid.filter(({ amount_fen, fee_fen }) => fee_fen !== feeOf(amount_fen)).length,
})

function pairUp(booked: readonly Booked[], bill: readonly Billed[]): Pair[] {
  const lines = new Map(bill.map(line => [keyOf(line), line]))
  const ours = new Set(booked.map(keyOf))
  return [
    ...booked.map(entry => ({ booked: entry, billed: lines.get(keyOf(entry)) })),
    ...bill.filter(line => !ours.has(keyOf(line))).map(billed => ({ booked: undefined, billed })),
  ]
}

const isAgreed = ({ booked, billed }: Pair): boolean =>
  booked?.kind === 'payment' && booked.bought && billed?.amount_fen === booked.amount_fen

/** Undefined: both sides agree. */
function differenceOf({ booked, billed }: Pair, sources: DaySources, steps: Steps): Found | undefined {
  if (booked && billed) return ofBoth(booked, billed, steps)
  if (booked) return ofBooks(booked, sources, steps)
  return billed && ofBill(billed, sources, steps)
}

const about = (entry: Booked | Billed) => ({
  key: keyOf(entry),
  channel: entry.channel,
  is_refund: entry.kind === 'refund',
  number: entry.number,
  at: entry.at,
})

function ofBoth(booked: Booked, billed: Billed, steps: Steps): Found | undefined {
  const isPayment = booked.kind === 'payment'
  if (isPayment && !booked.bought) {
    // it came, is no order's, and goes back: done as soon as finance has let it go
    steps.add('channel_unmatched', billed.amount_fen)
    return found({
      ...about(booked),
      kind: 'channel_unmatched',
      order_id: booked.order_id,
      channel_fen: billed.amount_fen,
      difference_fen: billed.amount_fen,
      needs: booked.refund !== 'processing' && booked.refund !== 'succeeded',
    })
  }
  if (booked.amount_fen === billed.amount_fen) return undefined
  const difference_fen = signed(billed) - signed(booked)
  if (isPayment) steps.add('channel_amount', difference_fen)
  return found({
    ...about(booked),
    kind: 'channel_amount',
    order_id: booked.order_id,
    order_fen: signed(booked),
    channel_fen: signed(billed),
    difference_fen,
  })
}

function ofBooks(booked: Booked, { billedOn, nextBills }: DaySources, steps: Steps): Found {
  const other_day = billedOn.get(keyOf(booked)) ?? null
  const isLate = formatTime(booked.at).slice(11) >= lateEvening
  const isOther = other_day !== null || (isLate && !nextBills.has(booked.channel))
  const kind = isOther ? 'other_day' : 'channel_missing'
  if (booked.kind === 'payment' && booked.bought) steps.add(kind, -booked.amount_fen)
  return found({
    ...about(booked),
    kind,
    order_id: booked.order_id,
    other_day,
    order_fen: signed(booked),
    difference_fen: -signed(booked),
    needs: !isOther,
  })
}

function ofBill(billed: Billed, { bookedOn }: DaySources, steps: Steps): Found {
  const other = bookedOn.get(keyOf(billed))
  const kind = other ? 'other_day' : 'channel_unmatched'
  if (billed.kind === 'payment') steps.add(kind, billed.amount_fen)
  return found({
    ...about(billed),
    kind,
    order_id: other?.order_id ?? null,
    other_day: other?.day ?? null,
    channel_fen: signed(billed),
    difference_fen: signed(billed),
    needs: !other,
  })
}

/** What the channel paid into the bank account, against what it owes. */
function settle(
  { settlements, late }: DaySources,
  channel: OnlineChannel,
  expectedFen: number,
  steps: Steps,
): Pick<Part, 'awaits' | 'differences'> & { bank_fen: number | null } {
  const paid = settlements.get(channel)
  if (paid === undefined && expectedFen === 0) return { bank_fen: 0, awaits: [], differences: [] }
  if (paid === undefined && (expectedFen < 0 || !late)) {
    // a channel that owes nothing takes it off what it pays out next
    steps.add('settlement_awaited', -expectedFen)
    const awaits = expectedFen > 0 ? [{ channel, what: 'settlement' as const }] : []
    return { bank_fen: null, awaits, differences: [] }
  }
  const bank_fen = paid ?? 0
  const difference_fen = bank_fen - expectedFen
  steps.add('settled_amount', difference_fen)
  if (difference_fen === 0) return { bank_fen, awaits: [], differences: [] }
  const differs = found({
    key: `settled ${channel}`,
    kind: 'settled_amount',
    channel,
    channel_fen: expectedFen,
    bank_fen,
    difference_fen,
  })
  return { bank_fen, awaits: [], differences: [differs] }
}
