import type { DocumentKind } from '@portal/api/rules/invoice'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { TextField } from '@portal/ui/text-field'
import { DescribedField } from '../../shared/form-kit/index.ts'
import {
  controls,
  fields,
  numberLabel,
  numberNote,
  type InvoiceDraft,
  type InvoiceErrors,
} from './invoice-form.ts'

interface FieldProps<Name extends keyof typeof fields> {
  name: Name
  draft: Draft<InvoiceDraft>
  errors: InvoiceErrors
}

/** A number that the tax platform or the ministry gave, read back in groups of four. */
export function InvoiceNumberField({
  name,
  draft,
  errors,
  kind,
}: FieldProps<'number' | 'red_number'> & { kind: DocumentKind }) {
  const typed = useDraftPart(draft, now => now[name])
  const { autoComplete } = fields[name]
  return (
    <TextField
      id={`invoice-${name}`}
      name={name}
      label={numberLabel(name, kind)}
      inputMode="numeric"
      spellCheck={false}
      autoComplete={autoComplete}
      value={typed}
      error={errors[name]}
      {...numberNote(kind, typed)}
      onChange={event => draft.change({ [name]: event.currentTarget.value })}
    />
  )
}

/** Any other field of the forms, as its description says. */
export function InvoiceField({
  name,
  draft,
  errors,
  today,
}: FieldProps<'issued_on' | 'reversed_on' | 'staff_remark'> & { today: string }) {
  const value = useDraftPart(draft, now => now[name])
  return (
    <DescribedField
      controls={controls}
      field={fields[name]}
      id={`invoice-${name}`}
      name={name}
      value={value}
      error={errors[name]}
      today={today}
      onChange={(typed: unknown) => draft.change({ [name]: typed })}
    />
  )
}
