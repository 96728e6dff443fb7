import { entriesOf, namesOf, ongoing, type Field, type FieldName, type Fields } from './form-fields.ts'
import { yuan } from './money.ts'

/** An entry of a list in words, field by field. */
export const entryInWords = ({ entry }: Field<'list'>, held: Readonly<Record<string, unknown>>): string =>
  Object.entries(entry)
    .map(([name, field]) => valueInWords(field, held[name]))
    .filter(words => words !== '')
    .join('，')

/** A stored value in words: codes by their options, amounts in yuan, files by their number; empty for nothing. */
export function valueInWords(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'radio':
    case 'select':
      return typeof value === 'string' ? (field.options[value] ?? value) : ''
    case 'money':
      return typeof value === 'number' ? yuan(value) : ''
    case 'month':
      return value === ongoing ? (field.ongoing ?? '') : typeof value === 'string' ? value : ''
    case 'files':
    case 'attachments':
      return Array.isArray(value) && value.length > 0 ? `${value.length} 个文件` : ''
    case 'list':
      return entriesOf(value)
        .map(entry => entryInWords(field, entry))
        .join('；')
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
