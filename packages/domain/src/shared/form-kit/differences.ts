import { valueInWords } from '@portal/api/rules/field-words'
import { namesOf, type Field, type Fields } from '@portal/api/rules/form-fields'
import { isIdNumberMask } from '@portal/api/rules/id-number'
import { toWire, type FormValues } from './form-values.ts'

/** A field that another page holds otherwise, with the words that stand there. */
export interface Difference {
  label: string
  /** Empty where nothing is filled in. */
  words: string
  /** What stands here, empty where nothing is filled in; left out where the form under the list shows it. */
  here?: string
}

/** How a value is said in a list of differences. */
export type InWords = (field: Field, value: unknown, name: string) => string

/** A value as it may be said in passing: an ID number by the mask that the server made, and never as it was typed (D10.7). */
export const inPassing: InWords = (field, value) => {
  const words = valueInWords(field, value)
  return field.kind !== 'idNumber' || words === '' || isIdNumberMask(words) ? words : '已填写'
}

/** What another page has saved otherwise than it is here, field by field. */
export function differencesOf<F extends Fields>(
  fields: F,
  theirs: FormValues<F>,
  mine: FormValues<F>,
  inWords: InWords = inPassing,
): Difference[] {
  // a file is the same under another link
  const there: Readonly<Record<string, unknown>> = toWire(fields, theirs)
  const here: Readonly<Record<string, unknown>> = toWire(fields, mine)
  return namesOf(fields).flatMap(name => {
    const field = fields[name]
    if (field === undefined || JSON.stringify(there[name] ?? '') === JSON.stringify(here[name] ?? ''))
      return []
    return [{ label: field.label, words: inWords(field, there[name], name) }]
  })
}

/** The same of a form that no description makes: its words by the labels of its fields. */
export const wordsThatDiffer = (
  theirs: Readonly<Record<string, string>>,
  mine: Readonly<Record<string, string>>,
): Difference[] =>
  Object.entries(theirs).flatMap(([label, words]) => {
    const here = mine[label] ?? ''
    return words === here ? [] : [{ label, words, here }]
  })
