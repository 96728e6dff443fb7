import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A typeface and weight of Noto as `@fontsource` cuts it: some hundred files, each for a part of Unicode. */
export type Face = 'serif-400' | 'serif-600' | 'sans-400' | 'sans-600'

interface Slice {
  file: string
  /** First and last code point of each run. */
  ranges: readonly (readonly [number, number])[]
}

const faces: Record<Face, readonly [stylesheet: string, family: string]> = {
  'serif-400': ['400.css', 'noto-serif-sc'],
  'serif-600': ['600.css', 'noto-serif-sc'],
  'sans-400': ['400.css', 'noto-sans-sc'],
  'sans-600': ['600.css', 'noto-sans-sc'],
}
const pattern = /url\(\.\/files\/([^)]+\.woff)\)[^}]*unicode-range: ([^;]+);/g

function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

function slicesOf(face: Face): Slice[] {
  const [stylesheet, family] = faces[face]
  const address = import.meta.resolve(`@fontsource/${family}/${stylesheet}`)
  const css = readFileSync(fileURLToPath(address), 'utf8')
  return [...css.matchAll(pattern)].map(([, name = '', ranges = '']) => ({
    file: fileURLToPath(new URL(`files/${name}`, address)),
    ranges: ranges.split(',').map(rangeOf),
  }))
}

const known = new Map<Face, Slice[]>()
function slices(face: Face): Slice[] {
  const read = known.get(face) ?? slicesOf(face)
  known.set(face, read)
  return read
}

/** Text that is drawn from one file. */
interface Run {
  file: string
  text: string
}

/** A character that none of the fonts has: a rare one of a name, mostly. */
export class MissingGlyph extends Error {
  override name = 'MissingGlyph'
}

/** Cuts a text into parts that one font file each can draw. @throws {MissingGlyph} */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const slice = slices(face).find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to))
    if (!slice) throw new MissingGlyph(`No font has U+${point.toString(16)}`)
    const last = runs.at(-1)
    if (last?.file === slice.file) last.text += character
    else runs.push({ file: slice.file, text: character })
  }
  return runs
}
