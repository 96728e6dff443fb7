import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { refuse } from '../../http/errors.ts'

/** 50 megapixels: above any phone's camera, far below what a decompression bomb needs. */
const mostPixels = 50_000_000

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
type ImageType = keyof typeof formats
const isImageType = (mime: string): mime is ImageType => mime in formats

export interface CleanFile {
  content: Buffer
  mime: ImageType | 'application/pdf'
  extension: string
}

const extensions: Record<CleanFile['mime'], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** Judges an upload by its content, whatever it is called; images are drawn anew, so nothing hidden survives (D10.8). */
export async function inspect(content: Buffer): Promise<CleanFile> {
  const mime = (await fileTypeFromBuffer(content).catch(() => undefined))?.mime
  if (mime === 'application/pdf') return { content: wholePdf(content), mime, extension: extensions[mime] }
  if (mime === undefined || !isImageType(mime)) throw refuse('file_type')
  return { content: await redraw(content, mime), mime, extension: extensions[mime] }
}

function wholePdf(content: Buffer): Buffer {
  const tail = content.subarray(-2048).toString('latin1')
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-')) || !tail.includes('%%EOF'))
    throw refuse('file_damaged')
  return content
}

async function redraw(content: Buffer, mime: ImageType): Promise<Buffer> {
  const image = () =>
    sharp(content, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true })
  const size = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) throw refuse('file_damaged')
  if (size.width * size.height * (size.pages ?? 1) > mostPixels) throw refuse('image_too_many_pixels')
  try {
    return await image()
      .rotate()
      .toFormat(formats[mime], mime === 'image/png' ? {} : { quality: 90 })
      .toBuffer()
  } catch {
    throw refuse('file_damaged')
  }
}
