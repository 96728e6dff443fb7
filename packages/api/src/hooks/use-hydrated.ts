import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the page is drawn without a browser, and while finished HTML is taken over: then everything must look as
 * every visitor gets it. What this browser knows of its visitor is filled in right after, by drawing once more; with
 * `alike` it is known that nothing would change, and nothing is drawn again.
 */
export const useHydrated = (alike = false): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => alike,
  )
