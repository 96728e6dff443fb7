import type { OnlineChannel } from '@portal/api/rules/payment'
import type { RefundStatus } from '@portal/api/rules/refund'

/** What a day's reconciliation looks at: our books, the channels' bills, the bank's lines. Amounts are fen above 0. */

export type MoneyKind = 'payment' | 'refund'

/** A payment or refund that a channel made, as our books have it. */
export interface Booked {
  channel: OnlineChannel
  kind: MoneyKind
  /** By which both sides know it. */
  number: string
  order_id: string
  amount_fen: number
  at: Date
  /** False: money paid twice or too late, which bought nothing. */
  bought: boolean
  /** How the refund of such money stands; null: none was filed. */
  refund: RefundStatus | null
}

/** The same as a channel's bill has it. */
export interface Billed {
  channel: OnlineChannel
  kind: MoneyKind
  number: string
  amount_fen: number
  fee_fen: number
  at: Date
}

/** A line of the bank account that was booked on the day. */
export interface DayLine {
  id: string
  amount_fen: number
  /** False: a clerk typed it with an order. */
  imported: boolean
  /** What a statement later said of a typed one. */
  seen_fen: number | null
  booked_at: Date
  /** What of it is a channel's money. */
  channels_fen: number
  /** What it paid, by order. */
  receipts: readonly { order_id: string; amount_fen: number }[]
}

export interface DaySources {
  day: string
  booked: readonly Booked[]
  /** Bills by channel; a channel without one is not in it. */
  bills: ReadonlyMap<OnlineChannel, readonly Billed[]>
  /** By the key of what stands in the books of this day alone: the day whose bill has it. */
  billedOn: ReadonlyMap<string, string>
  /** By the key of what stands in a bill of this day alone: where our books have it. */
  bookedOn: ReadonlyMap<string, { day: string; order_id: string }>
  /** Channels whose bill of the next day is there. */
  nextBills: ReadonlySet<OnlineChannel>
  /** What the bank has of each channel for this day; a channel that has not paid out is not in it. */
  settlements: ReadonlyMap<OnlineChannel, number>
  lines: readonly DayLine[]
  /** Whether a statement tells of the whole day. */
  covered: boolean
  /** Whether a channel that has not paid out is not waited for any more. */
  late: boolean
}

/** What a payment or refund is known by on both sides. */
export const keyOf = ({ channel, kind, number }: Pick<Booked, 'channel' | 'kind' | 'number'>): string =>
  `${channel} ${kind} ${number}`
