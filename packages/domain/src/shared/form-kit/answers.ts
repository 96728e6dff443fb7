import { codes } from '@portal/api/contract/endpoint'
import type { Outcome } from '@portal/api/hooks/use-action'
import { errorsByField, type ByField, type FieldName, type Fields } from '@portal/api/rules/form-fields'
import type { SaveResult } from './autosave.ts'
import type { SubmitResult } from './use-submission.ts'

/** A save as a form hears of it: a refusal may name fields. */
export type DraftResult<F extends Fields> = SaveResult & { errors?: ByField<F> }

export type Failure = Extract<Outcome<unknown>, { ok: false }>['error']

/** Codes after which the same draft may be sent again as it is. */
const passing = new Set<number>([codes.tooMany, codes.fault, codes.providerDown])

/** What a save that failed means to the form. */
export function notSaved<F extends Fields>(fields: F, { kind, code, fieldErrors }: Failure): DraftResult<F> {
  if (code === codes.conflict) return { ok: false, reason: 'conflict' }
  if (kind === 'network' || kind === 'failed' || (code !== null && passing.has(code)))
    return { ok: false, reason: 'retry' }
  return { ok: false, reason: 'refused', errors: errorsByField(fields, fieldErrors) }
}

/** What a submission that failed means to the form; `fieldOfRule` names the field that a refusal is about. */
export function notSubmitted<F extends Fields>(
  fields: F,
  { code, rule, message, fieldErrors }: Failure,
  fieldOfRule: Readonly<Record<string, FieldName<F> | undefined>> = {},
): Extract<SubmitResult<F>, { ok: false }> {
  const field = rule === null ? undefined : fieldOfRule[rule]
  return {
    ok: false,
    conflict: code === codes.conflict,
    errors: errorsByField(fields, field === undefined ? fieldErrors : { [field]: message }),
    message,
  }
}

/** A refusal as a form shows it. */
export interface ShownRefusal<F extends Fields> {
  errors: ByField<F>
  /** What no field is to blame for. */
  message: string
}

/**
 * A refusal at the fields to blame, or as one message when no field is; `field` is the one that its rule blames. `again`:
 * what to do when nobody knows whether it went through.
 */
export function shownRefusal<F extends Fields>(
  fields: F,
  { kind, message, fieldErrors }: Failure,
  { field, again = '' }: { field?: FieldName<F> | undefined; again?: string } = {},
): ShownRefusal<F> {
  const errors = errorsByField(fields, field === undefined ? fieldErrors : { [field]: message })
  if (Object.keys(errors).length > 0) return { errors, message: '' }
  const isUnknown = kind === 'network' && again !== ''
  return { errors, message: isUnknown ? `${message}，还不知道有没有成功。${again}` : message }
}
