import { unstable_serialize, type Cache, type State } from 'swr'
import * as z from 'zod/mini'
import { storageKeys, stored } from '../client/session.ts'
import { getHome, homePayload } from '../contract/home.contract.ts'
import { getCurrentStaff } from '../contract/staff.contract.ts'
import { getCurrentUser } from '../contract/users.contract.ts'
import { staffInfo, userInfo } from '../contract/users.schema.ts'

/**
 * The state snapshot of product.md §4: restored from session storage at start, saved before the page unloads.
 * It holds who is signed in (phone masked) and the navigation; never the token or an ID number (D8).
 */
const snapshot = z.object({
  user: z.optional(userInfo),
  staff: z.optional(staffInfo),
  home: z.optional(homePayload),
})

const keys = {
  user: unstable_serialize([getCurrentUser.name, {}]),
  staff: unstable_serialize([getCurrentStaff.name, {}]),
  home: unstable_serialize([getHome.name, {}]),
} as const satisfies Record<keyof z.infer<typeof snapshot>, string>

/** A read cache filled from the snapshot when somebody is signed in. */
export function createCache(token: string | null): Cache {
  const cache = new Map<string, State<unknown>>()
  const store = stored(window.sessionStorage, storageKeys.snapshot, snapshot)
  const kept = token === null ? null : store.read()
  for (const [name, key] of Object.entries(keys)) {
    const data = kept?.[name as keyof typeof keys]
    if (data !== undefined) cache.set(key, { data })
  }
  if (token !== null) {
    window.addEventListener('pagehide', () => {
      if (window.localStorage.getItem(storageKeys.token) !== token) return
      const parsed = z.safeParse(
        snapshot,
        Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, cache.get(key)?.data])),
      )
      if (parsed.success) store.write(parsed.data)
    })
  }
  return cache as Cache
}
