import { useState, type FormEvent } from 'react'
import type { Verdict } from '@portal/api/contract/check'
import type { BodyOf, Endpoint } from '@portal/api/contract/endpoint'
import type * as signInSchemas from '@portal/api/contract/sign-in.schema'
import type { Outcome } from '@portal/api/hooks/use-action'
import { errorTexts } from '@portal/api/rules/error-texts'
import type { Refusal } from '@portal/api/rules/refusals'

type Texts<E extends Endpoint> = { [K in keyof BodyOf<E> & string]?: string }

/** The part of an error that a form can show: messages by field, or one for the whole form. */
export interface Refused {
  fieldErrors: Record<string, string>
  message: string
}

/** The judges of the sign-in bodies: schemas and zod, fetched when a person starts to type (ADR 005). */
const loadJudge = async () => {
  const [{ check }, schemas] = await Promise.all([
    import('@portal/api/contract/check'),
    import('@portal/api/contract/sign-in.schema'),
  ])
  return (name: keyof typeof signInSchemas, values: unknown): Verdict<unknown> => check(schemas[name], values)
}

/**
 * State of a small form over the schema of a call: values stay whatever the answer is, messages stand at their fields.
 * Light on purpose: the sign-in page counts its kilobytes (ADR 005).
 */
export function useSchemaForm<E extends Endpoint>(schema: keyof typeof signInSchemas, initial: Texts<E>) {
  const [values, setValues] = useState<Texts<E>>(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const [attempts, setAttempts] = useState(0)
  function show(found: Record<string, string>, text = '') {
    setErrors(found)
    setMessage(text)
    setAttempts(count => count + 1)
  }

  function set(name: keyof BodyOf<E> & string, value: string | undefined) {
    setValues(before => ({ ...before, [name]: value }))
    setErrors(({ [name]: _gone, ...rest }) => rest)
    setMessage('')
    loadJudge().catch(() => undefined)
  }

  /** Shows why the server refused; `at` names the field to blame when the answer names none. */
  function refuse({ fieldErrors, message: text }: Refused, at?: keyof BodyOf<E> & string) {
    if (Object.keys(fieldErrors).length > 0) show(fieldErrors)
    else if (at === undefined) show({}, text)
    else show({ [at]: text })
  }

  /** Everything that is wrong, or null when the judge could not be fetched. */
  async function judge(): Promise<Verdict<unknown> | null> {
    try {
      return (await loadJudge())(schema, values)
    } catch {
      show({}, errorTexts.network)
      return null
    }
  }

  return {
    attempts,
    values,
    errors,
    /** What stands above the button when no field is to blame. */
    message,
    set,
    /** Props of a field whose control answers with an event. */
    text: <K extends keyof BodyOf<E> & string>(name: K) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: { target: { value: string } }) => {
        set(name, event.target.value)
      },
    }),
    /** Props of a field that answers with its clean value. */
    value: <K extends keyof BodyOf<E> & string>(name: K) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (value: string) => {
        set(name, value)
      },
    }),
    /** Validates one field alone, for a button beside it. */
    async verify(name: keyof BodyOf<E> & string): Promise<boolean> {
      const verdict = await judge()
      if (verdict === null) return false
      const found = verdict.ok ? undefined : verdict.errors[name]
      if (found === undefined) return true
      show({ ...errors, [name]: found })
      return false
    },
    refuse,
    /**
     * Validates everything; gives the parsed body to `send` when it is in order. `blame` names the field at fault for
     * a refusal that names none.
     */
    submit:
      (
        send: (body: BodyOf<E>) => Promise<Outcome<unknown>>,
        blame?: (rule: Refusal) => keyof BodyOf<E> & string,
      ) =>
      async (event: FormEvent) => {
        event.preventDefault()
        const verdict = await judge()
        if (verdict === null) return
        if (!verdict.ok) {
          show(verdict.errors)
          return
        }
        setErrors({})
        setMessage('')
        // the schema of this very call has just made it
        const outcome = await send(verdict.data as BodyOf<E>)
        if (outcome.ok) return
        const { rule } = outcome.error
        refuse(outcome.error, rule === null ? undefined : blame?.(rule))
      },
  }
}
