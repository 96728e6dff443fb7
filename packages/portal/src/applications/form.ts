import { personalFields, type PersonalDraft } from '@portal/api/contract/applications.schema'
import { idNumberText, isIdNumber, normalizeIdNumber } from '@portal/api/rules/id-number'
import { maskIdNumber } from '@portal/api/rules/masks'
import { educationLevels, genders, workAges } from '@portal/api/rules/options'
import { fieldErrors } from '../kernel/errors.ts'
import type { Keys } from '../ports.ts'
import type { ApplicationRecord, Change, StoredForm } from './applications.repository.ts'

type SealedForm = Pick<ApplicationRecord, 'form' | 'id_number_enc' | 'id_number_index'>

export const storedIdNumber = (
  keys: Keys,
  { id_number_enc }: Pick<SealedForm, 'id_number_enc'>,
): string | null => (id_number_enc === null ? null : keys.decrypt(id_number_enc, 'id_number'))

/** A mask is only as good as the number behind it, which a draft may hold half typed. */
export function refuseUnreal(keys: Keys, sealed: SealedForm): string {
  const idNumber = storedIdNumber(keys, sealed)
  if (idNumber === null || !isIdNumber(normalizeIdNumber(idNumber)))
    throw fieldErrors({ 'form.id_number': idNumberText.format })
  return idNumber
}

/** Parts the ID number from the form and encrypts it; a mask sent back keeps what is stored (D10.7). */
export function seal(keys: Keys, draft: PersonalDraft, before: SealedForm | null): SealedForm {
  const { id_number: given = '', ...form } = draft
  const stored = before && storedIdNumber(keys, before)
  if (before && stored !== null && given === maskIdNumber(stored))
    return { form, id_number_enc: before.id_number_enc, id_number_index: before.id_number_index }
  if (given === '') return { form, id_number_enc: null, id_number_index: null }
  return {
    form,
    id_number_enc: keys.encrypt(given, 'id_number'),
    id_number_index: keys.sign(normalizeIdNumber(given), 'id_number'),
  }
}

const labels: { [F in keyof PersonalDraft]?: (value: string) => string } = {
  gender: value => (value in genders ? genders[value === '1' ? '1' : '0'] : value),
  work_age: value => Object.entries(workAges).find(([key]) => key === value)?.[1] ?? value,
  education: value => educationLevels.find(level => level === value) ?? value,
}

const shown = (field: keyof PersonalDraft, form: PersonalDraft): string => {
  const value = form[field]
  if (Array.isArray(value)) return `${value.length} 个文件`
  return value === undefined ? '' : (labels[field]?.(value) ?? value)
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

/** What differs from the submission before, with the values of then. */
export function changesSince(
  before: Pick<ApplicationRecord, 'submitted_form' | 'submitted_id_index'>,
  now: SealedForm,
): Change[] {
  const old = before.submitted_form
  if (!old) return []
  const isChanged = (field: keyof PersonalDraft) =>
    field === 'id_number'
      ? before.submitted_id_index !== now.id_number_index
      : !same(old[field], now.form[field])
  return personalFields.filter(isChanged).map(field => ({ field, before: shown(field, old) }))
}

/** What a submission leaves behind to compare the next one with. */
export const snapshot = (form: StoredForm, idNumber: string): PersonalDraft => ({
  ...form,
  id_number: maskIdNumber(idNumber),
})
