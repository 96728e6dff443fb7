import { useEffect, useState, useSyncExternalStore } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Application, PersonalDraft, PersonalField } from '@portal/api/contract/applications.schema'
import { createAutosave, type Autosave, type AutosaveSnapshot, type SaveResult } from './autosave.ts'
import {
  emptyForm,
  judge,
  toDraft,
  toFreshValues,
  toValues,
  type FieldErrors,
  type FormValues,
} from './form-values.ts'
import { isEditable } from '@portal/api/rules/application'

/** A save as the form hears of it: a refusal may name fields. */
export type DraftResult = SaveResult & { errors?: FieldErrors }

export interface ApplicationForm {
  form: UseFormReturn<FormValues>
  autosave: Autosave<PersonalDraft>
  saving: AutosaveSnapshot
  /** Puts messages at their fields. */
  blame: (errors: FieldErrors) => void
  /** Fields named at the last attempt that have not been mended since. */
  blamed: readonly PersonalField[]
  setBlamed: (fields: readonly PersonalField[]) => void
  /** Shows this content in place of what is typed. */
  load: (application: Application) => void
}

const startOf = (application: Application | null) =>
  application === null
    ? { version: 0, values: emptyForm }
    : isEditable(application.status)
      ? { version: application.version, values: toValues(application) }
      : { version: 0, values: toFreshValues(application) }

/** The form's state over the contract's schema, saved as one types. */
export function useApplicationForm(
  application: Application | null,
  save: (draft: PersonalDraft, version: number) => Promise<DraftResult>,
): ApplicationForm {
  const [start] = useState(() => startOf(application))
  const [blamed, setBlamed] = useState<readonly PersonalField[]>([])
  const form = useForm<FormValues>({
    defaultValues: start.values,
    shouldFocusError: false,
    resolver: values => {
      const verdict = judge(values)
      return verdict.ok ? { values, errors: {} } : { values: {}, errors: asFormErrors(verdict.errors) }
    },
  })
  const { clearErrors, getFieldState, getValues, reset, setError, subscribe, trigger } = form

  function blame(errors: FieldErrors) {
    for (const [name, message] of Object.entries(errors)) setError(name as PersonalField, { message })
  }

  const [autosave] = useState(() => createAutosave<PersonalDraft>({ version: start.version }))
  useEffect(() => {
    autosave.sendBy(async (draft, version) => {
      const result = await save(draft, version)
      if (!result.ok && result.errors) blame(result.errors)
      return result
    })
  })
  const saving = useSyncExternalStore(autosave.subscribe, autosave.read)

  useEffect(() => {
    async function judgeAgain(field: PersonalField) {
      if (await trigger(field)) setBlamed(fields => fields.filter(other => other !== field))
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // a reset names no field: what it shows is on the server already
        if (name === undefined) return
        autosave.change(toDraft(getValues()))
        const field = name as PersonalField
        if (getFieldState(field).error) void judgeAgain(field)
      },
    })
  }, [autosave, getFieldState, getValues, subscribe, trigger])

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (autosave.read().unsaved) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      autosave.leave()
    }
  }, [autosave])

  // content that arrived after the cached one was shown replaces it while nothing has been typed
  useEffect(() => {
    const { state, unsaved } = autosave.read()
    if (application === null || !isEditable(application.status) || unsaved || state === 'saving') return
    // what a submission met must not take the place of what was submitted
    if (autosave.isHeld()) return
    if (application.version <= autosave.read().version) return
    autosave.accept(application.version)
    reset(toValues(application))
  }, [application, autosave, reset])

  function load(latest: Application) {
    autosave.accept(latest.version)
    clearErrors()
    setBlamed([])
    reset(toValues(latest))
  }

  return { form, autosave, saving, blame, blamed, setBlamed, load }
}

const asFormErrors = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'contract', message }]))
