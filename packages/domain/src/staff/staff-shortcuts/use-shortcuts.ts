import { useEffect } from 'react'
import { usePreference } from '@portal/api/hooks/preferences'

const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"]'
const modal = '[role="dialog"], [role="alertdialog"]'

/** True while the key belongs to somebody else: a field, an input method, a modifier, an open dialog. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return true
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.target instanceof Element && event.target.closest(typing)) return true
  return document.querySelector(modal) !== null
}

/** Single keys of a work desk, by lower-case letter or sign; `null` does nothing (VISUAL.md §6). */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | null | undefined>>): void {
  const areOn = usePreference('shortcuts')
  useEffect(() => {
    if (!areOn) return undefined
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()]
      if (!act || isTaken(event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
    }
  })
}
