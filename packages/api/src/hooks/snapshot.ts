import { unstable_serialize, type Cache, type State } from 'swr'
import { arrivedEarly } from '../client/early-calls.ts'
import { storageKeys, stored } from '../client/session.ts'
import { getHome } from '../contract/home.contract.ts'
import { getCurrentStaff } from '../contract/staff.contract.ts'
import { getCurrentUser } from '../contract/users.contract.ts'
import { readKey } from './ahead.ts'
import { isSnapshot, type Snapshot } from './stored-guards.ts'

const keys = {
  user: unstable_serialize([getCurrentUser.name, {}]),
  staff: unstable_serialize([getCurrentStaff.name, {}]),
  home: unstable_serialize([getHome.name, {}]),
} as const satisfies Record<keyof Snapshot, string>

/**
 * A read cache with the state snapshot of product.md §4: restored from session storage at start, saved before the page
 * unloads. The snapshot holds who is signed in (phone masked) and the navigation; never the token or an ID number (D8).
 */
export function createCache(token: string | null): Cache {
  const cache = new Map<string, State<unknown>>()
  if (token === null) return cache as Cache
  const store = stored(window.sessionStorage, storageKeys.snapshot, isSnapshot)
  const kept = store.read()
  for (const [name, key] of Object.entries(keys)) {
    const data = kept?.[name as keyof typeof keys]
    if (data !== undefined) cache.set(key, { data })
  }
  // what the html asked for and has got is drawn at once
  for (const [[entry, input], data] of arrivedEarly(token)) {
    cache.set(unstable_serialize(readKey(entry, input)), { data })
  }
  window.addEventListener('pagehide', () => {
    if (window.localStorage.getItem(storageKeys.token) !== token) return
    const now: unknown = Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, cache.get(key)?.data]),
    )
    if (isSnapshot(now)) store.write(now)
  })
  return cache as Cache
}
