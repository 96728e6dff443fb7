/** A piece of text, told apart where it differs. */
export interface TextPart {
  /** Where it begins, in characters. */
  from: number
  text: string
  differs: boolean
}

/** Lengths of the longest common subsequence of every pair of endings. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      const below = lengths[i + 1]
      if (!row || !below) continue
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

/** `text` in parts: what `base` lacks stands out. */
export function differenceFrom(base: string, text: string): TextPart[] {
  const a = Array.from(base)
  const b = Array.from(text)
  const lengths = commonLengths(a, b)
  const parts: TextPart[] = []
  let i = 0
  for (const [j, character] of b.entries()) {
    const here = () => lengths[i]?.[j] ?? 0
    while (i < a.length && a[i] !== character && (lengths[i + 1]?.[j] ?? 0) === here()) i += 1
    const same = a[i] === character && (lengths[i + 1]?.[j + 1] ?? 0) + 1 === here()
    if (same) i += 1
    const last = parts.at(-1)
    if (last?.differs === !same) last.text += character
    else parts.push({ from: j, text: character, differs: !same })
  }
  return parts
}
