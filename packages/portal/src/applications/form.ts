import type { PersonalDraft } from '@portal/api/contract/applications.schema'
import { changesBetween } from '@portal/api/rules/field-words'
import { idNumberText, isIdNumber, normalizeIdNumber } from '@portal/api/rules/id-number'
import { maskIdNumber } from '@portal/api/rules/masks'
import { personalApplication } from '@portal/api/rules/personal-form'
import { fieldErrors } from '../kernel/errors.ts'
import type { Keys } from '../ports.ts'
import type { ApplicationRecord, Change, StoredForm } from './applications.repository.ts'

type EncryptedForm = Pick<ApplicationRecord, 'form' | 'id_number_enc' | 'id_number_index'>

export const storedIdNumber = (
  keys: Keys,
  { id_number_enc }: Pick<EncryptedForm, 'id_number_enc'>,
): string | null => (id_number_enc === null ? null : keys.decrypt(id_number_enc, 'id_number'))

/** A mask is only as good as the number behind it, which a draft may hold half typed. */
export function refuseInvalidIdNumber(keys: Keys, encrypted: EncryptedForm): string {
  const idNumber = storedIdNumber(keys, encrypted)
  if (idNumber === null || !isIdNumber(normalizeIdNumber(idNumber)))
    throw fieldErrors({ 'form.id_number': idNumberText.format })
  return idNumber
}

/** Parts the ID number from the form and encrypts it; a mask sent back keeps what is stored (D10.7). */
export function encryptForm(keys: Keys, draft: PersonalDraft, before: EncryptedForm | null): EncryptedForm {
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

/** What differs from the submission before, with the values of then. */
export function changesSince(
  before: Pick<ApplicationRecord, 'submitted_form' | 'submitted_id_index'>,
  now: EncryptedForm,
): Change[] {
  const old = before.submitted_form
  if (!old) return []
  // two numbers may have one mask
  const sameNumber = before.submitted_id_index === now.id_number_index
  return changesBetween(personalApplication.fields, old, {
    ...now.form,
    id_number: sameNumber ? old.id_number : '',
  })
}

/** What a submission leaves behind to compare the next one with. */
export const snapshot = (form: StoredForm, idNumber: string): PersonalDraft => ({
  ...form,
  id_number: maskIdNumber(idNumber),
})
