import { useSyncExternalStore } from 'react'

const key = 'shortcuts'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** On unless this browser was told otherwise; a forbidden storage counts as not told. */
export function shortcutsAreOn(): boolean {
  try {
    return window.localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

function keep(on: boolean) {
  try {
    if (on) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, 'off')
  } catch {
    // the choice then lasts for nothing longer than this page
  }
  for (const listener of listeners) listener()
}

/** Whether single keys act, and the way to switch them off (WCAG 2.1.4). */
export const useShortcutSetting = (): [on: boolean, set: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, shortcutsAreOn),
  keep,
]
