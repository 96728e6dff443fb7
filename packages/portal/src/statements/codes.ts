/** Also with characters that no code has: one of them may be mistyped. */
const codeCharacters = /[0-9A-Z]{8,}/g
const codeLength = 8
/** A remark that is full of letters is no place to look for more. */
const mostCodes = 60

/** Everything in a remark that can be the code of an order: typed with blanks or dashes, in small letters, within other words. */
export function codesIn(remark: string): string[] {
  const text = remark.normalize('NFKC').toUpperCase()
  const joined = text.replace(/[\s\-_·.]/g, '')
  const codes = new Set<string>()
  for (const [run] of joined.matchAll(codeCharacters))
    for (let at = 0; at + codeLength <= run.length; at++) codes.add(run.slice(at, at + codeLength))
  return [...codes].slice(0, mostCodes)
}
