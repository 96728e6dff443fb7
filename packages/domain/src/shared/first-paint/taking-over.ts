import { useSyncExternalStore } from 'react'
import './early.ts'

const ended = 'taken-over'

/** Everything that was done before the code came has been done again. */
export function endTakingOver(): void {
  delete window.early
  window.dispatchEvent(new Event(ended))
}

function subscribe(listener: () => void) {
  window.addEventListener(ended, listener)
  return () => window.removeEventListener(ended, listener)
}

/** True while finished HTML is made or taken over: what the visitor may have opened in it before its code came must be drawn. */
export const useTakingOver = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => 'early' in window,
    () => true,
  )
