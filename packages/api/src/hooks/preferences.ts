import { useCallback, useSyncExternalStore } from 'react'
import type { Client } from '../client/client.ts'
import { codes } from '../contract/endpoint.ts'
import { savePreferences } from '../contract/settings.contract.ts'
import { getCurrentStaff } from '../contract/staff.contract.ts'
import {
  type PreferenceName,
  type Preferences,
  type SetPreferences,
  usualPreferences,
} from '../rules/preferences.ts'
import { useClient } from './api-context.ts'
import { keepRemembered, preferenceNow, remembered, type Remembered } from './remembered-preferences.ts'
import { useAction, type Action } from './use-action.ts'

const listeners = new Set<() => void>()

function remember(change: Partial<Remembered>): void {
  keepRemembered({ ...remembered(), ...change })
  for (const listener of listeners) listener()
}

/** The server's word on the preferences; what was set here and not saved yet still holds. */
export const rememberSaved = (saved: SetPreferences): void => remember({ saved })

/** One preference, live: here, in the other tabs, and after sign-out has emptied the storage. */
export function usePreference<N extends PreferenceName>(name: N): Preferences[N] {
  const { session } = useClient()
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaveSession = session.subscribe(listener)
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        leaveSession()
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    [session],
  )
  return useSyncExternalStore(
    subscribe,
    () => preferenceNow(name),
    () => usualPreferences[name],
  )
}

/** Sets a preference: it holds here at once, and on the server when that can be reached. */
export function useSetPreference(): <N extends PreferenceName>(name: N, value: Preferences[N]) => void {
  const client = useClient()
  const { run } = useAction(savePreferences, [getCurrentStaff])
  return useCallback(
    (name, value) => {
      remember({ unsaved: { ...remembered().unsaved, [name]: value } })
      void saveAll(client, run)
    },
    [client, run],
  )
}

/** One save at a time, so that no older value overtakes a newer one. */
const saving = new WeakSet<Client>()

async function saveAll(client: Client, run: Action<typeof savePreferences>['run']): Promise<void> {
  if (saving.has(client)) return
  saving.add(client)
  const token = client.session.token()
  for (let sent = remembered().unsaved; Object.keys(sent).length > 0; sent = remembered().unsaved) {
    const outcome = await run({ body: { preferences: sent } }, { silent: true })
    // whoever signed out meanwhile leaves nothing behind
    if (client.session.token() !== token) break
    const unsaved = changedSince(sent)
    if (outcome.ok) remember({ saved: outcome.data.preferences, unsaved })
    // a server that does not know a preference would refuse it for ever
    else if (outcome.error.code === codes.fieldErrors) remember({ unsaved })
    else if (Object.keys(unsaved).length === 0) break
  }
  saving.delete(client)
}

/** What is unsaved now and was not sent. */
const changedSince = (sent: SetPreferences): SetPreferences =>
  Object.fromEntries(
    Object.entries(remembered().unsaved).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(Object.entries(sent).find(([known]) => known === name)?.[1]),
    ),
  )
