import { useSyncExternalStore } from 'react'
import { firstRead } from '../client/early-calls.ts'
import { storageKeys, stored } from '../client/session.ts'
import { getCurrentUser } from '../contract/users.contract.ts'
import { useClient } from './api-context.ts'
import { isUserInfo } from './stored-guards.ts'
import { useRead } from './use-read.ts'

/** The session token's presence, live. */
export function useSignedIn(): boolean {
  const { session } = useClient()
  return useSyncExternalStore(
    session.subscribe,
    () => session.token() !== null,
    () => false,
  )
}

const userCache = () => stored(window.localStorage, storageKeys.userInfo, isUserInfo)

/** The id of the member whom this browser remembers. */
export const rememberedUserId = (): string | undefined => userCache().read()?.id

/** What `useCurrentUser` reads, for pages that begin it early. */
export const currentUserRead = firstRead(getCurrentUser, {})

/** The signed-in member; what local storage kept is shown until the server answers. */
export function useCurrentUser() {
  const signedIn = useSignedIn()
  const cache = userCache()
  const read = useRead(getCurrentUser, signedIn ? {} : null, { onSuccess: user => cache.write(user) })
  return {
    ...read,
    data: signedIn ? (read.data ?? cache.read() ?? undefined) : undefined,
    fresh: read.data !== undefined,
  }
}

/** Where the sign-in made on this very page leads until `landed`, and whether the server has ended the session. */
export function useArrival() {
  const { session } = useClient()
  return {
    landing: session.landing(),
    ended: useSyncExternalStore(session.subscribe, session.ended, () => false),
    landed: session.landed,
  }
}

/** Keeps an agency's number for the registration that may follow. */
export const useKeepAgentId = () => useClient().session.keepAgentId
