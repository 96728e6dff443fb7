import { check } from '@portal/api/contract/check'
import type { FileRef } from '@portal/api/contract/fields'
import {
  emptyValues,
  errorsByField,
  type ByField,
  type FieldName,
  type Fields,
  type TypedValues,
} from '@portal/api/rules/form-fields'
import type { UploadedFile } from '@portal/ui/file-field'

/** What a form holds: every text as it was typed, files with what is needed to show them. */
export type FormValues<F extends Fields> = TypedValues<F, UploadedFile>

/** A form as the wire has it: files by their ids. */
export type WireValues<F extends Fields> = {
  [N in keyof F]: F[N]['kind'] extends 'files' ? string[] : TypedValues<F>[N]
}

export const uploaded = ({ file_id, name, size, url }: FileRef): UploadedFile => ({
  id: file_id,
  name,
  size,
  url,
})

/** The stored form as it is shown; `files` are the uploaded ones, by field. */
export const toValues = <F extends Fields>(
  fields: F,
  stored: { readonly [N in FieldName<F>]?: unknown },
  files: { readonly [N in FieldName<F>]?: readonly FileRef[] },
): FormValues<F> =>
  Object.fromEntries(
    Object.entries(emptyValues(fields)).map(([name, empty]) => [
      name,
      fields[name]?.kind === 'files' ? (files[name] ?? []).map(uploaded) : (stored[name] ?? empty),
    ]),
  ) as FormValues<F>

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'id' in value

/** The form as it is sent. */
export const toWire = <F extends Fields>(values: FormValues<F>): WireValues<F> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(isFile).map(file => file.id) : value,
    ]),
  ) as WireValues<F>

/** What stands in the way of handing a form in, or the form as the contract takes it. */
export type Judgement<F extends Fields, Body> = { ok: true; body: Body } | { ok: false; errors: ByField<F> }

/** Judges a form by the contract's own schema. */
export function judgeBy<F extends Fields, S extends Parameters<typeof check>[0]>(
  fields: F,
  schema: S,
  values: FormValues<F>,
) {
  const verdict = check(schema, toWire(values))
  return verdict.ok
    ? ({ ok: true, body: verdict.data } as const)
    : ({ ok: false, errors: errorsByField(fields, verdict.errors) } as const)
}
