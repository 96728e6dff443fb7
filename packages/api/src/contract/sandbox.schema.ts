import * as z from 'zod/mini'
import { fen, time } from './fields.ts'

/** A payment of the sandbox as its cashier shows it. */
export const sandboxCashier = z.object({
  /** What is paid for. */
  title: z.string(),
  amount_fen: fen,
  state: z.enum(['open', 'succeeded', 'failed', 'closed']),
  expires_at: time,
})
/** What the sandbox's bank says of a payment, as it signs it. */
export const sandboxNotice = z.object({
  /** Whom it pays; a notice to anybody else is not for us. */
  merchant: z.literal('association'),
  number: z.string(),
  state: z.enum(['open', 'succeeded', 'failed', 'closed']),
  ref: z.string(),
  paid_fen: z.int().check(z.minimum(0)),
})
export type SandboxNotice = z.infer<typeof sandboxNotice>
export type SandboxCashier = z.infer<typeof sandboxCashier>
