import { createUnsent } from '@portal/api/hooks/unsent'
import type { Collection, ProfileEntryFields } from '@portal/api/rules/profile-form'
import type { FormValues } from '../../shared/form-kit/index.ts'

export type EntryValues = FormValues<ProfileEntryFields>

/** What was typed into the one editor that is open. */
export interface UnsavedEntry {
  collection: Collection
  /** null while it is added. */
  id: string | null
  /** Version of the entry that it started from. */
  entryVersion: number | null
  /** Version of its draft on the server; 0 where there is none yet. */
  version: number
  values: EntryValues
  /** The draft holds it. */
  kept: boolean
  /** Ends when the save that is under way has its answer. */
  sending?: Promise<unknown> | undefined
}

const useAnyUnsaved = createUnsent<UnsavedEntry>(({ kept }) => !kept)
const openEditor = 'open'

/** One editor is open at a time: going elsewhere in the app and back finds it as it was left. */
export function useUnsavedEntry() {
  const { read, keep, drop } = useAnyUnsaved()
  return {
    read: () => read(openEditor),
    keep: (entry: UnsavedEntry) => keep(openEditor, entry),
    drop: () => drop(openEditor),
  }
}

/** The same as far as it is of one editor; what another one left is none of its business. */
export function useUnsavedOf({ collection, id }: Pick<UnsavedEntry, 'collection' | 'id'>) {
  const { read, keep, drop } = useUnsavedEntry()
  const mine = () => {
    const typed = read()
    return typed?.collection === collection && typed.id === id ? typed : undefined
  }
  return {
    read: mine,
    keep: (typed: Omit<UnsavedEntry, 'collection' | 'id'>) => keep({ ...typed, collection, id }),
    drop() {
      if (mine()) drop()
    },
  }
}
