import { namesOf, type Field, type FieldName, type Fields } from './form-fields.ts'
import { yuan } from './money.ts'

/** A stored value in words: codes by their options, amounts in yuan, files by their number; empty for nothing. */
export function valueInWords(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'radio':
    case 'select':
      return typeof value === 'string' ? (field.options[value] ?? value) : ''
    case 'money':
      return typeof value === 'number' ? yuan(value) : ''
    case 'files':
      return Array.isArray(value) && value.length > 0 ? `${value.length} 个文件` : ''
    default:
      return typeof value === 'string' ? value : ''
  }
}

type Stored<F extends Fields> = { readonly [N in FieldName<F>]?: unknown }

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

/** Fields that differ between two states of a form, with the words of the first. */
export const changesBetween = <F extends Fields>(
  fields: F,
  before: Stored<F>,
  now: Stored<F>,
): { field: FieldName<F>; before: string }[] =>
  namesOf(fields)
    .filter(field => !same(before[field], now[field]))
    .map(field => ({ field, before: valueInWords(fields[field] as Field, before[field]) }))
