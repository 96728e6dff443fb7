const decoded = (content: Uint8Array, encoding: string): string | null => {
  try {
    // leaves out the mark of byte order, if there is one
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}

/** The text of a file in UTF-8, with or without a mark, in UTF-16 with one, or in GB18030, as Chinese banks write it. */
export function decodeText(content: Uint8Array): string | null {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return decoded(content, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decoded(content, 'utf-16be')
  return decoded(content, 'utf-8') ?? decoded(content, 'gb18030')
}

const isMarked = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

/** Whether it can be text at all: pictures, PDF and programs hold bytes that no text does, web pages say what they are. */
export function isText(content: Uint8Array): boolean {
  if (isMarked(content)) return true
  const head = content.subarray(0, 65_536)
  if (head.some(byte => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return false
  const start = new TextDecoder('latin1').decode(head.subarray(0, 512)).replace(/^ï»¿/, '').trimStart()
  return !start.startsWith('%PDF') && !start.startsWith('<')
}
