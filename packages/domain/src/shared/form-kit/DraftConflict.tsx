import type { Fields } from '@portal/api/rules/form-fields'
import { ConflictNotice } from './ConflictNotice.tsx'
import { differencesOf, type InWords } from './differences.ts'
import { useSaving } from './use-autosave.ts'
import type { DraftForm, StoredDraft } from './use-draft-form.ts'
import { useValues } from './use-long-form.ts'

export interface DraftConflictProps<F extends Fields, Body> {
  draft: Pick<DraftForm<F, Body>, 'autosave' | 'form' | 'load'>
  /** What another page or device has saved meanwhile; null while it is being fetched. */
  latest: StoredDraft<F> | null
  /** Says values that are told by lists of the page. */
  inWords?: InWords | undefined
}

/** Two have written into one draft: what differs, and which of them stays. */
export function DraftConflict<F extends Fields, Body>(props: DraftConflictProps<F, Body>) {
  return useSaving(props.draft.autosave).state === 'conflict' ? <Conflict {...props} /> : null
}

function Conflict<F extends Fields, Body>({
  draft: { autosave, form, load },
  latest,
  inWords,
}: DraftConflictProps<F, Body>) {
  const typed = useValues(form)
  return (
    <ConflictNotice
      savedAt={latest?.savedAt ?? null}
      differences={latest ? differencesOf(form.fields, latest.values, typed, inWords) : undefined}
      onLoad={() => {
        if (latest) load(latest)
      }}
      onKeep={() => {
        if (latest) autosave.keepMine(latest.version)
      }}
    />
  )
}
