import { firstRead } from '../client/early-calls.ts'
import { storageKeys, stored } from '../client/session.ts'
import { codes } from '../contract/endpoint.ts'
import { getHome } from '../contract/home.contract.ts'
import type { HomePayload } from '../contract/home.schema.ts'
import { isStoredHome } from './stored-guards.ts'
import { useHydrated } from './use-hydrated.ts'
import { useRead } from './use-read.ts'

const homeCache = () => stored(window.sessionStorage, storageKeys.home, isStoredHome)

/** What `useHome` reads, for pages that begin it early. */
export const homeRead = firstRead(getHome, {})

/** Navigation and site information: the cached payload at once, refreshed behind (product.md §3, financeHome). */
export function useHome() {
  const hydrated = useHydrated()
  const read = useRead(
    getHome,
    {},
    { onSuccess: home => homeCache().write({ code: codes.ok, ...home }), revalidateOnFocus: false },
  )
  const data: HomePayload | undefined = read.data ?? (hydrated ? homeCache().read() : null) ?? undefined
  return { ...read, data, loading: data === undefined && read.error === undefined }
}
