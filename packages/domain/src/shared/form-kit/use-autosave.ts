import { useEffect, useState, useSyncExternalStore } from 'react'
import { createAutosave, type Autosave, type AutosaveSnapshot, type SaveResult } from './autosave.ts'

/** Saves a draft as one types. The browser asks before a page is closed that holds what is not on the server. */
export function useAutosave<Draft>(
  /** Version that was read; 0 opens a new draft. */
  version: number,
  save: (draft: Draft, version: number) => Promise<SaveResult>,
): { autosave: Autosave<Draft>; saving: AutosaveSnapshot } {
  const [autosave] = useState(() => createAutosave<Draft>({ version }))
  const saving = useSyncExternalStore(autosave.subscribe, autosave.read)

  useEffect(() => {
    autosave.sendBy(save)
  })

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (autosave.read().unsaved) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      autosave.leave()
    }
  }, [autosave])

  return { autosave, saving }
}
