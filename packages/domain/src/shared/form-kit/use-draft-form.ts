import { useState } from 'react'
import type { ByField, Fields } from '@portal/api/rules/form-fields'
import type { DraftResult } from './answers.ts'
import type { Autosave } from './autosave.ts'
import { toWire, type FormValues, type Validation, type WireValues } from './form-values.ts'
import { useAutosave } from './use-autosave.ts'
import { useDerived, useLongForm, type LongForm } from './use-long-form.ts'
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
  validate: (values: FormValues<F>) => Validation<F, Body>
  onSave: (draft: WireValues<F>, version: number) => Promise<DraftResult<F>>
}

/** A long form that is saved as one types. */
export interface DraftForm<F extends Fields, Body> {
  form: LongForm<F>
  autosave: Autosave<FormValues<F>>
  validate: (values: FormValues<F>) => Validation<F, Body>
  /** Shows what the server holds in place of what is typed. */
  load: (stored: StoredDraft<F>) => void
}

/** Keeps a long form on the server while it is filled in, through lost saves and other tabs. */
export function useDraftForm<F extends Fields, Body>({
  fields,
  id,
  start,
  stored,
  validate,
  onSave,
}: Options<F, Body>): DraftForm<F, Body> {
  const [first] = useState(start)
  const form = useLongForm({
    fields,
    id,
    start: first.values,
    validate,
    onType: values => autosave.change(values),
  })
  const autosave = useAutosave<FormValues<F>>(first.version, async (values, version) => {
    const result = await onSave(toWire(fields, values), version)
    if (result.errors) form.mark(result.errors)
    return result
  })

  useNewerContent(autosave, stored?.version ?? null, () => {
    if (stored) form.load(stored.values)
  })

  return {
    form,
    autosave,
    validate,
    load(latest) {
      autosave.accept(latest.version)
      form.load(latest.values)
    },
  }
}

/** What stands in the way of handing in what is typed. */
export function missingOf<F extends Fields, Body>(
  { validate }: Pick<DraftForm<F, Body>, 'validate'>,
  values: FormValues<F>,
): ByField<F> {
  const validation = validate(values)
  return validation.ok ? {} : validation.errors
}

/** The same as it changes. */
export const useMissing = <F extends Fields, Body>(draft: DraftForm<F, Body>): ByField<F> =>
  useDerived(draft.form, values => missingOf(draft, values))
