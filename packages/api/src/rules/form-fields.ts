import { fileLimitsText } from './files.ts'
import { gbkBytes } from './gbk.ts'
import { length, tooLongText } from './text.ts'

/** Codes and their words, in the order in which they are offered. */
export type Options = Readonly<Record<string, string>>

/** What a field of each kind says beside its label. */
interface Kinds {
  /**
   * One line; `digits` brings the number keys of a phone, a `code` has no spelling to check. `max` counts characters, or
   * bytes of GBK where the tax platform counts those.
   */
  text: {
    readonly max: number
    readonly min?: number
    readonly digits?: true
    readonly code?: true
    readonly gbk?: true
    /** A year from 1950 on, no later than this one. */
    readonly year?: true
  }
  textarea: { readonly max: number }
  email: object
  idNumber: object
  /** A few options, all in sight. */
  radio: { readonly options: Options }
  select: { readonly options: Options }
  /** `YYYY-MM-DD`; `until` is the last day that may be chosen. */
  day: { readonly until?: 'today' }
  /**
   * `YYYY-MM`; `until` is the last month that may be chosen, `after` names the field of the month that it may not come
   * before. `ongoing` says what has no end yet; the field then holds `now`.
   */
  month: { readonly until?: 'today'; readonly after?: string; readonly ongoing?: string }
  /** One out of a list that the server keeps, by its code. */
  coded: { readonly list: string }
  /** A province, city and district, by the code of the last. */
  region: object
  /** Integer fen. */
  money: object
  files: { readonly max: number }
  /** Files, each of a type that the server keeps under `list`. */
  attachments: { readonly list: string; readonly max: number }
  /** Records of one shape, such as positions held; `noun` names one of them: 工作经历. */
  list: { readonly entry: EntryFields; readonly max: number; readonly noun: string }
}
export type Kind = keyof Kinds
/** Kinds that one control draws. */
export type SingleKind = Exclude<Kind, 'list'>

interface Described {
  readonly label: string
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
export type Field<K extends Kind = Kind> = { [One in K]: Described & Kinds[One] & { readonly kind: One } }[K]

/** Fields in the order in which they are filled in, reviewed and audited. */
export type Fields = Readonly<Record<string, Field>>
export type FieldName<F extends Fields> = keyof F & string
/** Fields of one entry of a list; it holds no list itself. */
export type EntryFields = Readonly<Record<string, Field<SingleKind>>>
/** Fields of a form, each in one of its groups. */
export type GroupedFields<Group extends string = string> = Readonly<
  Record<string, Field & { readonly group: Group }>
>

/** A long form as data: labels, empty values, schema, form, review, audit sheet and change texts are made from it. */
export interface FormDescription<F extends GroupedFields = GroupedFields, Group extends string = string> {
  /** Headings, by group. */
  readonly groups: Readonly<Record<Group, string>>
  /** Groups of each step; without it the form is one page. */
  readonly steps?: readonly (readonly Group[])[]
  readonly fields: F
}

/** Checks a description where it stands: a group that is not there does not compile. */
export const describeForm = <const Group extends string, const F extends GroupedFields<Group>>(
  description: FormDescription<F, Group>,
): FormDescription<F, Group> => description

/** Where a message stands inside a list: `jobs.0.employer`. */
type EntryPath<F extends Fields> = {
  [N in FieldName<F>]: F[N] extends { kind: 'list'; entry: infer E extends EntryFields }
    ? `${N}.${number}.${FieldName<E>}`
    : never
}[FieldName<F>]

/** Messages by field, in a list by entry and field. */
export type ByField<F extends Fields> = { readonly [N in FieldName<F>]?: string } & {
  readonly [P in EntryPath<F>]?: string
}

/** A file of a type; `File` stands for it as in `TypedValue`. */
export interface Attached<File> {
  readonly dic_id: string
  readonly file: File
}

/** What a field of a kind holds while it is filled in; `File` is what stands for an uploaded file: its id on the wire. */
export type TypedValue<K extends SingleKind, File = string> = K extends 'files'
  ? readonly File[]
  : K extends 'attachments'
    ? readonly Attached<File>[]
    : K extends 'money'
      ? number | null
      : string
export type TypedValues<F extends Fields, File = string> = {
  [N in keyof F]: F[N] extends { kind: 'list'; entry: infer E extends EntryFields }
    ? readonly TypedValues<E, File>[]
    : F[N] extends { kind: infer K extends SingleKind }
      ? TypedValue<K, File>
      : never
}

/** Names of the fields, in their order. */
export const namesOf = <F extends Fields>(fields: F): FieldName<F>[] => Object.keys(fields)

/** The groups with their fields, in order. */
export const groupsOf = <F extends GroupedFields>({ groups, fields }: FormDescription<F>) =>
  Object.entries(groups).map(([group, title]) => ({
    group,
    title,
    names: namesOf(fields).filter(name => fields[name]?.group === group),
  }))

type Empty<K extends Kind> = K extends 'files' | 'attachments' | 'list' ? [] : K extends 'money' ? null : ''

function empty({ kind }: Field) {
  switch (kind) {
    case 'files':
    case 'attachments':
    case 'list':
      return []
    case 'money':
      return null
    default:
      return ''
  }
}

type EmptyValues<F extends Fields> = { [N in keyof F]: Empty<F[N]['kind']> }
/** What the optional fields of a form hold when they are left. */
export type OptionalsLeft<F extends Fields> = {
  [N in keyof F as F[N] extends { optional: true } ? N : never]: Empty<F[N]['kind']>
}

/** Nothing filled in yet. */
export function emptyValues<F extends Fields>(fields: F): EmptyValues<F>
export function emptyValues(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, empty(field)]))
}

/** What the optional fields of a form hold when they are left. */
export function optionalsLeft<F extends Fields>(fields: F): OptionalsLeft<F>
export function optionalsLeft(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.optional ? [[name, empty(field)]] : [])),
  )
}

/** What stands at a field before anything is typed. */
export const hintOf = (field: Field): string | undefined =>
  field.kind === 'files' || field.kind === 'attachments'
    ? `${field.hint ?? ''}${fileLimitsText(field.max)}`
    : field.hint

/** Messages gathered by their places. */
export function byPlace<F extends Fields>(
  messages: Iterable<readonly [place: string, message: string]>,
): ByField<F>
export function byPlace(messages: Iterable<readonly [place: string, message: string]>) {
  return Object.fromEntries(messages)
}

/** Field to which a place belongs: `jobs` for `jobs.0.employer`. */
export const fieldAt = <F extends Fields>(fields: F, path: string): FieldName<F> | undefined =>
  namesOf(fields).find(name => path === name || path.startsWith(`${name}.`))

/** The messages at a field and in the entries of a list. */
export const messagesAt = <F extends Fields>(errors: ByField<F>, name: FieldName<F>): [string, string][] =>
  Object.entries<string | undefined>(errors).flatMap(([path, message]) =>
    message !== undefined && (path === name || path.startsWith(`${name}.`)) ? [[path, message]] : [],
  )

/** The place that a path such as `form.email`, `voucher_ids.0` or `form.jobs.0.employer` names. */
function placeOf(fields: Fields, path: string): string | undefined {
  const parts = path.split('.')
  const at = parts.findIndex(part => Object.hasOwn(fields, part))
  const [name = '', index = '', inner = ''] = parts.slice(at)
  const field = fields[name]
  if (at === -1 || field === undefined) return undefined
  return field.kind === 'list' && /^\d+$/.test(index) && Object.hasOwn(field.entry, inner)
    ? `${name}.${index}.${inner}`
    : name
}

/** Messages by field out of the paths of a schema; the first of a place wins. */
export function errorsByField<F extends Fields>(
  fields: F,
  errors: Readonly<Record<string, string>>,
): ByField<F> {
  const first = new Map<string, string>()
  for (const [path, message] of Object.entries(errors)) {
    const place = placeOf(fields, path)
    if (place !== undefined && !first.has(place)) first.set(place, message)
  }
  return byPlace(first)
}

type Held<F extends Fields> = { readonly [N in FieldName<F>]?: unknown }

export const isEntry = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The entries of a list, as it is stored or typed. */
export const entriesOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isEntry) : []

/** Every place of a form with its field and what stands there in a tree of values, or of errors. */
function* placesIn(
  fields: Fields,
  tree: Held<Fields>,
): Generator<[place: string, field: Field, value: unknown]> {
  for (const [name, field] of Object.entries(fields)) {
    const value = tree[name]
    yield [name, field, value]
    if (field.kind !== 'list' || !isEntry(value)) continue
    for (const [at, entry] of Object.entries(value)) {
      if (!/^\d+$/.test(at) || !isEntry(entry)) continue
      for (const [inner, part, held] of placesIn(field.entry, entry))
        yield [`${name}.${at}.${inner}`, part, held]
    }
  }
}

/** What `find` says of the fields, by field. */
export function byField<F extends Fields>(
  fields: F,
  tree: Held<F>,
  find: (value: unknown, field: Field) => string | undefined,
): ByField<F> {
  const messages: [string, string][] = []
  for (const [place, field, value] of placesIn(fields, tree)) {
    const message = find(value, field)
    if (message !== undefined) messages.push([place, message])
  }
  return byPlace(messages)
}

/** Days after today where only a past one makes sense, by field. */
export const futureDateErrors = <F extends Fields>(fields: F, values: Held<F>, today: string): ByField<F> =>
  byField(fields, values, (day, field) =>
    field.kind === 'day' && field.until === 'today' && typeof day === 'string' && day > today
      ? `${field.label}不能晚于今天`
      : undefined,
  )

/** What a month holds that has no end yet. */
export const ongoing = 'now'

/** What is wrong with months and years as of today, by field. */
export function periodErrors<F extends Fields>(fields: F, values: Held<F>, today: string): ByField<F> {
  const held: Readonly<Record<string, unknown>> = values
  const year = today.slice(0, 4)
  return byField(fields, values, (value, field) => {
    if (typeof value !== 'string' || value === '') return undefined
    if (field.kind === 'text' && field.year)
      return /^\d{4}$/.test(value) && value >= '1950' && value <= year
        ? undefined
        : `${field.label}应为 1950 至 ${year} 的四位数字`
    if (field.kind !== 'month' || value === ongoing) return undefined
    if (field.until === 'today' && value > today.slice(0, 7)) return `${field.label}不能晚于本月`
    const start = field.after === undefined ? '' : held[field.after]
    return typeof start === 'string' && value < start
      ? `${field.label}不能早于${fields[field.after ?? '']?.label ?? ''}`
      : undefined
  })
}

/** Said of a text that has more bytes of GBK than its limit. */
export const tooManyBytesText = ({ label, max }: { label: string; max: number }): string =>
  `${label}最多 ${max} 字节，一个汉字占 2 字节`

/** What is said of a text that is over its limit. */
export function overLimit(
  { label, max, gbk }: Pick<Field<'text'>, 'label' | 'max' | 'gbk'>,
  text: string,
): string | undefined {
  if (!gbk) return length(text) > max ? tooLongText(label, max) : undefined
  return gbkBytes(text) > max ? tooManyBytesText({ label, max }) : undefined
}

/** Texts over their limit, by field: for a form that has no schema at hand. */
export const longTexts = <F extends Fields>(fields: F, values: Held<F>): ByField<F> =>
  byField(fields, values, (text, field) =>
    (field.kind === 'text' || field.kind === 'textarea') && typeof text === 'string'
      ? overLimit(field, text.trim())
      : undefined,
  )
