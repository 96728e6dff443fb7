import { Suspense, useState, useSyncExternalStore } from 'react'
import { toastStore } from './store.ts'
import { preloadable } from '../preloadable/index.ts'

const ToastRegion = preloadable(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }))

/** Mount once, next to the routes: fetches the toasts' code with the first toast, so that quiet pages do not pay for it. */
export function ToastHost() {
  const some = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read).length > 0
  const [used, setUsed] = useState(some)
  if (some && !used) setUsed(true)
  return used ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null
}
