import { check } from '@portal/api/contract/check'
import type { FileRef } from '@portal/api/contract/fields'
import {
  emptyValues,
  entriesOf,
  errorsByField,
  type ByField,
  type EntryFields,
  type FieldName,
  type Fields,
  type TypedValues,
} from '@portal/api/rules/form-fields'
import type { UploadedFile } from '@portal/ui/file-field'

/** What react-hook-form holds; the fields of a form are known by their description. */
export type HeldValues = Record<string, unknown>

/** What a form holds: every text as it was typed, files with what is needed to show them. */
export type FormValues<F extends Fields> = TypedValues<F, UploadedFile>

/** What is held, by its description: every control writes what its kind of field holds, and nothing else is put in. */
export function typedValues<F extends Fields>(held: HeldValues): FormValues<F>
export function typedValues(held: HeldValues) {
  return held
}

/** A form as the wire has it: files by their ids. */
export type WireValues<F extends Fields> = {
  [N in keyof F]: F[N] extends { kind: 'list'; entry: infer E extends EntryFields }
    ? WireValues<E>[]
    : F[N]['kind'] extends 'files'
      ? string[]
      : F[N]['kind'] extends 'attachments'
        ? AttachmentRef[]
        : TypedValues<F>[N]
}

/** A file of a type, as the wire has it. */
interface AttachmentRef {
  dic_id: string
  file_id: string
}

export const uploaded = ({ file_id, name, size, url }: FileRef): UploadedFile => ({
  id: file_id,
  name,
  size,
  url,
})

const each = (fields: Fields, convert: (name: string) => unknown): HeldValues =>
  Object.fromEntries(Object.keys(fields).map(name => [name, convert(name)]))

/** Ids, or what stands for them. */
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function shown(fields: Fields, stored: HeldValues, files: readonly FileRef[]): HeldValues {
  const empty: HeldValues = emptyValues(fields)
  return each(fields, name => {
    const field = fields[name]
    const value = stored[name] ?? empty[name]
    switch (field?.kind) {
      case 'files':
        return listed(value).flatMap(id => files.filter(file => file.file_id === id).map(uploaded))
      case 'attachments':
        return entriesOf(value).flatMap(({ dic_id, file_id }) =>
          files.filter(file => file.file_id === file_id).map(file => ({ dic_id, file: uploaded(file) })),
        )
      case 'list':
        return entriesOf(value).map(entry => shown(field.entry, entry, files))
      default:
        return value
    }
  })
}

/** The stored form as it is shown, with all its uploaded files. */
export const toValues = <F extends Fields>(
  fields: F,
  stored: { readonly [N in FieldName<F>]?: unknown },
  files: readonly FileRef[],
): FormValues<F> => typedValues(shown(fields, stored, files))

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'id' in value

/** What a field of files holds. */
export const filesIn = (value: unknown): readonly UploadedFile[] => listed(value).filter(isFile)

const sent = (fields: Fields, values: HeldValues): HeldValues =>
  each(fields, name => {
    const field = fields[name]
    switch (field?.kind) {
      case 'files':
        return filesIn(values[name]).map(file => file.id)
      case 'attachments':
        return entriesOf(values[name]).flatMap(({ dic_id, file }) =>
          isFile(file) ? [{ dic_id, file_id: file.id }] : [],
        )
      case 'list':
        return entriesOf(values[name]).map(entry => sent(field.entry, entry))
      default:
        return values[name]
    }
  })

/** The form as it is sent. */
export function toWire<F extends Fields>(fields: F, values: FormValues<F>): WireValues<F>
export function toWire(fields: Fields, values: HeldValues) {
  return sent(fields, values)
}

/** What stands in the way of handing a form in, or the form as the contract takes it. */
export type Validation<F extends Fields, Body> = { ok: true; body: Body } | { ok: false; errors: ByField<F> }

/** Validates a form by the contract's own schema. */
export function validateWith<F extends Fields, S extends Parameters<typeof check>[0]>(
  fields: F,
  schema: S,
  values: FormValues<F>,
) {
  const validation = check(schema, toWire(fields, values))
  return validation.ok
    ? ({ ok: true, body: validation.data } as const)
    : ({ ok: false, errors: errorsByField(fields, validation.errors) } as const)
}
