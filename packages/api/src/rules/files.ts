/** How large one file may be (D7). */
export const maxFileMegabytes = 10
export const maxFileBytes = maxFileMegabytes * 1024 * 1024

export const maxImageMegapixels = 24
/** What a camera of so many megapixels gives; a decompression bomb needs far more. */
export const maxImagePixels = (maxImageMegapixels + 0.5) * 1_000_000

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

/** Pictures alone, as a native `accept`. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp'

export const pictureFormats = 'JPG、PNG、WebP'
export const pictureText = 'JPG、PNG 或 WebP 图片'

/** What may be uploaded, in the words that stand at the field. */
export const fileLimitsText = (max: number): string =>
  `${pictureFormats} 或 PDF，每个不超过 ${maxFileMegabytes} MB，最多 ${max} 个。`
