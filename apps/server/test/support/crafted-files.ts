import { crc32, deflateSync } from 'node:zlib'

export type Content = Buffer | string

export const bytes = (...values: number[]) => Buffer.from(values)
export const join = (...parts: Content[]) => Buffer.concat(parts.map(part => Buffer.from(part)))

/** A segment right behind the start of a JPEG. */
export const withSegment = (image: Buffer, marker: number, content: Content) => {
  const body = Buffer.from(content)
  const head = bytes(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff)
  return join(image.subarray(0, 2), head, body, image.subarray(2))
}
export const pngSignature = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
export const uint32 = (value: number) => {
  const word = Buffer.alloc(4)
  word.writeUInt32BE(value >>> 0)
  return word
}
export const chunk = (type: string, content: Content) => {
  const body = join(type, content)
  return join(uint32(body.length - 4), body, uint32(crc32(body)))
}
/** A PNG of one bit a pixel that says it is so large. */
export const pngOf = (width: number, height: number, ...more: Buffer[]) =>
  join(
    pngSignature,
    chunk('IHDR', join(uint32(width), uint32(height), bytes(1, 0, 0, 0, 0))),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', ''),
  )
export const withChunk = (image: Buffer, type: string, content: Content) =>
  join(image.subarray(0, 33), chunk(type, content), image.subarray(33))
/** A RIFF file with one more chunk at its end. */
export const withRiff = (image: Buffer, type: string, content: Content) => {
  const body = Buffer.from(content)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  const whole = join(image, type, size, body, Buffer.alloc(body.length % 2))
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** One stored file in a ZIP. */
export const zip = (name: string, content: Content) => {
  const body = Buffer.from(content)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt32LE(crc32(body), 10)
  common.writeUInt32LE(body.length, 14)
  common.writeUInt32LE(body.length, 18)
  common.writeUInt16LE(name.length, 22)
  const local = join('PK\u0003\u0004', common, name, body)
  const central = join('PK\u0001\u0002', bytes(20, 0), common, Buffer.alloc(14), name)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return join(local, central, 'PK\u0005\u0006', end)
}

export const pdf = (...objects: Content[]) =>
  join('%PDF-1.7\n', ...objects.map(object => join(object, '\n')), 'trailer<</Root 1 0 R>>\n%%EOF\n')
export const catalog = (extra: string) => `1 0 obj<</Type/Catalog${extra}>>endobj`
export const stream = (dictionary: string, content: Buffer) =>
  join(`9 0 obj<<${dictionary}/Length ${content.length}>>stream\n`, content, '\nendstream endobj')
