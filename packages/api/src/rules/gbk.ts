/**
 * Bytes of `text` in GBK, as the tax platform counts (D6): one for ASCII, two for what GBK can write, and four for what
 * only GB 18030 can.
 */
export const gbkBytes = (text: string): number =>
  Array.from(text).reduce((bytes, character) => {
    const point = character.codePointAt(0) ?? 0
    return bytes + (point < 0x80 ? 1 : point > 0xffff ? 4 : 2)
  }, 0)
