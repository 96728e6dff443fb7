import { storageKeys, stored } from '../client/session.ts'
import { codes } from '../contract/endpoint.ts'
import { getHome } from '../contract/home.contract.ts'
import type { HomePayload } from '../contract/home.schema.ts'
import { isStoredHome } from './stored-guards.ts'
import { useRead } from './use-read.ts'

const homeCache = () => stored(window.sessionStorage, storageKeys.home, isStoredHome)

/** Navigation and site information: the cached payload at once, refreshed behind (product.md §3, financeHome). */
export function useHome() {
  const cache = homeCache()
  const read = useRead(
    getHome,
    {},
    { onSuccess: home => cache.write({ code: codes.ok, ...home }), revalidateOnFocus: false },
  )
  const data: HomePayload | undefined = read.data ?? cache.read() ?? undefined
  return { ...read, data, loading: data === undefined && read.error === undefined }
}
