const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

export type CreditCodeVerdict = 'malformed' | 'wrong_check' | 'ok'

/**
 * Unified social credit code, 18 characters (GB 32100-2015): weights 3^i mod 31, check = (31 − sum mod 31) mod 31.
 * `wrong_check` is a warning, never a wall: codes issued in the wild break it (D4).
 */
export function checkCreditCode(code: string): CreditCodeVerdict {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return 'malformed'
  let weight = 1
  let sum = 0
  for (const character of code.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return alphabet[(31 - (sum % 31)) % 31] === code[17] ? 'ok' : 'wrong_check'
}
