/** How large one file may be (D7). */
export const maxFileMegabytes = 10
export const maxFileBytes = maxFileMegabytes * 1024 * 1024

/** What a camera of 24 megapixels gives; a decompression bomb needs far more. */
export const maxImagePixels = 24_500_000

/** The formats that the portal stores (D7), by content, each with the ending it is given. */
export const fileEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const
export type FileType = keyof typeof fileEndings

/** The same formats as a native `accept`. */
export const acceptedFiles = '.jpg,.jpeg,.png,.webp,.pdf'

export const pictureFormats = 'JPG、PNG、WebP'

/** What may be uploaded, in the words that stand at the field. */
export const fileLimitsText = (max: number): string =>
  `${pictureFormats} 或 PDF，每个不超过 ${maxFileMegabytes} MB，最多 ${max} 个。`
