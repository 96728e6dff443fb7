import { normalizeText } from './text.ts'

/** A bank reference as it is kept and compared: half-width capitals without spaces (D5: it can pay once). */
export const plainBankRef = (text: string): string => normalizeText(text).replace(/\s/g, '').toUpperCase()
