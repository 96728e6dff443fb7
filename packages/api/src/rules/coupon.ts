import type { StatusLook } from './status.ts'

/** What a coupon can take off, by how it is said. */
export const couponWays = { amount: '减金额', percent: '减比例' } as const
export type CouponWay = keyof typeof couponWays

/** One code for everybody, or a code for each person. */
export const couponIssuings = { shared: '统一码', single: '每人一码' } as const
export type CouponIssuing = keyof typeof couponIssuings

/** What became of one code of a batch. */
export const couponCodeStates = { free: '未用', reserved: '预留中', used: '已用' } as const
export type CouponCodeState = keyof typeof couponCodeStates

/** Fees that a coupon can be for: what orders of this portal have. */
export const couponItems = {
  personal_dues: '个人会费',
  unit_dues: '单位会费',
  evaluation: '评价费',
} as const
export type CouponItem = keyof typeof couponItems

/** The fee of an order. */
export function couponItemOf(order: {
  kind: 'dues' | 'evaluation'
  subject_type: 'personal' | 'enterprise'
}): CouponItem {
  if (order.kind === 'evaluation') return 'evaluation'
  return order.subject_type === 'personal' ? 'personal_dues' : 'unit_dues'
}

export const couponStatusLook = {
  active: { label: '生效中', family: 'success', icon: 'circle-check' },
  scheduled: { label: '未开始', family: 'info', icon: 'clock' },
  used_up: { label: '已用完', family: 'neutral', icon: 'circle-minus' },
  ended: { label: '已结束', family: 'neutral', icon: 'calendar-x' },
  stopped: { label: '已停用', family: 'neutral', icon: 'circle-pause' },
} as const satisfies Record<string, StatusLook>
export type CouponStatus = keyof typeof couponStatusLook
export const couponStatuses = Object.keys(couponStatusLook) as [CouponStatus, ...CouponStatus[]]

/** Minutes for which a code is kept for an order that is not on its way to payment (D5). */
export const couponReserveMinutes = 15
/** Codes that nobody made which an account may try in an hour. */
export const maxUnknownCoupons = 20

interface Offer {
  way: CouponWay
  off_fen: number | null
  percent: number | null
  most_fen: number | null
}

/** What a coupon takes off: never more than there is to pay. A share is rounded to the fen. */
export function discountOn({ way, off_fen, percent, most_fen }: Offer, total_fen: number): number {
  const off = way === 'amount' ? (off_fen ?? 0) : Math.round((total_fen * (percent ?? 0)) / 100)
  return Math.min(off, most_fen ?? off, total_fen)
}

interface Window {
  starts_at: Date
  ends_at: Date
  stopped_at: Date | null
}

/** The status of a batch; it is never stored. */
export function couponStatusOf(
  { starts_at, ends_at, stopped_at, taken, total }: Window & { taken: number; total: number },
  now: Date,
): CouponStatus {
  if (stopped_at !== null) return 'stopped'
  if (taken >= total) return 'used_up'
  if (starts_at > now) return 'scheduled'
  return ends_at < now ? 'ended' : 'active'
}

/** Why a code does not fit an order, in the words that the member reads. */
export const unfitTexts = {
  /** Somebody else's code looks the same as one that nobody made. */
  unknown: '优惠码不存在，请核对后重新输入',
  stopped: '优惠码已停用',
  scheduled: '优惠码还没有到使用时间',
  ended: '优惠码已过期',
  item: '优惠码不适用于这笔订单的费用',
  least: '订单金额没有达到优惠码的最低应付',
  used_by_you: '您已用过这个优惠，不能再用',
  used_up: '优惠码已用完',
} as const satisfies Record<string, string>
export type Unfit = keyof typeof unfitTexts

interface Paid {
  item: CouponItem
  /** What the order costs without a coupon. */
  total_fen: number
}

/** Why a batch does not fit an order now, the number of its codes left aside; null where it fits. */
export function unfitReason(
  batch: Offer & Window & { items: readonly CouponItem[]; least_fen: number | null },
  { item, total_fen }: Paid,
  now: Date,
): Unfit | null {
  if (batch.stopped_at !== null) return 'stopped'
  if (batch.starts_at > now) return 'scheduled'
  if (batch.ends_at < now) return 'ended'
  if (!batch.items.includes(item)) return 'item'
  return total_fen < (batch.least_fen ?? 0) || discountOn(batch, total_fen) === 0 ? 'least' : null
}

/** A code as it is stored: full-width characters to half, capitals, without spaces and dashes. */
export const plainCouponCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()

/** `PJ26 K7M3 XN`: grouped for reading only. */
export const groupCouponCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
