import { useState } from 'react'
import type { ByField, Fields } from '@portal/api/rules/form-fields'
import type { DraftResult } from './answers.ts'
import type { Autosave, AutosaveSnapshot } from './autosave.ts'
import { toWire, type FormValues, type Judgement, type WireValues } from './form-values.ts'
import { useAutosave } from './use-autosave.ts'
import { useLongForm, useValues, type LongForm } from './use-long-form.ts'
import { useNewerContent } from './use-newer-content.ts'

/** A draft as the server holds it. */
export interface StoredDraft<F extends Fields> {
  /** 0 where there is none yet. */
  version: number
  values: FormValues<F>
  savedAt: string
}

interface Options<F extends Fields, Body> {
  fields: F
  /** What the ids of the controls begin with. */
  id: string
  /** What the form starts with, and the version that its first save answers to. */
  start: () => Pick<StoredDraft<F>, 'version' | 'values'>
  /** The draft on the server, as far as the page knows; null where there is none. */
  stored: StoredDraft<F> | null
  judge: (values: FormValues<F>) => Judgement<F, Body>
  onSave: (draft: WireValues<F>, version: number) => Promise<DraftResult<F>>
}

/** A long form that is saved as one types. */
export interface DraftForm<F extends Fields, Body> {
  form: LongForm<F>
  autosave: Autosave<FormValues<F>>
  saving: AutosaveSnapshot
  judge: (values: FormValues<F>) => Judgement<F, Body>
  /** What is typed now. */
  values: FormValues<F>
  /** What stands in the way of handing in. */
  missing: ByField<F>
  /** Shows what the server holds in place of what is typed. */
  load: (stored: StoredDraft<F>) => void
}

/** Keeps a long form on the server while it is filled in, through lost saves and other tabs. */
export function useDraftForm<F extends Fields, Body>({
  fields,
  id,
  start,
  stored,
  judge,
  onSave,
}: Options<F, Body>): DraftForm<F, Body> {
  const [first] = useState(start)
  const form = useLongForm({
    fields,
    id,
    start: first.values,
    judge,
    onType: values => autosave.change(values),
  })
  const { autosave, saving } = useAutosave<FormValues<F>>(first.version, async (values, version) => {
    const result = await onSave(toWire(fields, values), version)
    if (result.errors) form.mark(result.errors)
    return result
  })

  useNewerContent(autosave, stored?.version ?? null, () => {
    if (stored) form.load(stored.values)
  })

  const values = useValues(form)
  const verdict = judge(values)

  return {
    form,
    autosave,
    saving,
    judge,
    values,
    missing: verdict.ok ? {} : verdict.errors,
    load(latest) {
      autosave.accept(latest.version)
      form.load(latest.values)
    },
  }
}
