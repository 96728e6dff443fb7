/** Full-width letters, digits and signs (ＡＢ１２＋) become their ASCII twins. */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, char => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
}

/** Digits of a mainland mobile number out of anything pasted: spaces, dashes, +86, full-width digits. */
export function phoneDigits(text: string): string {
  const digits = halfWidth(text).replace(/\D/g, '')
  return (digits.length > 11 ? digits.replace(/^(?:00)?86/, '') : digits).slice(0, 11)
}

/** An identity card number: half width, no spaces, capital X, 18 characters at most. */
export function idNumberCharacters(text: string): string {
  return halfWidth(text)
    .toUpperCase()
    .replace(/[^0-9X]/g, '')
    .slice(0, 18)
}
