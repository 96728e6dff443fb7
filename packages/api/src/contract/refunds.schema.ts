import * as z from 'zod/mini'
import { onlineChannels } from '../rules/payment.ts'
import { refundEffects, refundLife, refundStatuses } from '../rules/refund.ts'
import { day, fen, id, time } from './fields.ts'

/** What an approval could do to what was bought, as it would be today. */
export const refundChoice = z.object({
  effect: z.enum(refundEffects),
  /** E.g. 收回本次会员期. */
  name: z.string(),
  /** Whether it can be chosen. */
  open: z.boolean(),
  /** What it means, or why it cannot be chosen. */
  note: z.string(),
  /** What would change: as it is, and as it would be. */
  changes: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })),
})
export type RefundChoice = z.infer<typeof refundChoice>

export const refundDetail = z.object({
  id,
  amount_fen: fen,
  reason: z.string(),
  refund_status: z.enum(refundStatuses),
  asked_by: z.string(),
  asked_at: time,
  /** Money paid twice, too late or in a wrong amount: it has no effect, and nobody may keep it. */
  bought_nothing: z.boolean(),
  /** The channel by which it goes back by itself; null: finance sends it back by the bank. */
  way: z.nullable(z.enum(onlineChannels)),
  /** What the approval chose, in words; empty before, and where nothing depends on it. */
  effect_text: z.string(),
  /** Chosen by the first of two persons, for the second to see. */
  effect: z.nullable(z.enum(refundEffects)),
  approved_by: z.nullable(z.string()),
  approved_at: z.nullable(time),
  reviewed_by: z.nullable(z.string()),
  reviewed_at: z.nullable(time),
  /** Why it was rejected, or why the money came back. */
  trouble: z.string(),
  returned_on: z.nullable(day),
  /** Number of the bank's line; empty for who reads orders masked. */
  bank_ref: z.string(),
  /** A second person of finance has to approve too. */
  needs_second: z.boolean(),
  /** Above which sum this is so. */
  second_above_fen: fen,
  /** A document stands for the money: nothing is approved before it is reversed. Never for who may not read documents. */
  needs_reversal: z.boolean(),
  /** What can be chosen with the approval; empty when it is decided, and where nothing depends on it. */
  choices: z.array(refundChoice),
  /** What the reader may do with it now. */
  allowed: z.array(z.enum(refundLife.acts)),
})
export type RefundDetail = z.infer<typeof refundDetail>
