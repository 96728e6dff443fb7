import { isDay } from '@portal/api/rules/dates'

/** A number whose last digits a table program has lost. */
export const isLostNumber = (text: string): boolean => /^\d(?:\.\d+)?e\+\d+$/i.test(text)

const plainNumber = (text: string): string => text.normalize('NFKC').replace(/[\s,¥￥元]|CNY|RMB/gi, '')

/**
 * Integer fen of a cell: grouped, full-width, with ¥, signed, or in brackets where it is negative. Null: the cell is
 * empty; undefined: it holds something else.
 */
export function amountOf(text: string): number | null | undefined {
  const plain = plainNumber(text)
  if (plain === '' || plain === '-' || plain === '--') return null
  const bracketed = /^\((.+)\)$/.exec(plain)
  const match = /^([+-]?)(\d{1,10})(?:\.(\d+))?$/.exec(bracketed?.[1] ?? plain)
  if (!match) return undefined
  const [, sign, whole, decimals = ''] = match
  if (/[1-9]/.test(decimals.slice(2))) return undefined
  const fen = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return fen !== 0 && (sign === '-' || bracketed) ? -fen : fen
}

const serialOrigin = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** A day as tables count it, from 1900; only of years in which statements are written. */
function ofSerial(text: string): string | null {
  const serial = Number(text)
  if (!/^\d{5}(?:\.\d+)?$/.test(text) || serial < 36_526 || serial > 73_050) return null
  const seconds = Math.round((serial * dayMs) / 1_000) * 1_000
  return new Date(serialOrigin + seconds).toISOString().slice(0, 19).replace('T', ' ')
}

const pad = (part: string | undefined) => (part ?? '').padStart(2, '0')

const dayForms = [
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]*(.+))?$/,
  /^(\d{4})(\d{2})(\d{2})(?: *(.+))?$/,
] as const
const clockForms = [
  /^(\d{1,2})[:时.](\d{1,2})(?:[:分.](\d{1,2})(?:\.\d+)?)?[分秒]?$/,
  /^(\d{2})(\d{2})(\d{2})$/,
] as const

function clockOf(text: string): string | null {
  if (text === '') return '00:00:00'
  const match = clockForms.map(form => form.exec(text)).find(found => found !== null)
  if (!match) return null
  const [hours, minutes, seconds] = [pad(match[1]), pad(match[2]), pad(match[3])]
  return Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
    ? `${hours}:${minutes}:${seconds}`
    : null
}

/** `YYYY-MM-DD HH:mm:ss` of a cell in one of the forms that banks and tables write, or null. A bare day is its first second. */
export function timeOf(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const match = dayForms.map(form => form.exec(plain)).find(found => found !== null)
  if (!match) return ofSerial(plain)
  const day = `${match[1] ?? ''}-${pad(match[2])}-${pad(match[3])}`
  const clock = clockOf((match[4] ?? '').trim())
  return isDay(day) && clock !== null ? `${day} ${clock}` : null
}
