import {
  storedEntries,
  type PersonalInfo,
  type ProfileDrafts,
  type ProfilePhotos,
  type StoredEntry,
  type UserInfo,
} from '@portal/api/contract/profile.schema'
import { formatTime, isDay } from '@portal/api/rules/dates'
import { emptyValues } from '@portal/api/rules/form-fields'
import { maskIdNumber, maskPhone } from '@portal/api/rules/masks'
import { ageBand } from '@portal/api/rules/profile'
import { basicData, collections, type Collection } from '@portal/api/rules/profile-form'
import { fileUrl } from '../files/links.ts'
import type { MemberCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { ReadContext } from '../kernel/work.ts'
import { findMember } from '../users/users.repository.ts'
import { presentDrafts } from './present-drafts.ts'
import { presentPhotos } from './photos.service.ts'
import {
  attachmentsOf,
  entriesOf,
  findProfile,
  type AttachmentRecord,
  type EntryRecord,
  type ProfileRecord,
} from './profile.repository.ts'
import { opened } from './sealing.ts'

type Reading = ReadContext<MemberCaller>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Basic data as they are kept, in a profile or in a frozen copy of it. */
export type KeptBasics = Pick<ProfileRecord, 'content' | 'id_number_enc' | 'version' | 'saved_at'>

/** What turns stored data into what is shown. */
type Opening = Pick<ReadContext, 'keys' | 'now'>

export function basicsOf({ keys, now }: Opening, kept: KeptBasics | null, phone: string): UserInfo {
  const content = kept?.content ?? {}
  const born = text(content['birthday'])
  const idNumber = kept?.id_number_enc ? keys.decrypt(kept.id_number_enc, 'id_number') : ''
  return {
    ...emptyValues(basicData.fields),
    ...content,
    region_name: text(content['region_name']),
    id_number: idNumber === '' ? '' : maskIdNumber(idNumber),
    version: kept?.version ?? 0,
    saved_at: kept?.saved_at ? formatTime(kept.saved_at) : null,
    phone: maskPhone(phone),
    brithday: isDay(born) ? ageBand(born, now) : null,
  }
}

export async function presentBasics(context: Reading, profile: ProfileRecord | null): Promise<UserInfo> {
  const member = await findMember(context.db, context.caller.id)
  if (!member) throw notFound()
  return basicsOf(context, profile, member.phone)
}

/** What was judged by the form of a collection is read by the same collection's shape. */
const readers: { readonly [C in Collection]: (shown: unknown) => StoredEntry<C> } = {
  customer_edus: shown => storedEntries.customer_edus.parse(shown),
  customer_jobs: shown => storedEntries.customer_jobs.parse(shown),
  credentials: shown => storedEntries.credentials.parse(shown),
  job_profits: shown => storedEntries.job_profits.parse(shown),
  papers: shown => storedEntries.papers.parse(shown),
}

/** An entry as its owner reads it. */
export function presentEntry<C extends Collection>(
  { keys, now }: Opening,
  entry: EntryRecord & { collection: C },
  attachments: readonly AttachmentRecord[],
): StoredEntry<C> {
  return readers[entry.collection]({
    ...emptyValues(collections[entry.collection].entry),
    ...opened(keys, entry),
    id: entry.id,
    version: entry.version,
    saved_at: formatTime(entry.saved_at),
    attachments: attachments
      .filter(({ entry_id }) => entry_id === entry.id)
      .map(({ dic_id, file_id, name, size, mime }) => ({
        dic_id,
        file_id,
        name,
        size,
        mime,
        url: fileUrl(keys, file_id, now),
      })),
  })
}

export async function presentOne<C extends Collection>(
  context: Reading,
  entry: EntryRecord & { collection: C },
): Promise<StoredEntry<C>> {
  return presentEntry(context, entry, await attachmentsOf(context.db, [entry.id]))
}

/** The latest first; of the same time the one that was added last. */
const latestFirst =
  (by: string) =>
  (a: EntryRecord, b: EntryRecord): number =>
    text(b.content[by]).localeCompare(text(a.content[by])) ||
    b.created_at.getTime() - a.created_at.getTime() ||
    b.id.localeCompare(a.id)

/** The whole profile as product.md §3 draws it. */
export async function personalInfo(context: Reading): Promise<{
  personal_info: PersonalInfo
  photos: ProfilePhotos
  drafts: ProfileDrafts
}> {
  const { db, caller } = context
  const all = await entriesOf(db, caller.id)
  const attachments = await attachmentsOf(
    db,
    all.map(({ id }) => id),
  )
  const basics = await presentBasics(context, await findProfile(db, caller.id))
  return {
    personal_info: { user_info: basics, ...listsOf(context, all, attachments) },
    photos: await presentPhotos(context),
    drafts: await presentDrafts(context),
  }
}

/** Entries by their collections, each list the latest first. */
export function listsOf(
  context: Opening,
  all: readonly EntryRecord[],
  attachments: readonly AttachmentRecord[],
): Omit<PersonalInfo, 'user_info'> {
  const listOf = <C extends Collection>(name: C): StoredEntry<C>[] =>
    all
      .filter((entry): entry is EntryRecord & { collection: C } => entry.collection === name)
      .toSorted(latestFirst(collections[name].by))
      .map(entry => presentEntry(context, entry, attachments))
  return {
    customer_edus: listOf('customer_edus'),
    credentials: listOf('credentials'),
    customer_jobs: listOf('customer_jobs'),
    job_profits: listOf('job_profits'),
    papers: listOf('papers'),
  }
}
