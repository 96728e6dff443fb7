import type { ReactNode } from 'react'
import { useFormState, type FormWith } from './schema-form.ts'

/** Props of a field's control, whether that answers with an event or with its clean value. */
interface FieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (next: string | { target: { value: string } }) => void
}

export interface FormFieldProps<Name extends string> {
  form: FormWith<Name>
  name: Name
  /** Told of every change. */
  onValue?: ((value: string) => void) | undefined
  children: (field: FieldProps) => ReactNode
}

/** One field of a form; it is drawn again when its own value or message changes. */
export function FormField<Name extends string>({ form, name, onValue, children }: FormFieldProps<Name>) {
  const value = useFormState(form, ({ values }) => values[name] ?? '')
  const error = useFormState(form, ({ errors }) => errors[name])
  return children({
    name,
    value,
    error,
    onChange(next) {
      const text = typeof next === 'string' ? next : next.target.value
      form.set(name, text)
      onValue?.(text)
    },
  })
}
