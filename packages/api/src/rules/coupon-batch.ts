import { isDay } from './dates.ts'
import type { CouponIssuing, CouponItem, CouponWay } from './coupon.ts'

/** Limits of what a clerk fills in. */
export const couponLimits = {
  name: 30,
  total: 100_000,
  /** Codes of one batch with a code each. */
  single: 10_000,
  perMember: 100,
  code: { min: 4, max: 20 },
  prefix: { min: 2, max: 8 },
} as const

/** What a batch gives, to whom and how often. */
export interface BatchTerms {
  name: string
  way: CouponWay
  off_fen: number | null
  percent: number | null
  most_fen: number | null
  items: CouponItem[]
  least_fen: number | null
  total: number
  per_member: number
  issuing: CouponIssuing
  code: string
}

/** A batch as it is handed in. */
export interface GivenBatch extends BatchTerms {
  starts_on: string
  ends_on: string
}
export type BatchField = keyof GivenBatch
export type BatchErrors = Partial<Record<BatchField, string>>

/** The terms alone of whatever has them. */
export const termsOfBatch = ({
  name,
  way,
  off_fen,
  percent,
  most_fen,
  items,
  least_fen,
  total,
  per_member,
  issuing,
  code,
}: BatchTerms): BatchTerms => ({
  name,
  way,
  off_fen,
  percent,
  most_fen,
  items,
  least_fen,
  total,
  per_member,
  issuing,
  code,
})

const { code: codeLimits, prefix: prefixLimits } = couponLimits

function codeError({ issuing, code }: GivenBatch): string | undefined {
  if (!/^[A-Z0-9]*$/.test(code)) return '只能用字母和数字'
  const { min, max } = issuing === 'shared' ? codeLimits : prefixLimits
  const made = issuing === 'shared' && code === ''
  if (made || (code.length >= min && code.length <= max)) return undefined
  return issuing === 'shared' ? `优惠码是 ${min} 至 ${max} 位` : `前缀是 ${min} 至 ${max} 位`
}

/**
 * What of a batch does not go together, by field; each value alone is judged by the contract. `today`: it is a new one,
 * which has not ended already.
 */
export function batchErrors(given: GivenBatch, today = ''): BatchErrors {
  const { way, off_fen, percent, issuing, total, per_member, starts_on, ends_on } = given
  const wrongCode = codeError(given)
  return {
    ...(way === 'amount' && off_fen === null ? { off_fen: '请输入减多少' } : {}),
    ...(way === 'percent' && percent === null ? { percent: '请输入 1 至 100 的比例' } : {}),
    ...(issuing === 'single' && total > couponLimits.single
      ? { total: `每人一码最多 ${couponLimits.single} 个` }
      : {}),
    ...(per_member > total ? { per_member: '不能多于总量' } : {}),
    ...(wrongCode === undefined ? {} : { code: wrongCode }),
    ...(isDay(ends_on) && ends_on < today ? { ends_on: '结束日期不能早于今天' } : {}),
    ...(isDay(starts_on) && isDay(ends_on) && ends_on < starts_on
      ? { ends_on: '结束日期不能早于开始日期' }
      : {}),
  }
}

/** What of a batch that is in use must stay as it is: an end can only come later, a total only grow. */
export function batchInUseErrors(before: GivenBatch, given: GivenBatch): BatchErrors {
  const fixed: readonly BatchField[] = [
    'way',
    'off_fen',
    'percent',
    'most_fen',
    'items',
    'least_fen',
    'per_member',
    'issuing',
    'code',
    'starts_on',
  ]
  const changed = fixed.filter(field => JSON.stringify(before[field]) !== JSON.stringify(given[field]))
  return {
    ...Object.fromEntries(changed.map(field => [field, '已有人使用，不能再改'])),
    ...(given.total < before.total ? { total: `已有人使用，不能少于 ${before.total}` } : {}),
    ...(given.ends_on < before.ends_on ? { ends_on: `已有人使用，不能早于 ${before.ends_on}` } : {}),
  }
}
