import type { BatchTerms } from '@portal/api/rules/coupon-batch'

/** Tables of coupons (D5), as Kysely reads them. */

/** The code is the one code, or what each code begins with. */
export interface CouponBatchesTable extends BatchTerms {
  id: string
  version: number
  starts_at: Date
  ends_at: Date
  stopped_at: Date | null
  /** Codes that orders hold or have used. */
  taken: number
  /** How many of them were paid with. */
  used: number
  /** What those took off. */
  saved_fen: number
  created_at: Date
}
export interface CouponsTable {
  code: string
  batch_id: string
  position: number
  /** No order has it; a shared code always is. */
  free: boolean
}
export interface CouponTakersTable {
  batch_id: string
  member_id: string
  taken: number
}
export interface CouponUsesTable {
  id: string
  batch_id: string
  code: string
  order_id: string
  member_id: string
  discount_fen: number
  state: 'reserved' | 'used' | 'released'
  reserved_at: Date
  /** null: the order holds it until it is paid or closed. */
  reserved_until: Date | null
  settled_at: Date | null
}
