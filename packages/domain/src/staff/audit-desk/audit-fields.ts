import type { Application, PersonalField } from '@portal/api/contract/applications.schema'
import { genders, workAges } from '@portal/api/rules/options'

const wordOf = (options: Readonly<Record<string, string>>, code: string) => options[code] ?? code

/** A value in words: option codes by their labels, files by their number. */
export function fieldText(application: Application, field: PersonalField): string {
  const value = application.form[field]
  if (field === 'attachment_ids') {
    const { length } = application.attachments
    return length === 0 ? '' : `${length} 个文件`
  }
  if (typeof value !== 'string') return ''
  if (field === 'gender') return wordOf(genders, value)
  if (field === 'work_age') return wordOf(workAges, value)
  return value
}
