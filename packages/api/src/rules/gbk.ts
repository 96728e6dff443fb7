const firsts = { from: 0x81, to: 0xfe }
const seconds = { from: 0x40, to: 0xfe, not: 0x7f }

/**
 * What is written in two bytes, read from the platform's own decoder. It is asked for GB 18030, which every browser
 * takes GBK for; Node's GBK is an older one that lacks some of its characters.
 */
function readTwoByteCharacters(): Set<string> {
  const codes: number[] = []
  for (let first = firsts.from; first <= firsts.to; first += 1)
    for (let second = seconds.from; second <= seconds.to; second += 1)
      if (second !== seconds.not) codes.push(first, second)
  const characters = new Set(new TextDecoder('gb18030').decode(new Uint8Array(codes)))
  // stands for a code without a character
  characters.delete('\uFFFD')
  return characters
}

let twoByteCharacters: Set<string> | undefined

function bytesOf(character: string): 1 | 2 | 4 {
  if (character < '\u0080') return 1
  twoByteCharacters ??= readTwoByteCharacters()
  return twoByteCharacters.has(character) ? 2 : 4
}

/**
 * Bytes of `text` in GBK, as the tax platform counts (D6): one for ASCII, two for what has a code of GBK, and four for
 * what only GB 18030 can write.
 */
export const gbkBytes = (text: string): number =>
  Array.from(text).reduce((bytes, character) => bytes + bytesOf(character), 0)
