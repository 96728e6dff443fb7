import { Suspense } from 'react'
import type { ConfirmDialogProps } from '@portal/ui/dialog'
import { preloadable } from '@portal/ui/preloadable'

const Loaded = preloadable(async () => ({ default: (await import('@portal/ui/dialog')).ConfirmDialog }))

/** `ConfirmDialog`, fetched when it is first opened: no page pays for a question nobody asked. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
