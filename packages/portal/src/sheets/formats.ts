/** What a file is, by its first bytes and what it holds. */

const startsWith = (content: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => content[index] === byte)

export const isZip = (content: Uint8Array): boolean => startsWith(content, [0x50, 0x4b, 0x03, 0x04])

/** The container of old Excel files, and of new ones that are locked by a password. */
export const isOldOffice = (content: Uint8Array): boolean => startsWith(content, [0xd0, 0xcf, 0x11, 0xe0])

const lockedPart = Array.from('EncryptedPackage')
  .map(letter => `${letter}\0`)
  .join('')

/** Names of the container's parts stand in it as UTF-16. */
export const isProtected = (content: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(content).includes(lockedPart)

/** A file in a zip, as the directory tells of it. */
export interface ZipEntry {
  name: string
  /** 0: it stands there as it is; 8: deflated. */
  method: number
  crc32: number
  packedSize: number
  /** Bytes when unpacked. */
  size: number
  /** Where its own head stands. */
  at: number
}

/** The directory at the end of a zip; null: it has none that can be read. */
export function zipDirectory(content: Uint8Array): ZipEntry[] | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > content.length || view.getUint32(at, true) !== 0x0201_4b50) return null
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(content.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      crc32: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const endLength = 22
const longestComment = 65_535

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength
  for (let at = last; at >= 0 && at >= last - longestComment; at--)
    if (view.getUint32(at, true) === 0x0605_4b50) return at
  return null
}
