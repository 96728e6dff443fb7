const digits = '零壹贰叁肆伍陆柒捌玖'
const units = [
  [100_000_000, '亿'],
  [10_000, '万'],
  [1_000, '仟'],
  [100, '佰'],
  [10, '拾'],
] as const

/** A whole number above zero; one 零 stands for whatever places are left out between two others. */
function inCapitals(whole: number): string {
  const unit = units.find(([size]) => whole >= size)
  if (unit === undefined) return digits.charAt(whole)
  const [size, name] = unit
  const rest = whole % size
  const gap = rest < size / 10 ? '零' : ''
  return `${inCapitals(Math.floor(whole / size))}${name}${rest === 0 ? '' : `${gap}${inCapitals(rest)}`}`
}

/**
 * `贰佰元整` from integer fen: an amount as bills and receipts write it (支付结算办法, 附件一 正确填写票据和结算凭证的基本规定).
 * 整 follows 元 alone; where the rule leaves a 零 free, it is written as in the rule's first example.
 */
export function capitalYuan(fen: number): string {
  const whole = Math.floor(Math.abs(fen) / 100)
  const jiao = Math.floor(Math.abs(fen) / 10) % 10
  const cent = Math.abs(fen) % 10
  const sign = fen < 0 ? '负' : ''
  const yuan = whole === 0 ? '' : `${inCapitals(whole)}元`
  if (jiao === 0 && cent === 0) return `${sign}${yuan === '' ? '零元' : yuan}整`
  const gap = whole > 0 && (jiao === 0 || whole % 10 === 0) ? '零' : ''
  const tenths = jiao === 0 ? '' : `${digits.charAt(jiao)}角`
  const hundredths = cent === 0 ? '' : `${digits.charAt(cent)}分`
  return `${sign}${yuan}${gap}${tenths}${hundredths}`
}
