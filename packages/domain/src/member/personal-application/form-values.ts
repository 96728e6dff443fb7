import {
  personalFields,
  personalForm,
  type Application,
  type PersonalDraft,
  type PersonalField,
} from '@portal/api/contract/applications.schema'
import { check } from '@portal/api/contract/check'
import type { FileRef } from '@portal/api/contract/fields'
import type { UploadedFile } from '@portal/ui/file-field'

type TextFieldName = Exclude<PersonalField, 'attachment_ids'>

/** What the form holds: every text as it was typed, attachments with what is needed to show them. */
export type FormValues = Record<TextFieldName, string> & { attachment_ids: readonly UploadedFile[] }

export const uploaded = ({ file_id, name, size, url }: FileRef): UploadedFile => ({
  id: file_id,
  name,
  size,
  url,
})

const noText: Record<TextFieldName, string> = {
  user_name: '',
  gender: '',
  id_number: '',
  political: '',
  education: '',
  employer: '',
  position: '',
  title: '',
  work_age: '',
  email: '',
  address: '',
  intro: '',
}

export const emptyForm: FormValues = { ...noText, attachment_ids: [] }

/** The stored draft as the form shows it. */
export function toValues({ form, attachments }: Pick<Application, 'form' | 'attachments'>): FormValues {
  const { attachment_ids: _shown, ...texts } = form
  return { ...noText, ...texts, attachment_ids: attachments.map(uploaded) }
}

/**
 * A new application after one that has ended starts from its texts. The ID number is typed again: only its mask is
 * known here, and files belong to the application they were handed in with.
 */
export const toFreshValues = (ended: Application): FormValues => ({
  ...toValues(ended),
  id_number: '',
  attachment_ids: [],
})

/** The form as the contract's draft. */
export const toDraft = ({ attachment_ids, ...texts }: FormValues): PersonalDraft => ({
  ...texts,
  attachment_ids: attachment_ids.map(file => file.id),
})

/** A number that was masked by the server and not typed here; sent back it keeps what is stored. */
export const isMasked = (idNumber: string): boolean => idNumber.includes('*')

export type FieldErrors = Partial<Record<PersonalField, string>>

const isField = (name: string): name is PersonalField => personalFields.some(field => field === name)

/** Messages by field out of paths such as `form.email` or `attachment_ids.0`; the first of a field wins. */
export function byField(errors: Record<string, string>): FieldErrors {
  const found: FieldErrors = {}
  for (const [path, message] of Object.entries(errors)) {
    const name = path.replace(/^form\./, '').split('.')[0] ?? ''
    if (isField(name)) found[name] ??= message
  }
  return found
}

/** Judges the form by the contract's own schema. */
export function judge(values: FormValues) {
  const verdict = check(personalForm, toDraft(values))
  return verdict.ok
    ? ({ ok: true, form: verdict.data } as const)
    : ({ ok: false, errors: byField(verdict.errors) } as const)
}
