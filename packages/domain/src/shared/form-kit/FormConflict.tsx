import type { Fields } from '@portal/api/rules/form-fields'
import { ConflictNotice, type ConflictNoticeProps } from './ConflictNotice.tsx'
import { differencesOf, type InWords } from './differences.ts'
import type { StoredDraft } from './use-draft-form.ts'
import { useValues, type LongForm } from './use-long-form.ts'

export interface FormConflictProps<F extends Fields> extends Pick<
  ConflictNoticeProps,
  'title' | 'onLoad' | 'onKeep'
> {
  form: LongForm<F>
  /** What another page or device has saved meanwhile; null while it is being fetched. */
  latest: Pick<StoredDraft<F>, 'values' | 'savedAt'> | null
  /** Says values that are told by lists of the page. */
  inWords?: InWords | undefined
}

/** What another page has saved otherwise than it is typed, as it is typed on, and which of both stays. */
export function FormConflict<F extends Fields>({ form, latest, inWords, ...rest }: FormConflictProps<F>) {
  const typed = useValues(form)
  return (
    <ConflictNotice
      {...rest}
      savedAt={latest?.savedAt ?? null}
      differences={latest ? differencesOf(form.fields, latest.values, typed, inWords) : undefined}
    />
  )
}
