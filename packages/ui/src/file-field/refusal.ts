const megabyte = 1024 * 1024

/** Endings of a native `accept`: `.jpg, .pdf` as ['.jpg', '.pdf']. */
export const endingsOf = (accept: string) => accept.split(',').map(ending => ending.trim().toLowerCase())

const pictureEnding = /^\.(jpe?g|png|heic|webp)$/

/** A camera can serve the field. */
export const takesPictures = (accept: string) => endingsOf(accept).some(ending => pictureEnding.test(ending))

/** Why a file is not sent, and how to mend it; null for a fine one. */
export function refusal(file: File, accept: string, maxBytes: number): string | null {
  const endings = endingsOf(accept)
  if (!endings.some(ending => file.name.toLowerCase().endsWith(ending))) {
    return `格式不支持，请上传 ${endings.map(ending => ending.slice(1).toUpperCase()).join('、')}`
  }
  if (file.size === 0) return '文件是空的，请重新选择'
  return file.size > maxBytes ? `超过 ${Math.round(maxBytes / megabyte)} MB，请压缩后再传` : null
}
