import { personalFields, type PersonalDraft } from '../../contract/applications.schema.ts'
import { maskIdNumber } from '../../rules/masks.ts'
import { genders, workAges } from '../../rules/options.ts'
import type { ApplicationRecord } from './state.ts'

type Sealed = Pick<ApplicationRecord, 'form' | 'idNumber'>

/** Parts the ID number from the form; a mask sent back keeps the number behind it (D10.7). */
export function seal({ id_number: given = '', ...form }: PersonalDraft, before: string): Sealed {
  return { form, idNumber: before !== '' && given === maskIdNumber(before) ? before : given }
}

export const withMask = ({ form, idNumber }: Sealed): PersonalDraft =>
  idNumber === '' ? form : { ...form, id_number: maskIdNumber(idNumber) }

const labels: Partial<Record<keyof PersonalDraft, Readonly<Record<string, string>>>> = {
  gender: genders,
  work_age: workAges,
}

function shown(field: keyof PersonalDraft, form: PersonalDraft): string {
  const value = form[field]
  if (Array.isArray(value)) return `${value.length} 个文件`
  return value === undefined ? '' : (labels[field]?.[value] ?? value)
}

/** What differs from the submission before, with the values of then. */
export const changesSince = (
  before: PersonalDraft | null,
  now: PersonalDraft,
): ApplicationRecord['changes'] =>
  before === null
    ? []
    : personalFields
        .filter(field => JSON.stringify(before[field] ?? '') !== JSON.stringify(now[field] ?? ''))
        .map(field => ({ field, before: shown(field, before) }))
