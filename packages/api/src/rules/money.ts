/** `¥1,234.00` from integer fen, `−¥1,234.00` below zero (D1.5); for reading, not for the cells of a table. */
export const yuan = (fen: number): string => `${fen < 0 ? '−' : ''}¥${yuanDigits(Math.abs(fen))}`

/** `1,234.00` from integer fen. */
export const yuanDigits = (fen: number): string => {
  const whole = Math.trunc(fen / 100)
  const rest = String(Math.abs(fen % 100)).padStart(2, '0')
  return `${String(whole).replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** Integer fen from what a person typed (¥, commas, full-width digits allowed), or null when it is no amount. */
export function parseYuan(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[¥,\s元]/g, '')
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
