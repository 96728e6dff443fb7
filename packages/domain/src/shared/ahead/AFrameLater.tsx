import { useDeferredValue, type ReactNode } from 'react'

/** Draws its children in the frame after the one with what stands around them, which is on the screen sooner then. */
export function AFrameLater({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
