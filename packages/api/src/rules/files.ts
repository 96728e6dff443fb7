/** Bytes that one file may have (D7). */
export const maxFileBytes = 10 * 1024 * 1024

/** What a camera of 24 megapixels gives; a decompression bomb needs far more. */
export const maxImagePixels = 24_500_000

/** The formats that the portal stores (D7), as a native `accept`. */
export const acceptedFiles = '.jpg,.jpeg,.png,.webp,.pdf'

/** What may be uploaded, in the words that stand at the field. */
export const fileLimitsText = (max: number): string =>
  `JPG、PNG、WebP 或 PDF，每个不超过 10 MB，最多 ${max} 个。`
