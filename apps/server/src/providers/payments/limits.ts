/** As much of a text as fits into so many bytes of UTF-8. */
export function cutToBytes(text: string, most: number): string {
  let kept = ''
  let bytes = 0
  for (const sign of text) {
    bytes += Buffer.byteLength(sign)
    if (bytes > most) break
    kept += sign
  }
  return kept
}

export const latest = (a: Date, b: Date): Date => (a > b ? a : b)
