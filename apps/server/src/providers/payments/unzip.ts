import { crc32, inflateRawSync } from 'node:zlib'
import { zipDirectory, type ZipEntry } from '@portal/portal/sheets/formats'

/** What a zip may hold; a bill of 20,000 lines unpacks to some 10 MB. */
const mostFiles = 20
const mostBytes = 50 * 1024 * 1024

/** Length of the head before a file, without the name and what else follows it there. */
const headLength = 30
const deflated = 8

function unpacked(zip: Uint8Array, entry: ZipEntry): Uint8Array {
  const head = new DataView(zip.buffer, zip.byteOffset + entry.at, headLength)
  const from = entry.at + headLength + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = zip.subarray(from, from + entry.packedSize)
  return entry.method === deflated ? inflateRawSync(packed, { maxOutputLength: entry.size }) : packed
}

/** The files in a zip. Throws when it is damaged, or would unpack to too much. */
export function unzip(zip: Uint8Array): Uint8Array[] {
  const entries = zipDirectory(zip)
  if (!entries) throw new Error('The zip has no directory')
  const size = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (entries.length > mostFiles || size > mostBytes) throw new Error('The zip holds too much')
  return entries
    .filter(entry => entry.size > 0)
    .map(entry => {
      const file = unpacked(zip, entry)
      if (file.length !== entry.size || crc32(file) !== entry.crc32) throw new Error('The zip is damaged')
      return file
    })
}
