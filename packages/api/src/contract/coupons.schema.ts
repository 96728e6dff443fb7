import * as z from 'zod/mini'
import {
  couponCodeStates,
  couponIssuings,
  couponItems,
  couponStatuses,
  couponWays,
  type CouponCodeState,
  type CouponIssuing,
  type CouponItem,
  type CouponWay,
} from '../rules/coupon.ts'
import { fen, id, listOf, time } from './fields.ts'

const keysOf = <K extends string>(record: Record<K, string>) => Object.keys(record) as [K, ...K[]]
export const ways = keysOf<CouponWay>(couponWays)
export const issuings = keysOf<CouponIssuing>(couponIssuings)
export const items = keysOf<CouponItem>(couponItems)

/** What became of a code for an order (D5). A code that does not fit is no error: `reason` says why. */
export const couponAnswer = z.object({
  valid: z.boolean(),
  /** Empty for a code that fits. */
  reason: z.string(),
  discount_fen: fen,
  payable_fen: fen,
  /** Until when it is kept; null: nothing is, or until the order is paid or closed. */
  reserved_until: z.nullable(time),
})
export type CouponAnswer = z.infer<typeof couponAnswer>

export const couponBatch = z.object({
  id,
  /** Goes up with each change; a change names the one that it is made to. */
  version: z.int(),
  name: z.string(),
  way: z.enum(ways),
  off_fen: z.nullable(fen),
  percent: z.nullable(z.int()),
  most_fen: z.nullable(fen),
  items: z.array(z.enum(items)),
  least_fen: z.nullable(fen),
  total: z.int(),
  per_member: z.int(),
  issuing: z.enum(issuings),
  /** The one code, or what each code begins with. */
  code: z.string(),
  starts_at: time,
  ends_at: time,
  status: z.enum(couponStatuses),
  stopped: z.boolean(),
  /** Codes that orders hold or have used. */
  taken: z.int(),
  used: z.int(),
  /** What orders that are paid have saved. */
  saved_fen: fen,
  created_at: time,
})
export type CouponBatch = z.infer<typeof couponBatch>

export const couponBatchList = z.extend(listOf(couponBatch), {
  /** Number of batches in each status, the status filter left aside. */
  counts: z.array(z.object({ status: z.enum(couponStatuses), count: z.int() })),
  /** What the batches in effect have saved. */
  saved_fen: fen,
})
export type CouponBatchList = z.infer<typeof couponBatchList>

export const couponCode = z.object({
  code: z.string(),
  state: z.enum(keysOf<CouponCodeState>(couponCodeStates)),
  order_no: z.nullable(z.string()),
  /** When the order took it, or paid with it. */
  at: z.nullable(time),
})
export type CouponCode = z.infer<typeof couponCode>

/** One fee of today. */
export const couponFee = z.object({ item: z.enum(items), name: z.string(), amount_fen: fen })
export type CouponFee = z.infer<typeof couponFee>
