import { fileLimitsText } from './files.ts'
import { length, tooLongText } from './text.ts'

/** Codes and their words, in the order in which they are offered. */
export type Options = Readonly<Record<string, string>>

/** What a field of each kind says beside its label. */
interface Kinds {
  /** One line; `digits` brings the number keys of a phone, a `code` has no spelling to check. */
  text: { readonly max: number; readonly min?: number; readonly digits?: true; readonly code?: true }
  textarea: { readonly max: number }
  email: object
  idNumber: object
  /** A few options, all in sight. */
  radio: { readonly options: Options }
  select: { readonly options: Options }
  /** `YYYY-MM-DD`; `until` is the last day that may be chosen. */
  day: { readonly until?: 'today' }
  /** Integer fen. */
  money: object
  files: { readonly max: number }
}
export type Kind = keyof Kinds

interface Described<Group extends string> {
  readonly label: string
  readonly group: Group
  /** May stay empty: the form says 选填. */
  readonly optional?: true
  /** What to know before typing. */
  readonly hint?: string
  readonly placeholder?: string
  readonly autoComplete?: string
  /** Half as wide: two of them in a row share a line. */
  readonly half?: true
}

/** One field of a form as plain data. */
export type Field<K extends Kind = Kind, Group extends string = string> = {
  [One in K]: Described<Group> & Kinds[One] & { readonly kind: One }
}[K]

/** The fields of a form, in the order in which they are filled in, reviewed and audited. */
export type Fields = Readonly<Record<string, Field>>
export type FieldName<F extends Fields> = keyof F & string

/** A long form as data: labels, empty values, schema, form, review, audit sheet and change texts are made from it. */
export interface FormDescription<F extends Fields = Fields, Group extends string = string> {
  /** Headings, by group. */
  readonly groups: Readonly<Record<Group, string>>
  /** Groups of each step; without it the form is one page. */
  readonly steps?: readonly (readonly Group[])[]
  readonly fields: F
}

/** Checks a description where it stands: a group that is not there does not compile. */
export const describeForm = <
  const Group extends string,
  const F extends Readonly<Record<string, Field<Kind, Group>>>,
>(
  description: FormDescription<F, Group>,
): FormDescription<F, Group> => description

/** Messages or remarks by field. */
export type ByField<F extends Fields> = { readonly [N in FieldName<F>]?: string }

/** What a field holds while it is filled in; `File` is what stands for an uploaded file: its id on the wire. */
export type TypedValue<K extends Kind, File = string> = K extends 'files'
  ? readonly File[]
  : K extends 'money'
    ? number | null
    : string
export type TypedValues<F extends Fields, File = string> = { [N in keyof F]: TypedValue<F[N]['kind'], File> }

/** Names of the fields, in their order. */
export const namesOf = <F extends Fields>(fields: F): FieldName<F>[] => Object.keys(fields)

/** The groups with their fields, in order. */
export const groupsOf = <F extends Fields>({ groups, fields }: FormDescription<F>) =>
  Object.entries(groups).map(([group, title]) => ({
    group,
    title,
    names: namesOf(fields).filter(name => fields[name]?.group === group),
  }))

type Empty<K extends Kind> = K extends 'files' ? [] : K extends 'money' ? null : ''

const empty = ({ kind }: Field) => (kind === 'files' ? [] : kind === 'money' ? null : '')

/** Nothing filled in yet. */
export const emptyValues = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, empty(field)])) as {
    [N in keyof F]: Empty<F[N]['kind']>
  }

/** What the optional fields of a form hold when they are left. */
export const optionalsLeft = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.optional ? [[name, empty(field)]] : [])),
  ) as { [N in keyof F as F[N] extends { optional: true } ? N : never]: Empty<F[N]['kind']> }

/** What stands at a field before anything is typed. */
export const hintOf = (field: Field): string | undefined =>
  field.kind === 'files' ? `${field.hint ?? ''}${fileLimitsText(field.max)}` : field.hint

/** Messages by field out of paths such as `form.email` or `voucher_ids.0`; the first of a field wins. */
export function errorsByField<F extends Fields>(
  fields: F,
  errors: Readonly<Record<string, string>>,
): ByField<F> {
  const found: Record<string, string> = {}
  for (const [path, message] of Object.entries(errors)) {
    const name = path.split('.').find(part => Object.hasOwn(fields, part))
    if (name !== undefined) found[name] ??= message
  }
  return found as ByField<F>
}

type Held<F extends Fields> = { readonly [N in FieldName<F>]?: unknown }

/** What `find` says of the fields, by field. */
const eachField = <F extends Fields>(fields: F, find: (field: Field, name: FieldName<F>) => string | null) =>
  Object.fromEntries(
    namesOf(fields).flatMap(name => {
      const text = find(fields[name] as Field, name)
      return text === null ? [] : [[name, text]]
    }),
  ) as ByField<F>

/** Days after today where only a past one makes sense, by field. */
export const lateDays = <F extends Fields>(fields: F, values: Held<F>, today: string): ByField<F> =>
  eachField(fields, (field, name) => {
    const day = values[name]
    return field.kind === 'day' && field.until === 'today' && typeof day === 'string' && day > today
      ? `${field.label}不能晚于今天`
      : null
  })

/** Texts over their limit, by field: for a form that has no schema at hand. */
export const longTexts = <F extends Fields>(fields: F, values: Held<F>): ByField<F> =>
  eachField(fields, (field, name) => {
    const text = values[name]
    return (field.kind === 'text' || field.kind === 'textarea') &&
      typeof text === 'string' &&
      length(text.trim()) > field.max
      ? tooLongText(field.label, field.max)
      : null
  })
