import type { Fields } from '@portal/api/rules/form-fields'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useSaving } from './use-autosave.ts'
import type { DraftForm, StoredDraft } from './use-draft-form.ts'

export interface DraftConflictProps<F extends Fields, Body> {
  draft: Pick<DraftForm<F, Body>, 'autosave' | 'load'>
  /** What another page or device has saved meanwhile; null while it is being fetched. */
  latest: StoredDraft<F> | null
}

/** Two have written into one draft: which of them stays is asked here. */
export function DraftConflict<F extends Fields, Body>({
  draft: { autosave, load },
  latest,
}: DraftConflictProps<F, Body>) {
  if (useSaving(autosave).state !== 'conflict') return null
  return (
    <ConflictNotice
      savedAt={latest?.savedAt ?? null}
      onLoad={() => {
        if (latest) load(latest)
      }}
      onKeep={() => {
        if (latest) autosave.keepMine(latest.version)
      }}
    />
  )
}
