import { halfWidth } from '../composing/index.ts'

/** A unified social credit code out of anything typed or pasted: half width, capitals, no spaces, 18 characters at most. */
export function creditCodeCharacters(text: string): string {
  return halfWidth(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 18)
}

/** Groups of four for reading: 9111 0108 MA01 X7Q2 4R. */
export function groupedCreditCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$& ')
}
