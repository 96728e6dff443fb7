import { check } from '@portal/api/contract/check'
import {
  entryForms,
  storedEntries,
  type EntryDraft,
  type EntryForm,
  type StoredEntry,
} from '@portal/api/contract/profile.schema'
import { emptyValues } from '@portal/api/rules/form-fields'
import { valueErrors } from '@portal/api/rules/profile'
import { collections, type Collection, type ProfileEntryFields } from '@portal/api/rules/profile-form'
import {
  AttachmentsControl,
  CodedControl,
  MoneyControl,
  MonthControl,
  RadioControl,
  TextareaControl,
  TextControl,
  toValues,
  toWire,
  validateWith,
  type Controls,
  type Validation,
} from '../../shared/form-kit/index.ts'
import type { EntryValues } from './unsaved-entry.ts'

/** Draws the kinds of fields that entries have. */
export const controls = {
  text: TextControl,
  textarea: TextareaControl,
  radio: RadioControl,
  month: MonthControl,
  coded: CodedControl,
  money: MoneyControl,
  attachments: AttachmentsControl,
} satisfies Controls<ProfileEntryFields>

export const fieldsOf = (collection: Collection): ProfileEntryFields => collections[collection].entry

/** An entry as its form shows it; null: a new one. */
export function entryValues(collection: Collection, entry: StoredEntry | null): EntryValues {
  const fields = fieldsOf(collection)
  return entry === null ? emptyValues(fields) : toValues(fields, { ...entry }, entry.attachments)
}

/** A draft as its form shows it. */
export const draftValues = (collection: Collection, draft: EntryDraft): EntryValues =>
  toValues(fieldsOf(collection), { ...draft }, draft.attachments)

/** The entry as it is sent. */
export const entryWire = (collection: Collection, values: EntryValues) => toWire(fieldsOf(collection), values)

/** Validates an entry by the contract's own schema, and by what follows from today. */
export function validateEntry(
  collection: Collection,
  values: EntryValues,
  today: string,
): Validation<ProfileEntryFields, EntryForm> {
  const fields = fieldsOf(collection)
  const validation = validateWith(fields, entryForms[collection], values)
  const found = valueErrors(fields, entryWire(collection, values), today)
  if (validation.ok && Object.keys(found).length === 0) return validation
  return { ok: false, errors: { ...found, ...(validation.ok ? {} : validation.errors) } }
}

/** The entry that a conflict answered with. */
export function currentEntry(collection: Collection, current: unknown): StoredEntry | null {
  const verdict = check(storedEntries[collection], current)
  return verdict.ok ? verdict.data : null
}
