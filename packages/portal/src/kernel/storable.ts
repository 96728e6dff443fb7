import { answerTexts } from '@portal/api/rules/answer-texts'
import { fieldErrors } from './errors.ts'

const maxDepth = 20

/**
 * Refuses what no database stores (U+0000, half a surrogate pair) and nesting that no call has, wherever in the value
 * it stands. Answers name the field.
 */
export function refuseUnstorable(value: unknown): void {
  const waiting: { value: unknown; path: string[] }[] = [{ value, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, path } = next
    if (path.length > maxDepth) throw fieldErrors({ [path[0] ?? 'body']: answerTexts.tooDeep })
    if (typeof part === 'string' && !isStorable(part))
      throw fieldErrors({ [field(path)]: answerTexts.unclean })
    if (typeof part !== 'object' || part === null) continue
    for (const [key, inner] of Object.entries(part)) {
      if (!isStorable(key)) throw fieldErrors({ [field(path)]: answerTexts.unclean })
      waiting.push({ value: inner, path: [...path, key] })
    }
  }
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Only names that a contract could have are repeated in the answer. */
const field = (path: string[]): string => {
  const named = path.filter(part => /^\w{1,40}$/.test(part)).join('.')
  return named === '' ? 'body' : named
}
