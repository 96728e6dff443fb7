import { isDay } from './dates.ts'

export const idNumberText = {
  required: '请输入身份证号',
  format: '身份证号不正确，请对照证件核对 18 位号码',
} as const

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

export const normalizeIdNumber = (text: string): string =>
  text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

/** Resident identity number: 18 characters, a real date of birth, ISO 7064 MOD 11-2 check character (GB 11643-1999). */
export function isIdNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false
  if (!isDay(birthday(text))) return false
  const sum = weights.reduce((total, weight, i) => total + weight * Number(text[i]), 0)
  return checks[sum % 11] === text[17]
}

/** Day of birth, `YYYY-MM-DD`, as digits 7 to 14 of the number say. */
export const birthday = (idNumber: string): string =>
  `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`

/** True for a value that `maskIdNumber` made from a full number: it was shown, not typed. */
export const isIdNumberMask = (value: string): boolean => /^\d{4}\*{10}\d{3}[\dX]$/.test(value)
