import type { Application, PersonalField } from '@portal/api/contract/applications.schema'
import { valueInWords } from '@portal/api/rules/field-words'
import { personalApplication } from '@portal/api/rules/personal-form'

/** A value in words: option codes by their labels, files by their number. */
export const fieldText = ({ form }: Application, field: PersonalField): string =>
  valueInWords(personalApplication.fields[field], form[field])
