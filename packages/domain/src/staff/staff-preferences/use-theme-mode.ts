import { useSyncExternalStore } from 'react'
import { usePreference } from '@portal/api/hooks/preferences'
import { preferenceNow } from '@portal/api/hooks/remembered-preferences'

const dark = '(prefers-color-scheme: dark)'
const isSystemDark = () => window.matchMedia(dark).matches
// only an attribute of `<html>` depends on it, which finished HTML has from its script: no reason to wait
const isSystemDarkAtFirst = () => typeof window !== 'undefined' && isSystemDark()

function subscribe(listener: () => void) {
  const query = window.matchMedia(dark)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

const modeOf = (choice: 'light' | 'dark' | 'system', systemIsDark: boolean) =>
  choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice

/** What the chosen theme comes to on this machine. */
export function useThemeMode(): 'light' | 'dark' {
  const systemIsDark = useSyncExternalStore(subscribe, isSystemDark, isSystemDarkAtFirst)
  return modeOf(usePreference('theme'), systemIsDark)
}

/** The same for the html's own script, so that no page flashes white at night. */
export const themeModeNow = (): 'light' | 'dark' => modeOf(preferenceNow('theme'), isSystemDark())
