import { useSyncExternalStore } from 'react'
import { usePreference } from '@portal/api/hooks/preferences'

const dark = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(dark)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/** What the chosen theme comes to on this machine. */
export function useThemeMode(): 'light' | 'dark' {
  const choice = usePreference('theme')
  const systemIsDark = useSyncExternalStore(subscribe, () => window.matchMedia(dark).matches)
  return choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice
}
