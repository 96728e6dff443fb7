import { timeLimit, type Request } from './request.ts'

interface UploadOptions {
  signal?: AbortSignal | undefined
  /** Share that has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Sends a file and reads the answer to its end; shows its progress, which only XMLHttpRequest reports. */
export function textOfUpload(
  { method, address, headers, body }: Request,
  { signal, onProgress }: UploadOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const http = new XMLHttpRequest()
    http.open(method, address)
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value)
    http.upload.addEventListener('progress', event => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    http.addEventListener('load', () => {
      resolve(http.responseText)
    })
    for (const fault of ['error', 'timeout', 'abort']) {
      http.addEventListener(fault, () => {
        reject(new Error(fault))
      })
    }
    if (signal?.aborted) return reject(new Error('abort'))
    signal?.addEventListener('abort', () => {
      http.abort()
    })
    // a large voucher over a slow line takes longer than a plain call may
    http.timeout = timeLimit * 6
    http.send(body)
  })
}
