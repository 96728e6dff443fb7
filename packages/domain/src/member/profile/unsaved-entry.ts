import { createUnsent } from '@portal/api/hooks/unsent'
import type { Collection, ProfileEntryFields } from '@portal/api/rules/profile-form'
import type { FormValues } from '../../shared/form-kit/index.ts'

export type EntryValues = FormValues<ProfileEntryFields>

/** What was typed into the one editor that is open, and the version that it started from. */
export interface UnsavedEntry {
  collection: Collection
  /** undefined while it is added. */
  id: string | undefined
  version: number | undefined
  values: EntryValues
}

const useAnyUnsaved = createUnsent<UnsavedEntry>()
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
