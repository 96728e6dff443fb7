import { useCallback, useSyncExternalStore } from 'react'
import type { Client } from '../client/client.ts'
import { codes } from '../contract/endpoint.ts'
import { shapeOf } from '../client/guards.ts'
import { storageKeys, stored } from '../client/session.ts'
import { savePreferences } from '../contract/settings.contract.ts'
import { getCurrentStaff } from '../contract/staff.contract.ts'
import {
  areSetPreferences,
  type PreferenceName,
  type Preferences,
  usualPreferences,
  type SetPreferences,
} from '../rules/preferences.ts'
import { useClient } from './api-context.ts'
import { useAction, type Action } from './use-action.ts'

/** What this browser remembers, so that a page is painted at once as the person wants it. */
interface Remembered {
  /** As the server had them last. */
  saved: SetPreferences
  /** Set here and not saved yet. They hold here and go along with the next change. */
  unsaved: SetPreferences
}

const isRemembered = shapeOf<Remembered>({ saved: areSetPreferences, unsaved: areSetPreferences })
const nothing: Remembered = { saved: {}, unsaved: {} }

/** Read again only when another text stands in the storage, so that a value stays the same object. */
let lastRead: { text: string | null; value: Remembered } = { text: null, value: nothing }

const store = () => stored(window.localStorage, storageKeys.preferences, isRemembered)

function remembered(): Remembered {
  const text = window.localStorage.getItem(storageKeys.preferences)
  if (text !== lastRead.text) lastRead = { text, value: store().read() ?? nothing }
  return lastRead.value
}

const listeners = new Set<() => void>()

function remember(change: Partial<Remembered>): void {
  store().write({ ...remembered(), ...change })
  for (const listener of listeners) listener()
}

/** The server's word on the preferences; what was set here and not saved yet still holds. */
export const rememberSaved = (saved: SetPreferences): void => remember({ saved })

/** One preference as it holds now. */
function preferenceNow<N extends PreferenceName>(name: N): Preferences[N] {
  const { saved, unsaved } = remembered()
  return unsaved[name] ?? saved[name] ?? usualPreferences[name]
}

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
  return useSyncExternalStore(subscribe, () => preferenceNow(name))
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
