import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import {
  set,
  useForm,
  useFormState,
  useWatch,
  type Control,
  type FieldErrors,
  type FieldValues,
} from 'react-hook-form'
import {
  byField,
  fieldAt,
  messagesAt,
  namesOf,
  type ByField,
  type FieldName,
  type Fields,
} from '@portal/api/rules/form-fields'
import type { FieldError } from '@portal/ui/error-summary'
import { typedValues, type FormValues, type Validation } from './form-values.ts'

/** State of a long form over its description. */
export interface LongForm<F extends Fields> {
  fields: F
  control: Control
  /** Id of the control of a field, in a list by its place: `jobs.0.employer`; summaries and remarks jump there. */
  idOf: (path: string) => string
  read: () => FormValues<F>
  /** A message stands at the field. */
  isWrong: (name: FieldName<F>) => boolean
  /** Shows this content in place of what is typed. */
  load: (values: FormValues<F>) => void
  /** Validates a field that was left with something in it; an empty one waits for the submission. */
  judgeFilled: (name: string) => void
  /** Puts messages at their fields. */
  mark: (errors: ByField<F>) => void
  /** Like `mark`, for an attempt to hand in: the summary lists these fields until they are mended. */
  blame: (errors: ByField<F>) => void
  blamed: readonly FieldName<F>[]
  /** Number of failed attempts. */
  attempt: number
}

interface Options<F extends Fields> {
  fields: F
  /** What the ids of the controls begin with. */
  id: string
  /** What the form starts with. */
  start: FormValues<F>
  /** Everything that stands in the way of handing in. */
  validate: (values: FormValues<F>) => Validation<F, unknown>
  /** Hears of every change that a person makes. */
  onType: (values: FormValues<F>) => void
}

function asFormErrors(errors: ByField<Fields>): FieldErrors {
  const nested = {}
  for (const [path, message] of Object.entries(errors)) set(nested, path, { type: 'contract', message })
  return nested
}

/**
 * A form over the contract's schema: what is typed stays whatever the answer is, every message stands at its field,
 * and a field that was blamed is judged with each key until it is mended.
 */
export function useLongForm<F extends Fields>({
  fields,
  id,
  start,
  validate,
  onType,
}: Options<F>): LongForm<F> {
  const [{ blamed, attempt }, setBlame] = useState<Pick<LongForm<F>, 'blamed' | 'attempt'>>({
    blamed: [],
    attempt: 0,
  })
  // a form of whatever fields, as react-hook-form sees it
  const defaultValues: FieldValues = start
  const { clearErrors, control, getFieldState, getValues, reset, setError, subscribe, trigger } = useForm({
    defaultValues,
    shouldFocusError: false,
    resolver: values => {
      const validation = validate(typedValues(values))
      return validation.ok ? { values, errors: {} } : { values: {}, errors: asFormErrors(validation.errors) }
    },
  })

  const typed = useEffectEvent(() => onType(typedValues(getValues())))
  useEffect(() => {
    async function judgeAgain(name: string) {
      await trigger(name)
      const field = fieldAt(fields, name)
      if (field !== undefined && !getFieldState(field).error)
        setBlame(before => ({ ...before, blamed: before.blamed.filter(other => other !== field) }))
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // loading names no field: what it shows is on the server already
        if (name === undefined) return
        typed()
        const { error } = getFieldState(name)
        // entries came, went or moved, and their messages with them; what was said of their number is settled
        if (fields[name]?.kind === 'list') {
          if (error?.message !== undefined) clearErrors(name)
        } else if (error) void judgeAgain(name)
      },
    })
  }, [clearErrors, fields, getFieldState, subscribe, trigger])

  const judgeFilled = useCallback(
    (name: string) => {
      const value = getValues(name)
      if (value !== null && value !== '') void trigger(name)
    },
    [getValues, trigger],
  )

  function mark(errors: ByField<F>) {
    for (const [name, message] of Object.entries(errors)) setError(name, { message: String(message) })
  }

  return {
    fields,
    control,
    idOf: path => `${id}-${path.replaceAll('.', '-')}`,
    read: () => typedValues(getValues()),
    isWrong: name => getFieldState(name).error !== undefined,
    load(values) {
      clearErrors()
      setBlame(before => ({ ...before, blamed: [] }))
      reset(values)
    },
    judgeFilled,
    mark,
    blame(errors) {
      mark(errors)
      setBlame(before => ({
        blamed: namesOf(fields).filter(name => messagesAt(errors, name).length > 0),
        attempt: before.attempt + 1,
      }))
    },
    blamed,
    attempt,
  }
}

/** What follows from what is typed: who asks is drawn again when that changes, not with every key. */
export const useDerived = <F extends Fields, Derived>(
  { control }: LongForm<F>,
  derive: (values: FormValues<F>) => Derived,
): Derived => useWatch({ control, compute: (now: FieldValues) => derive(typedValues(now)) })

/** What is typed, as it is typed. */
export const useValues = <F extends Fields>(form: LongForm<F>): FormValues<F> =>
  useDerived(form, values => values)

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined

/** Messages at the fields. */
export function useErrors<F extends Fields>({ control, fields }: LongForm<F>): ByField<F> {
  const { errors } = useFormState({ control })
  return byField(fields, errors, messageOf)
}

/** What the summary above the form lists, of these fields. */
export const summaryOf = <F extends Fields>(
  { blamed, idOf }: LongForm<F>,
  errors: ByField<F>,
  names: readonly FieldName<F>[],
): FieldError[] =>
  names
    .filter(name => blamed.includes(name))
    .flatMap(name => messagesAt(errors, name))
    .map(([path, message]) => ({ fieldId: idOf(path), message }))
