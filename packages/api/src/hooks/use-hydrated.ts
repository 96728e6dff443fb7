import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the page is drawn without a browser, and while finished HTML is taken over: then everything must look as
 * every visitor gets it. What this browser knows of its visitor is filled in right after.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
