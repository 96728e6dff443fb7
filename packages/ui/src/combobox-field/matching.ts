import { halfWidth } from '../composing/index.ts'

/** A character of a label with its syllable; the syllable is the character itself where there is no Chinese. */
export interface Spoken {
  char: string
  syllable: string
}

/** What is searched for: half width, small letters, no spaces. */
export const asQuery = (typed: string) => halfWidth(typed).toLowerCase().replace(/\s/g, '')

/** Letters that may be pinyin; without them the pinyin library is not fetched. */
export const hasLatin = (query: string) => /[a-z]/.test(query)

/** The label holds the query as it stands. */
export const containsText = (label: string, query: string) => asQuery(label).includes(query)

function fits(spoken: readonly Spoken[], at: number, rest: string): boolean {
  if (rest === '') return true
  const part = spoken[at]
  if (!part) return false
  if (rest.startsWith(part.char) && fits(spoken, at + 1, rest.slice(part.char.length))) return true
  for (let length = part.syllable.length; length > 0; length -= 1) {
    const start = part.syllable.slice(0, length)
    if (rest.startsWith(start) && fits(spoken, at + 1, rest.slice(length))) return true
  }
  return false
}

/** The query is pinyin for a run of the label's characters: in full, by initials, or mixed with Chinese. */
export const soundsLike = (spoken: readonly Spoken[], query: string) =>
  spoken.some((_, at) => fits(spoken, at, query))
