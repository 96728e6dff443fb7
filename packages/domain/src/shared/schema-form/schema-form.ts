import { useState, useSyncExternalStore, type FormEvent } from 'react'
import type { Verdict } from '@portal/api/contract/check'
import type { BodyOf, Endpoint } from '@portal/api/contract/endpoint'
import type * as signInSchemas from '@portal/api/contract/sign-in.schema'
import type { Outcome } from '@portal/api/hooks/use-action'
import { errorTexts } from '@portal/api/rules/error-texts'
import type { Refusal } from '@portal/api/rules/refusals'

type FieldName<E extends Endpoint> = keyof BodyOf<E> & string
type Texts<E extends Endpoint> = { [K in FieldName<E>]?: string }

/** The part of an error that a form can show: messages by field, or one for the whole form. */
export interface Refused {
  fieldErrors: Record<string, string>
  message: string
}

export interface FormState<Values> {
  values: Values
  /** Messages by field. */
  errors: Record<string, string>
  /** What stands above the button when no field is to blame. */
  message: string
  /** How often errors were shown. */
  attempts: number
}

/** A form's state, and how to hear of its changes. */
export interface FormStore<State> {
  state: () => State
  subscribe: (listener: () => void) => () => void
}

/** A form that holds these fields, and perhaps others. */
export interface FormWith<Name extends string> extends FormStore<FormState<{ [K in Name]?: string }>> {
  set: (name: Name, value: string | undefined) => void
}

/** The schemas of the sign-in bodies and zod, fetched when a person starts to type (ADR 005). */
const loadValidation = async () => {
  const [{ check }, schemas] = await Promise.all([
    import('@portal/api/contract/check'),
    import('@portal/api/contract/sign-in.schema'),
  ])
  return (name: keyof typeof signInSchemas, values: unknown): Verdict<unknown> => check(schemas[name], values)
}

function createSchemaForm<E extends Endpoint>(schema: keyof typeof signInSchemas, initial: Texts<E>) {
  let state: FormState<Texts<E>> = { values: initial, errors: {}, message: '', attempts: 0 }
  const listeners = new Set<() => void>()

  function change(part: Partial<FormState<Texts<E>>>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const show = (errors: Record<string, string>, message = '') => {
    change({ errors, message, attempts: state.attempts + 1 })
  }

  /** Shows why the server refused; `at` names the field to blame when the answer names none. */
  function refuse({ fieldErrors, message }: Refused, at?: FieldName<E>) {
    if (Object.keys(fieldErrors).length > 0) show(fieldErrors)
    else if (at === undefined) show({}, message)
    else show({ [at]: message })
  }

  /** Everything that is wrong, or null when the schemas could not be fetched. */
  async function validate(): Promise<Verdict<unknown> | null> {
    try {
      return (await loadValidation())(schema, state.values)
    } catch {
      show({}, errorTexts.network)
      return null
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set(name: FieldName<E>, value: string | undefined) {
      const { [name]: _gone, ...errors } = state.errors
      change({ values: { ...state.values, [name]: value }, errors, message: '' })
      loadValidation().catch(() => undefined)
    },
    refuse,
    /** Validates one field alone, for a button beside it. */
    async verify(name: FieldName<E>): Promise<boolean> {
      const verdict = await validate()
      if (verdict === null) return false
      const found = verdict.ok ? undefined : verdict.errors[name]
      if (found === undefined) return true
      show({ ...state.errors, [name]: found })
      return false
    },
    /**
     * Validates everything; gives the parsed body to `send` when it is in order. `blame` names the field at fault for
     * a refusal that names none.
     */
    submit:
      (send: (body: BodyOf<E>) => Promise<Outcome<unknown>>, blame?: (rule: Refusal) => FieldName<E>) =>
      async (event: FormEvent) => {
        event.preventDefault()
        const verdict = await validate()
        if (verdict === null) return
        if (!verdict.ok) {
          show(verdict.errors)
          return
        }
        change({ errors: {}, message: '' })
        // the schema of this very call has just made it
        const outcome = await send(verdict.data as BodyOf<E>)
        if (outcome.ok) return
        const { rule } = outcome.error
        refuse(outcome.error, rule === null ? undefined : blame?.(rule))
      },
  }
}

export type SchemaForm<E extends Endpoint> = ReturnType<typeof createSchemaForm<E>>

/**
 * A small form over the schema of a call: values stay whatever the answer is, messages stand at their fields, and what
 * is typed draws its own field again and no other (`FormField`). Light on purpose: the sign-in page counts its
 * kilobytes (ADR 005).
 */
export function useSchemaForm<E extends Endpoint>(
  schema: keyof typeof signInSchemas,
  initial: Texts<E>,
): SchemaForm<E> {
  const [form] = useState(() => createSchemaForm<E>(schema, initial))
  return form
}

/** A part of a form's state; who reads it is drawn again when that part changes. */
export function useFormState<State, Part>(form: FormStore<State>, pick: (state: State) => Part): Part {
  const read = () => pick(form.state())
  return useSyncExternalStore(form.subscribe, read, read)
}
