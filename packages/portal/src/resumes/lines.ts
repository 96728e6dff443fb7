import type { ResumeLine } from '@portal/api/contract/resumes.schema'
import { valueInWords } from '@portal/api/rules/field-words'
import { ongoing } from '@portal/api/rules/form-fields'
import { maskCertificate } from '@portal/api/rules/profile'
import { collections, type Collection, type ProfileEntryFields } from '@portal/api/rules/profile-form'
import type { Content } from '../profile/profile.repository.ts'

/** Name of an option of a list that the server keeps; stopped ones too. */
export type NameOf = (list: string, code: unknown) => string

/** What is no text counts as nothing. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join(' · ')

const range = (from: string, until: string) =>
  /^\d/.test(until) ? `${from} 至 ${until}` : `${from} ${until}`

type Words = Omit<ResumeLine, 'id'>

/** What is printed of an entry, by the words of its fields. */
const words = {
  customer_edus: word => ({
    period: range(word('start_month'), word('end_month')),
    title: joined(word('school'), word('major')),
    meta: joined(word('education'), word('degree'), word('study_mode')),
    text: '',
  }),
  customer_jobs: word => ({
    period: range(word('start_month'), word('end_month')),
    title: joined(word('employer'), word('department'), word('position')),
    meta: '',
    text: word('duties'),
  }),
  credentials: word => ({
    period: word('obtained_month'),
    title: word('name'),
    meta: joined(
      word('issuer'),
      `证书编号 ${maskCertificate(word('number'))}`,
      /^\d/.test(word('valid_until')) ? `有效期至 ${word('valid_until')}` : '',
    ),
    text: '',
  }),
  job_profits: word => ({
    period: `${word('year')} 年度`,
    title: word('title'),
    meta: joined(
      `${word('type')}类`,
      word('level'),
      word('amount_fen') === '' ? '' : `经济效益 ${word('amount_fen')}`,
    ),
    text: word('description'),
  }),
  papers: word => ({
    period: word('published_month'),
    title: word('title'),
    meta: joined(word('kind'), word('publication'), word('role'), word('number')),
    text: '',
  }),
} as const satisfies Record<Collection, (word: (field: string) => string) => Words>

/** An entry as a resume prints it; sealed fields are open already. */
export function lineOf(collection: Collection, content: Content, nameOf: NameOf): Words {
  const fields: ProfileEntryFields = collections[collection].entry
  return words[collection](name => {
    const field = fields[name]
    if (!field) return ''
    return field.kind === 'coded' ? nameOf(field.list, content[name]) : valueInWords(field, content[name])
  })
}

/** Where somebody works now: of several the one that began last. */
export const presentPost = (jobs: readonly Content[]): { employer: string; position: string } => {
  const present = jobs.find(({ end_month }) => end_month === ongoing)
  return { employer: text(present?.['employer']), position: text(present?.['position']) }
}
