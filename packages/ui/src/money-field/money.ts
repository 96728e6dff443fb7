import { halfWidth } from '../composing/index.ts'

/** 123400 fen as `1,234.00`. */
export function yuanText(fen: number): string {
  const sign = fen < 0 ? '-' : ''
  const whole = Math.trunc(Math.abs(fen) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${whole}.${String(Math.abs(fen) % 100).padStart(2, '0')}`
}

/** What is wrong with the text that was left in the box; empty for a fine one. */
export const moneyComplaint = (text: string): string =>
  text.trim() === '' || readFen(text) !== null ? '' : '请输入金额，最多两位小数'

/** Fen out of typed yuan, without floating point; null for anything that is no amount with at most two decimals. */
export function readFen(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(halfWidth(text).replace(/[,，¥\s]/g, ''))
  if (!match?.[1]) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
