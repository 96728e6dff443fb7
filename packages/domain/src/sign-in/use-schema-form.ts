import { useState, type FormEvent } from 'react'
import { check } from '@portal/api/contract/check'
import type { BodyOf, Endpoint } from '@portal/api/contract/endpoint'

type Texts<E extends Endpoint> = { [K in keyof BodyOf<E> & string]?: string }

/** The part of an error that a form can show: messages by field, or one for the whole form. */
export interface Refused {
  fieldErrors: Record<string, string>
  message: string
}

/**
 * State of a small form over a call's own schema: values stay whatever the answer is, messages stand at their fields. Light on purpose: the sign-in page counts its kilobytes (ADR 004).
 */
export function useSchemaForm<E extends Endpoint>(entry: E, initial: Texts<E>) {
  const [values, setValues] = useState<Texts<E>>(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const [attempts, setAttempts] = useState(0)
  function show(found: Record<string, string>, text = '') {
    setErrors(found)
    setMessage(text)
    setAttempts(count => count + 1)
  }

  function set<K extends keyof BodyOf<E> & string>(name: K, value: string | undefined) {
    setValues(before => ({ ...before, [name]: value }))
    setErrors(({ [name]: _gone, ...rest }) => rest)
    setMessage('')
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
    /** Judges one field alone, for a button beside it. */
    verify(name: keyof BodyOf<E> & string): boolean {
      const verdict = check(bodyOf(entry), values)
      const found = verdict.ok ? undefined : verdict.errors[name]
      if (found === undefined) return true
      show({ ...errors, [name]: found })
      return false
    },
    /** Shows why the server refused; `at` names the field to blame when the answer names none. */
    refuse({ fieldErrors, message: text }: Refused, at?: keyof BodyOf<E> & string) {
      if (Object.keys(fieldErrors).length > 0) show(fieldErrors)
      else if (at === undefined) show({}, text)
      else show({ [at]: text })
    },
    /** Judges everything; calls `send` with the parsed body when it is in order. */
    submit: (send: (body: BodyOf<E>) => Promise<void>) => (event: FormEvent) => {
      event.preventDefault()
      const verdict = check(bodyOf(entry), values)
      if (verdict.ok) {
        setErrors({})
        setMessage('')
        // the schema of `entry.body` has just made this
        void send(verdict.data as BodyOf<E>)
      } else show(verdict.errors)
    },
  }
}

function bodyOf(entry: Endpoint) {
  if (!entry.body) throw new Error(`${entry.name} takes no body`)
  return entry.body
}
