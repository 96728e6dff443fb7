import { fileTypeFromBuffer } from 'file-type'
import type { CleanFile, FileFault } from '@portal/portal/ports'
import sharp from 'sharp'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { fileEndings, maxImagePixels } from '@portal/api/rules/files'
import { tooMany } from '@portal/portal/kernel/errors'
import { BoundedQueue } from '../bounded-queue.ts'

// a drawn image is never drawn again, and one thread for each leaves the others to the portal
sharp.cache(false)
sharp.concurrency(1)

/** One image at a time: drawing takes up to 300 MB. When the queue is full, the caller is asked to try again. */
const queue = new BoundedQueue({ width: 1, longest: 20, full: () => tooMany(5, answerTexts.uploadsBusy) })
const slowestSeconds = 20

/** Quick settings: WebP's usual ones take four times as long and save a tenth. */
const encodings = {
  jpeg: { quality: 88 },
  png: { compressionLevel: 6, adaptiveFiltering: false },
  webp: { quality: 85, effort: 0 },
} as const

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
type ImageType = keyof typeof formats
const isImageType = (mime: string): mime is ImageType => mime in formats

/** Inspects an upload by its content, whatever it is called; images are drawn anew, so nothing hidden survives (D10.8). */
export async function inspect(content: Uint8Array): Promise<CleanFile | FileFault> {
  const mime = (await fileTypeFromBuffer(content).catch(() => undefined))?.mime
  if (mime === 'application/pdf')
    return isWholePdf(content) ? { content, mime, extension: fileEndings[mime] } : 'file_damaged'
  if (mime === undefined || !isImageType(mime)) return 'file_type'
  const drawn = await redraw(content, mime)
  return typeof drawn === 'string' ? drawn : { content: drawn, mime, extension: fileEndings[mime] }
}

function isWholePdf(content: Uint8Array): boolean {
  const head = Buffer.from(content.subarray(0, 5)).toString('latin1')
  const tail = Buffer.from(content.subarray(-2048)).toString('latin1')
  return head === '%PDF-' && tail.includes('%%EOF')
}

async function redraw(content: Uint8Array, mime: ImageType): Promise<Uint8Array | FileFault> {
  const size = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return 'file_damaged'
  if (size.width * size.height * (size.pages ?? 1) > maxImagePixels) return 'image_too_many_pixels'
  const format = formats[mime]
  return queue.run(async () => {
    try {
      return await sharp(content, {
        limitInputPixels: maxImagePixels,
        failOn: 'truncated',
        sequentialRead: true,
      })
        .timeout({ seconds: slowestSeconds })
        .rotate()
        .toFormat(format, encodings[format])
        .toBuffer()
    } catch {
      return 'file_damaged'
    }
  })
}
