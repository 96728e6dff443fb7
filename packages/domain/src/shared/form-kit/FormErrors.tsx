import type { FieldName, Fields } from '@portal/api/rules/form-fields'
import { ErrorSummary } from '@portal/ui/error-summary'
import { summaryOf, useErrors, type LongForm } from './use-long-form.ts'

export interface FormErrorsProps<F extends Fields> {
  form: LongForm<F>
  /** The fields in sight. */
  names: readonly FieldName<F>[]
}

/** The list of what to mend, above the form. */
export function FormErrors<F extends Fields>({ form, names }: FormErrorsProps<F>) {
  const errors = useErrors(form)
  return <ErrorSummary attempt={form.attempt} errors={summaryOf(form, errors, names)} />
}
