import { pinyin } from 'pinyin-pro'
import { asQuery, type Spoken } from './matching.ts'

const known = new Map<string, readonly Spoken[]>()

/** The syllables of a label, without tones and with v for ü; worked out once. */
export function spokenLabel(label: string): readonly Spoken[] {
  const before = known.get(label)
  if (before) return before
  const spoken = pinyin(label, { type: 'all', toneType: 'none', v: true })
    .map(({ origin, pinyin: syllable, isZh }) => ({
      char: asQuery(origin),
      syllable: isZh ? syllable : asQuery(origin),
    }))
    .filter(({ char }) => char !== '')
  known.set(label, spoken)
  return spoken
}
