import { basicForm, type UserInfo } from '@portal/api/contract/profile.schema'
import { birthdayText, isAnothersBirthday, valueErrors } from '@portal/api/rules/profile'
import { basicData } from '@portal/api/rules/profile-form'
import {
  DayControl,
  EmailControl,
  IdNumberControl,
  RadioControl,
  SelectControl,
  TextareaControl,
  TextControl,
  toValues,
  validateWith,
  type Controls,
  type FormValues,
  type StoredDraft,
  type Validation,
} from '../../shared/form-kit/index.ts'
import { RegionControl } from './RegionControl.tsx'

export const { fields } = basicData
type Fields = typeof fields

/** Draws the kinds of fields that the basic data have. */
export const controls = {
  text: TextControl,
  textarea: TextareaControl,
  radio: RadioControl,
  select: SelectControl,
  day: DayControl,
  email: EmailControl,
  idNumber: IdNumberControl,
  region: RegionControl,
} satisfies Controls<Fields>

/** The basic data as the form shows them. */
export const storedBasics = (info: UserInfo): StoredDraft<Fields> => ({
  version: info.version,
  values: toValues(fields, info, []),
  savedAt: info.saved_at ?? '',
})

/** Validates by the contract's own schema, and by what follows from today and from the ID number. */
export function validateBasics(values: FormValues<Fields>, today: string): Validation<Fields, unknown> {
  const validation = validateWith(fields, basicForm, values)
  const found = valueErrors(fields, values, today)
  if (isAnothersBirthday(values.id_number, values.birthday)) found['birthday'] ??= birthdayText
  if (validation.ok && Object.keys(found).length === 0) return validation
  return { ok: false, errors: { ...found, ...(validation.ok ? {} : validation.errors) } }
}
