/** Masks of D10.7. Each is safe on values that are too short: then everything is hidden. */

/** `138****5678` */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** `1101**********0123` */
export const maskIdNumber = (idNumber: string): string =>
  idNumber.length < 10
    ? '*'.repeat(idNumber.length)
    : `${idNumber.slice(0, 4)}${'*'.repeat(idNumber.length - 8)}${idNumber.slice(-4)}`

/** `张*`, `张*远` */
export function maskName(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= 2) return `${characters[0] ?? ''}*`
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`
}

/** `****6621` */
export const maskAccount = (account: string): string => `****${account.slice(-4)}`
