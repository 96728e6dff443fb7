import type { CouponBatch, CouponFee } from '@portal/api/contract/coupons.schema'
import {
  couponItems,
  discountOn,
  unfitReason,
  type CouponItem,
  type CouponWay,
} from '@portal/api/rules/coupon'
import { yuan } from '@portal/api/rules/money'

interface Terms {
  way: CouponWay
  off_fen: number | null
  percent: number | null
  most_fen: number | null
  least_fen: number | null
}

/** 减 ¥200.00, or 减 10%. */
export const offText = ({ way, off_fen, percent }: Terms): string =>
  way === 'amount' ? `减 ${yuan(off_fen ?? 0)}` : `减 ${percent ?? 0}%`

/** Its limits: 满 ¥800.00, 最多 ¥600.00. */
export function limitText({ least_fen, most_fen }: Terms): string {
  const texts = [
    least_fen === null ? '' : `满 ${yuan(least_fen)}`,
    most_fen === null ? '' : `最多 ${yuan(most_fen)}`,
  ].filter(text => text !== '')
  return texts.length === 0 ? '不限' : texts.join('，')
}

export const itemsText = ({ items }: Pick<CouponBatch, 'items'>): string =>
  items.map(item => couponItems[item]).join('、')

/** One fee with a batch: what it costs then, or that it is too small. */
export interface Trial extends CouponFee {
  payable_fen: number | null
}

interface Tried extends Terms {
  items: readonly CouponItem[]
  total: number | null
}

const always = { starts_at: new Date(0), ends_at: new Date(8.64e15), stopped_at: null }

/** What the fees of today cost with a batch. */
export const trialsOf = (batch: Tried, fees: readonly CouponFee[]): Trial[] =>
  fees
    .filter(({ item }) => batch.items.includes(item))
    .map(fee => {
      const { item, amount_fen: total_fen } = fee
      const fits = unfitReason({ ...batch, ...always }, { item, total_fen }, new Date(0)) === null
      return Object.assign({ payable_fen: fits ? total_fen - discountOn(batch, total_fen) : null }, fee)
    })

/** The most that one code can take off; null where nothing limits it that is known. */
function mostOfOne(batch: Tried, trials: readonly Trial[]): number | null {
  // what an evaluation costs depends on the application
  const open = batch.items.includes('evaluation')
  const known = Math.max(
    0,
    ...trials.map(({ amount_fen, payable_fen }) => (payable_fen === null ? 0 : amount_fen - payable_fen)),
  )
  if (!open) return known
  return batch.way === 'amount' ? batch.off_fen : batch.most_fen
}

/** What all codes of a batch can take off together at most; null while that is open. */
export function mostOf(batch: Tried, trials: readonly Trial[]): { each: number; all: number } | null {
  const each = mostOfOne(batch, trials)
  return each === null || batch.total === null ? null : { each, all: each * batch.total }
}
