import { halfWidth } from '../composing/index.ts'

export interface NumberRules {
  min: number
  max: number
  decimals: number
}

const tidy = (text: string) => halfWidth(text).replaceAll('。', '.').replace(/[,\s]/g, '')

/** A number out of what was typed: full-width digits, thousands separators, 。 as the point; null for anything else. */
export function readNumber(text: string, decimals: number): number | null {
  const match = /^[-−]?\d{1,15}(?:\.(\d*))?$/.exec(tidy(text))
  if (!match || (match[1] ?? '').length > decimals) return null
  return Number(match[0].replace('−', '-'))
}

/** 1286400.5 as `1,286,400.5`. */
export function numberText(value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** What is wrong with the text that was left in the box; empty for a fine one. */
export function numberComplaint(text: string, { min, max, decimals }: NumberRules): string {
  if (text.trim() === '') return ''
  const value = readNumber(text, decimals)
  if (value === null) return decimals === 0 ? '请输入整数' : `请输入数字，最多 ${decimals} 位小数`
  if (value >= min && value <= max) return ''
  if (max === Infinity) return `不能小于 ${numberText(min)}`
  return min === -Infinity
    ? `不能大于 ${numberText(max)}`
    : `应在 ${numberText(min)} 至 ${numberText(max)} 之间`
}
