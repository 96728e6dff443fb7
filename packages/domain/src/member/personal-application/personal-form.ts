import { personalForm, type Application } from '@portal/api/contract/applications.schema'
import { isEditable } from '@portal/api/rules/application'
import { emptyValues } from '@portal/api/rules/form-fields'
import { personalApplication } from '@portal/api/rules/personal-form'
import {
  EmailControl,
  FilesControl,
  IdNumberControl,
  validateWith,
  RadioControl,
  SelectControl,
  stepsOf,
  TextareaControl,
  TextControl,
  toValues,
  type Controls,
  type FormValues,
  type StoredDraft,
} from '../../shared/form-kit/index.ts'

export const { fields } = personalApplication
type Fields = typeof fields
export type PersonalValues = FormValues<Fields>

export const steps = stepsOf(personalApplication)

/** Draws the kinds of fields that this form has. */
export const controls = {
  text: TextControl,
  radio: RadioControl,
  idNumber: IdNumberControl,
  select: SelectControl,
  email: EmailControl,
  textarea: TextareaControl,
  files: FilesControl,
} satisfies Controls<Fields>

/** What an application holds, as the form shows it. */
export const storedValues = ({
  form,
  attachments,
}: Pick<Application, 'form' | 'attachments'>): PersonalValues => toValues(fields, form, attachments)

/** The draft of an application. */
export const storedDraft = (application: Application): StoredDraft<Fields> => ({
  version: application.version,
  values: storedValues(application),
  savedAt: application.saved_at,
})

/**
 * A new application after one that has ended starts from its texts. The ID number is typed again: only its mask is
 * known here, and files belong to the application they were handed in with.
 */
export const freshValues = (ended: Application): PersonalValues => ({
  ...storedValues(ended),
  id_number: '',
  attachment_ids: [],
})

/** What the form starts with, and the version that its first save answers to. */
export function initialDraft(
  application: Application | null,
): Pick<StoredDraft<Fields>, 'version' | 'values'> {
  if (application === null) return { version: 0, values: emptyValues(fields) }
  return isEditable(application.status)
    ? storedDraft(application)
    : { version: 0, values: freshValues(application) }
}

/** Validates the form by the contract's own schema. */
export const validate = (values: PersonalValues) => validateWith(fields, personalForm, values)
