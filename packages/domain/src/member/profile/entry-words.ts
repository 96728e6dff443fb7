import type { EntryDraft, StoredEntry } from '@portal/api/contract/profile.schema'
import type { TalentLists } from '@portal/api/hooks/profile'
import { valueInWords } from '@portal/api/rules/field-words'
import type { Field } from '@portal/api/rules/form-fields'
import { maskCertificate } from '@portal/api/rules/profile'
import {
  collectionNames,
  collections,
  type Collection,
  type ProfileEntryFields,
} from '@portal/api/rules/profile-form'
import type { InWords, ListItem } from '../../shared/form-kit/index.ts'
import type { ProfileRemark } from './profile-remarks.ts'

/** Lists by the names that the fields know them by: options, and types of attachments by their collection. */
export type FieldLists = Readonly<Record<string, readonly ListItem[]>>

export const fieldLists = ({ dictionariesList, selectOption }: TalentLists): FieldLists => ({
  ...selectOption,
  ...Object.fromEntries(
    collectionNames.map(name => [name, dictionariesList.filter(({ collection }) => collection === name)]),
  ),
})

const nameIn = (lists: FieldLists, list: string, id: unknown): string =>
  lists[list]?.find(item => item.id === id)?.name ?? ''

/** A value of an entry in words. */
export const wordsOf = (field: Field, value: unknown, lists: FieldLists): string =>
  field.kind === 'coded' ? nameIn(lists, field.list, value) : valueInWords(field, value)

interface RowTexts {
  period: string
  title: string
  meta: string
}

const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join(' · ')

/** From when until when; what has no end says so. */
function range(start: string, end: string): string {
  return /^\d/.test(end) ? `${start} 至 ${end}` : `${start} ${end}`
}

/** What stands in the row of an entry, by the words of its fields. */
const rows = {
  customer_edus: word => ({
    period: range(word('start_month'), word('end_month')),
    title: joined(word('school'), word('major')),
    meta: joined(word('education'), word('degree'), word('study_mode')),
  }),
  customer_jobs: word => ({
    period: range(word('start_month'), word('end_month')),
    title: word('employer'),
    meta: joined(word('department'), word('position'), word('industry')),
  }),
  credentials: word => ({
    period: `${word('obtained_month')} 取得`,
    title: word('name'),
    meta: joined(
      word('kind'),
      `证书编号 ${maskCertificate(word('number'))}`,
      /^\d/.test(word('valid_until')) ? `有效期至 ${word('valid_until')}` : word('valid_until'),
    ),
  }),
  job_profits: word => ({
    period: `${word('year')} 年度`,
    title: word('title'),
    meta: joined(
      `${word('type')}类`,
      word('level'),
      word('amount_fen') === '' ? '' : `经济效益 ${word('amount_fen')}`,
    ),
  }),
  papers: word => ({
    period: `${word('published_month')} 发表`,
    title: word('title'),
    meta: joined(word('kind'), word('publication'), word('role')),
  }),
} as const satisfies Record<Collection, (word: (field: string) => string) => RowTexts>

/** The row of an entry; of a draft as far as it is typed. */
export function rowOf(collection: Collection, entry: StoredEntry | EntryDraft, lists: FieldLists): RowTexts {
  const fields: ProfileEntryFields = collections[collection].entry
  const held: Readonly<Record<string, unknown>> = entry
  return rows[collection](name => {
    const field = fields[name]
    return field ? wordsOf(field, held[name], lists).trim() : ''
  })
}

/** A remark on an entry, with the label of the field that it is about. */
export function remarkInWords(collection: Collection, { field, text }: ProfileRemark): string {
  const fields: ProfileEntryFields = collections[collection].entry
  const label = field === null ? undefined : fields[field]?.label
  return label === undefined ? text : `${label}：${text}`
}

/** A value of an entry as it may be said in passing: what is encrypted at rest by its mask (D10.7). */
export function entryInPassing(collection: Collection, lists: FieldLists): InWords {
  const sealed: readonly string[] = collections[collection].sealed
  return (field, value, name) => {
    const words = wordsOf(field, value, lists)
    return sealed.includes(name) ? maskCertificate(words) : words
  }
}

/** Name of an attachment's type. */
export const typeName = (collection: Collection, dicId: string, lists: FieldLists): string =>
  nameIn(lists, collection, dicId)
