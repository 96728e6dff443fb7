import { shapeOf } from '../client/guards.ts'
import { storageKeys, stored } from '../client/session.ts'
import {
  areSetPreferences,
  type PreferenceName,
  type Preferences,
  type SetPreferences,
  usualPreferences,
} from '../rules/preferences.ts'

/** What this browser remembers, so that a page is painted at once as the person wants it. */
export interface Remembered {
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

/** Keeps it for the next page load too. */
export const keepRemembered = (now: Remembered): void => store().write(now)

/** What this browser remembers now. */
export function remembered(): Remembered {
  const text = window.localStorage.getItem(storageKeys.preferences)
  if (text !== lastRead.text) lastRead = { text, value: store().read() ?? nothing }
  return lastRead.value
}

/** One preference as it holds now. */
export function preferenceNow<N extends PreferenceName>(name: N): Preferences[N] {
  const { saved, unsaved } = remembered()
  return unsaved[name] ?? saved[name] ?? usualPreferences[name]
}
