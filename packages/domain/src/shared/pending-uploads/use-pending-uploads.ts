import { useCallback, useEffect, useRef, useState } from 'react'
import type { Upload } from '@portal/ui/file-field'

/**
 * An upload that counts itself, so that a form is not handed in while a file is on its way. It stays the same function,
 * so that fields which did not change are not drawn again.
 */
export function usePendingUploads(send: Upload): { pending: number; upload: Upload } {
  const [pending, setPending] = useState(0)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  const upload = useCallback<Upload>(async (file, options) => {
    setPending(count => count + 1)
    try {
      return await latest.current(file, options)
    } finally {
      setPending(count => count - 1)
    }
  }, [])

  return { pending, upload }
}
