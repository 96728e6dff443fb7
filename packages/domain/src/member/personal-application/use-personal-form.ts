import { useState } from 'react'
import type { Application, PersonalDraft } from '@portal/api/contract/applications.schema'
import { isEditable } from '@portal/api/rules/application'
import type { ByField } from '@portal/api/rules/form-fields'
import { useAutosave, useLongForm, useNewerContent, type SaveResult } from '../../shared/form-kit/index.ts'
import { fields, judge, startOf, storedValues, toDraft, type PersonalValues } from './personal-form.ts'

export type PersonalErrors = ByField<typeof fields>

/** A save as the form hears of it: a refusal may name fields. */
export type DraftResult = SaveResult & { errors?: PersonalErrors }

/** The form's state, saved as one types. */
export function usePersonalForm(
  application: Application | null,
  save: (draft: PersonalDraft, version: number) => Promise<DraftResult>,
) {
  const [start] = useState(() => startOf(application))
  const form = useLongForm({
    fields,
    id: 'apply',
    start: start.values,
    judge,
    onType: values => autosave.change(values),
  })
  const { autosave, saving } = useAutosave<PersonalValues>(start.version, async (values, version) => {
    const result = await save(toDraft(values), version)
    if (!result.ok && result.errors) form.mark(result.errors)
    return result
  })

  function load(latest: Application) {
    autosave.accept(latest.version)
    form.load(storedValues(latest))
  }
  const stored = application !== null && isEditable(application.status) ? application : null
  useNewerContent(autosave, stored?.version ?? null, () => {
    if (stored) form.load(storedValues(stored))
  })

  return { form, autosave, saving, load }
}
