import * as z from 'zod/mini'
import { channels, onlineChannels } from '../rules/payment.ts'
import {
  awaitedThings,
  bridgeStepNames,
  dayStateNames,
  differenceKindNames,
  differenceLife,
  settlementWayNames,
} from '../rules/reconciliation.ts'
import { delegation } from './delegations.schema.ts'
import { day, id, listOf, month, orderKind, orderNo, time } from './fields.ts'

const signedFen = z.int()
const maybeFen = z.nullable(signedFen)

/** A day in the list. */
const reconciledDay = z.object({
  day,
  state: z.enum(dayStateNames),
  /** What the bank has of it; null while nothing is known of it. */
  bank_fen: maybeFen,
  /** Differences that somebody has to settle. */
  open_count: z.int(),
  closed: z.boolean(),
  /** Passed on to somebody of finance; null where it was not. */
  delegation: z.nullable(delegation),
})
export type ReconciledDay = z.infer<typeof reconciledDay>

export const reconciledDays = z.object({
  /** Every day that differs, and the newest of the others; newest first. */
  days: z.array(reconciledDay),
  /** Where older days go on: the value for `before`; null at the end. */
  next_before: z.nullable(day),
  /** Open differences of all days. */
  open_count: z.int(),
  /** When the last daily round ended. */
  last_run_at: z.nullable(time),
})
export type ReconciledDays = z.infer<typeof reconciledDays>

/** A difference between the books, a bill and the bank. Amounts that are not known are null. */
export const difference = z.object({
  difference_id: id,
  /** The day on which it stands. */
  day,
  kind: z.enum(differenceKindNames),
  state: z.enum(differenceLife.statuses),
  channel: z.enum(channels),
  /** Whether it is of money that went back. */
  is_refund: z.boolean(),
  /** The order concerned; null where there is none. */
  order: z.nullable(
    z.object({
      order_no: orderNo,
      kind: orderKind,
      item: z.string(),
      item_note: z.string(),
      subject_name: z.string(),
    }),
  ),
  /** When the money moved; null for sums. */
  at: z.nullable(time),
  /** The number by which the channel knows it; empty where there is none. */
  number: z.string(),
  /** The day on whose side the other half stands, for what goes over midnight; null: not known yet. */
  other_day: z.nullable(day),
  /** The bank's line; null where there is none. */
  line: z.nullable(
    z.object({
      bank_ref: z.string(),
      booked_at: time,
      payer_name: z.string(),
      remark: z.string(),
      amount_fen: signedFen,
    }),
  ),
  order_fen: maybeFen,
  channel_fen: maybeFen,
  bank_fen: maybeFen,
  /** What channel or bank have more than expected. */
  difference_fen: signedFen,
  /** Whether the order waits for finance to confirm just this money. */
  order_waits: z.boolean(),
  /** Whether a refund that was filed for it waits for finance. */
  refund_waits: z.boolean(),
  /** Days whose settlement this line may be, by channel; empty where it is no line without an order. */
  settles: z.array(
    z.object({
      channel: z.enum(onlineChannels),
      day,
      /** What is expected. */
      amount_fen: signedFen,
    }),
  ),
  /** What was done about it; null while nothing was. */
  settled: z.nullable(
    z.object({ way: z.enum(settlementWayNames), note: z.string(), at: time, by: z.string() }),
  ),
})
export type Difference = z.infer<typeof difference>

export const differenceList = listOf(difference)
export type DifferenceList = z.infer<typeof differenceList>

const channelSums = z.object({
  channel: z.enum(channels),
  order_count: z.int(),
  order_fen: signedFen,
  /** Of the channel's bill; null for the bank transfer, and while there is no bill. */
  bill: z.nullable(
    z.object({
      count: z.int(),
      amount_fen: signedFen,
      refund_fen: signedFen,
      /** What the channel kept of payments, less what it gave back with refunds. */
      fee_fen: signedFen,
      /** What it kept of payments alone. */
      payment_fee_fen: signedFen,
      /** What the agreed rate makes of the same payments, each rounded by itself. */
      rate_fee_fen: signedFen,
      /** Payments whose fee is not that of the rate. */
      fees_off: z.int(),
    }),
  ),
  /** What the bank should have; null while it is not known. */
  expected_fen: maybeFen,
  /** What the bank has; null while it is not known. */
  bank_fen: maybeFen,
  /** Channel or bank less orders, without fees and refunds. */
  difference_fen: signedFen,
})
export type ChannelSums = z.infer<typeof channelSums>

export const reconciliationDay = z.object({
  day,
  state: z.enum(dayStateNames),
  ran_at: time,
  /** Null while the day is open. */
  closed: z.nullable(z.object({ at: time, by: z.string() })),
  /** Passed on to somebody of finance; null where it was not. */
  delegation: z.nullable(delegation),
  order_count: z.int(),
  /** From what the orders brought to what the bank has; steps of nothing are left out. */
  bridge: z.array(z.object({ step: z.enum(bridgeStepNames), amount_fen: signedFen })),
  channels: z.array(channelSums),
  /** Payments on which all sides agree. */
  agreed_count: z.int(),
  awaits: z.array(z.object({ channel: z.enum(channels), what: z.enum(awaitedThings) })),
  differences: z.array(difference),
})
export type ReconciliationDay = z.infer<typeof reconciliationDay>

const monthOf = month({ label: '月份' })

export const reconciliationMonth = z.object({
  month: monthOf,
  /** The nearest months before and after it with a day that was reconciled; null where there is none. */
  previous: z.nullable(monthOf),
  next: z.nullable(monthOf),
  /** Newest first. */
  days: z.array(
    z.object({
      day,
      state: z.enum(dayStateNames),
      channels: z.array(channelSums),
    }),
  ),
})
export type ReconciliationMonth = z.infer<typeof reconciliationMonth>
export type DayOfMonth = ReconciliationMonth['days'][number]
