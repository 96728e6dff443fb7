/** Full-width letters and digits to half-width, odd spaces to one kind, ends trimmed. Chinese punctuation stays. */
export const normalizeText = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF20]/g, c =>
      String.fromCharCode(c.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u00A0\u3000]/g, ' ')
    .trim()

/** Characters as a reader counts them: one for an emoji's code point, not two. */
export const length = (text: string): number => Array.from(text).length

/** No control characters (line breaks and tabs may stay) and no half of a surrogate pair: what a database can keep. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !/(?![\n\r\t])\p{Cc}/u.test(text)

/** Said of a text over its limit, at its field. */
export const tooLongText = (label: string, max: number): string => `${label}最多 ${max} 个字`
