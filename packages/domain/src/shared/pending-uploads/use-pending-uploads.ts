import { useState } from 'react'
import type { Upload } from '@portal/ui/file-field'

/** An upload that counts itself, so that a form is not handed in while a file is on its way. */
export function usePendingUploads(send: Upload): { pending: number; upload: Upload } {
  const [pending, setPending] = useState(0)

  const upload: Upload = async (file, options) => {
    setPending(count => count + 1)
    try {
      return await send(file, options)
    } finally {
      setPending(count => count - 1)
    }
  }

  return { pending, upload }
}
