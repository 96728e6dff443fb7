import type { PersonalDraft } from '../../contract/applications.schema.ts'
import { changesBetween } from '../../rules/field-words.ts'
import { maskIdNumber } from '../../rules/masks.ts'
import { personalApplication } from '../../rules/personal-form.ts'
import type { ApplicationRecord } from './state.ts'

type Sealed = Pick<ApplicationRecord, 'form' | 'idNumber'>

/** Parts the ID number from the form; a mask sent back keeps the number behind it (D10.7). */
export function seal({ id_number: given = '', ...form }: PersonalDraft, before: string): Sealed {
  return { form, idNumber: before !== '' && given === maskIdNumber(before) ? before : given }
}

export const withMask = ({ form, idNumber }: Sealed): PersonalDraft =>
  idNumber === '' ? form : { ...form, id_number: maskIdNumber(idNumber) }

/** What differs from the submission before, with the values of then. */
export const changesSince = (
  before: PersonalDraft | null,
  now: PersonalDraft,
): ApplicationRecord['changes'] =>
  before === null ? [] : changesBetween(personalApplication.fields, before, now)
