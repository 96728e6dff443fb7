import { useEffect, useState, useSyncExternalStore } from 'react'
import { useClient } from '@portal/api/hooks/api-context'
import { createAutosave, type Autosave, type AutosaveSnapshot, type SaveResult } from './autosave.ts'

/**
 * Saves a draft as one types, at once when the page is hidden: a phone may end it then. The browser asks before a page is
 * closed that holds what is not on the server.
 */
export function useAutosave<Draft>(
  /** Version that was read; 0 opens a new draft. */
  version: number,
  save: (draft: Draft, version: number) => Promise<SaveResult>,
): Autosave<Draft> {
  const [autosave] = useState(() => createAutosave<Draft>({ version }))
  const { session } = useClient()

  useEffect(() => {
    autosave.sendBy(save)
  })

  useEffect(() => {
    const token = session.token()
    function warn(event: BeforeUnloadEvent) {
      if (autosave.read().unsaved) event.preventDefault()
    }
    function saveHidden() {
      if (document.visibilityState === 'hidden') autosave.leave()
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', saveHidden)
      // what one member typed is never sent for another who signs in on the same page
      autosave.leave(() => session.token() === token)
    }
  }, [autosave, session])

  return autosave
}

/** Where the saving stands; what shows it draws itself again, the form around it does not. */
export const useSaving = ({
  subscribe,
  read,
}: Pick<Autosave<never>, 'subscribe' | 'read'>): AutosaveSnapshot => useSyncExternalStore(subscribe, read)
