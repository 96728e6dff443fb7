import { useState, useSyncExternalStore } from 'react'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export const themeNames = { light: '浅色', dark: '深色', system: '跟随系统' } as const satisfies Record<
  ThemeChoice,
  string
>

export interface ThemeSwitch {
  choice: ThemeChoice
  /** What `choice` comes to on this machine. */
  mode: 'light' | 'dark'
  choose: (choice: ThemeChoice) => void
}

const key = 'theme'
const dark = '(prefers-color-scheme: dark)'

function kept(): ThemeChoice {
  try {
    const name = window.localStorage.getItem(key)
    return themeChoices.find(choice => choice === name) ?? 'system'
  } catch {
    return 'system'
  }
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(dark)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/** Light, dark or the system's own, kept in this browser until sign-out empties its storage. */
export function useThemeChoice(): ThemeSwitch {
  const [choice, setChoice] = useState(kept)
  const systemIsDark = useSyncExternalStore(subscribe, () => window.matchMedia(dark).matches)
  return {
    choice,
    mode: choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice,
    choose(next) {
      setChoice(next)
      try {
        window.localStorage.setItem(key, next)
      } catch {
        // the choice then lasts as long as the page
      }
    },
  }
}
