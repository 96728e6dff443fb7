import { useEffect, useRef, useState } from 'react'

export interface UploadedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  url: string
}

/** Sends one file; rejects with an Error whose message may be shown. `onProgress` takes 0 to 1. */
export type Upload = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<UploadedFile>

export interface PendingUpload {
  key: string
  file: File
  state: 'uploading' | 'failed'
  /** 0 to 1. */
  fraction: number
  error: string
  /** Refused before sending; there is nothing to retry. */
  refused: boolean
}

interface UploadsOptions {
  value: readonly UploadedFile[]
  onChange: (value: readonly UploadedFile[]) => void
  upload: Upload
  max: number
  /** Text of the refusal, or null. */
  check: (file: File) => string | null
}

let lastKey = 0

/** Files on their way: starts, follows, retries and drops uploads, and adds what arrived to the value. */
export function useUploads({ value, onChange, upload, max, check }: UploadsOptions) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const latest = useRef({ value, onChange })

  useEffect(() => {
    latest.current = { value, onChange }
  })

  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  function patch(key: string, part: Partial<PendingUpload>) {
    setPending(list => list.map(item => (item.key === key ? { ...item, ...part } : item)))
  }

  function drop(key: string) {
    aborts.current.get(key)?.abort()
    aborts.current.delete(key)
    setPending(list => list.filter(item => item.key !== key))
  }

  async function send(key: string, file: File) {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    patch(key, { state: 'uploading', fraction: 0, error: '' })
    try {
      const done = await upload(file, {
        signal: abort.signal,
        onProgress: fraction => patch(key, { fraction }),
      })
      if (abort.signal.aborted) return
      const next = [...latest.current.value, done]
      latest.current = { ...latest.current, value: next }
      latest.current.onChange(next)
      drop(key)
    } catch (error) {
      if (abort.signal.aborted) return
      patch(key, {
        state: 'failed',
        error: error instanceof Error && error.message ? error.message : '上传失败',
      })
    }
  }

  function add(files: readonly File[]) {
    const room = max - value.length - pending.filter(item => !item.refused).length
    let taken = 0
    for (const file of files) {
      lastKey += 1
      const key = `upload-${lastKey}`
      const refusal = check(file) ?? (taken >= room ? `最多 ${max} 个文件` : null)
      const item = { key, file, fraction: 0, error: refusal ?? '', refused: refusal !== null }
      setPending(list => [...list, { ...item, state: refusal ? 'failed' : 'uploading' }])
      if (refusal) continue
      taken += 1
      void send(key, file)
    }
  }

  return {
    pending,
    add,
    drop,
    retry: (item: PendingUpload) => void send(item.key, item.file),
    remove: (id: string) => onChange(value.filter(file => file.id !== id)),
  }
}
