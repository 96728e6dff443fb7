import type { Fields } from '@portal/api/rules/form-fields'
import { FormConflict, type FormConflictProps } from './FormConflict.tsx'
import { useSaving } from './use-autosave.ts'
import type { DraftForm, StoredDraft } from './use-draft-form.ts'

export interface DraftConflictProps<F extends Fields, Body> extends Pick<FormConflictProps<F>, 'inWords'> {
  draft: Pick<DraftForm<F, Body>, 'autosave' | 'form' | 'load'>
  /** What another page or device has saved meanwhile; null while it is being fetched. */
  latest: StoredDraft<F> | null
}

/** Two have written into one draft: what differs, and which of them stays. */
export function DraftConflict<F extends Fields, Body>({
  draft: { autosave, form, load },
  latest,
  inWords,
}: DraftConflictProps<F, Body>) {
  return useSaving(autosave).state === 'conflict' ? (
    <FormConflict
      form={form}
      latest={latest}
      inWords={inWords}
      onLoad={() => {
        if (latest) load(latest)
      }}
      onKeep={() => {
        if (latest) autosave.keepMine(latest.version)
      }}
    />
  ) : null
}
