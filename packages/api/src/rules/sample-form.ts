import {
  optionalsLeft,
  type Field,
  type FieldName,
  type Fields,
  type FormDescription,
  type Kind,
  type Options,
  type OptionalsLeft,
} from './form-fields.ts'

/** Kinds whose values are made up; files, records of a list and codes that the server keeps are their caller's. */
type SampledKind = Extract<
  Kind,
  'text' | 'textarea' | 'email' | 'idNumber' | 'radio' | 'select' | 'day' | 'month' | 'money'
>

type Sample<F extends Field> = F extends { options: infer O extends Options }
  ? keyof O & string
  : F extends { kind: 'money' }
    ? number
    : string
/** Values of what has to be filled in; without one of a field that is its caller's. */
type Samples<F extends Fields> = {
  [
    N in FieldName<F> as F[N] extends { optional: true }
      ? never
      : F[N]['kind'] extends SampledKind
        ? N
        : never
  ]: Sample<F[N]>
}

/** `示例工作单位`, within the limits of the field. */
function words({ label, max, min = 1, gbk }: Pick<Field<'text'>, 'label' | 'max' | 'min' | 'gbk'>): string {
  const room = gbk ? Math.floor(max / 2) : max
  return `示例${label}`.padEnd(min, '例').slice(0, room)
}

function line(field: Field<'text'>): string {
  if (field.year) return '2020'
  if (field.digits || field.code) return '1'.repeat(Math.min(Math.max(field.min ?? 1, 8), field.max))
  return words(field)
}

function sampleOf(field: Field): string | number | undefined {
  switch (field.kind) {
    case 'text':
      return line(field)
    case 'textarea':
      return words(field)
    case 'email':
      return 'shili@example.com'
    case 'idNumber':
      return '11010519491231002X'
    case 'radio':
    case 'select':
      return Object.keys(field.options)[0]
    case 'day':
      return '2020-01-01'
    case 'month':
      return '2020-01'
    case 'money':
      return 10_000
    default:
      return undefined
  }
}

/**
 * A form that passes its schema: each field that asks for something holds what its description allows, the others are
 * left empty. For demo data, fixtures and tests, which name only what they are about.
 */
export function sampleForm<F extends Fields>(fields: F): OptionalsLeft<F> & Samples<F>
export function sampleForm(fields: Fields) {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const value = field.optional ? undefined : sampleOf(field)
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...optionalsLeft(fields), ...Object.fromEntries(asked) }
}

/** What one step of a form asks for: its fields, but for those that may stay empty. */
export const askedIn = (
  { steps, fields }: FormDescription,
  step: number,
): [name: string, field: FormDescription['fields'][string]][] =>
  Object.entries(fields).filter(([, { group, optional }]) => !optional && steps?.[step]?.includes(group))
