import type { PersonalInfo } from '@portal/api/contract/profile.schema'
import { formatTime, parseTime } from '@portal/api/rules/dates'
import { maskName } from '@portal/api/rules/masks'
import type { StarRemark } from '@portal/api/contract/stars.schema'
import type { Fields } from '@portal/api/rules/form-fields'
import { completeness, titleOfPart } from '@portal/api/rules/profile'
import {
  basicData,
  collections,
  serverLists,
  type Collection,
  type ServerList,
} from '@portal/api/rules/profile-form'
import type { StarProfile } from '@portal/api/rules/star-figures'
import type { Executor } from '../kernel/database.ts'
import type { ReadContext } from '../kernel/work.ts'
import { basicsOf, listsOf } from '../profile/present.ts'
import { attachmentsOf, entriesOf, findProfile, selectOptionRows } from '../profile/profile.repository.ts'
import { findMember } from '../users/users.repository.ts'
import { profileVersions, type Snapshot } from './stars.repository.ts'

/** The profile of a member as it is now, ready to be frozen. */
export async function takeSnapshot(db: Executor, memberId: string): Promise<Snapshot> {
  const profile = await findProfile(db, memberId)
  const entries = await entriesOf(db, memberId)
  const attachments = await attachmentsOf(
    db,
    entries.map(({ id }) => id),
  )
  const { content = {}, id_number_enc = null, id_number_index = null, version = 0 } = profile ?? {}
  return {
    basics: {
      content,
      id_number_enc,
      id_number_index,
      version,
      saved_at: profile?.saved_at ? formatTime(profile.saved_at) : null,
    },
    phone: (await findMember(db, memberId))?.phone ?? '',
    entries: entries.map(entry => ({
      id: entry.id,
      member_id: entry.member_id,
      collection: entry.collection,
      version: entry.version,
      content: entry.content,
      created_at: formatTime(entry.created_at),
      saved_at: formatTime(entry.saved_at),
    })),
    attachments,
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const ofCollection = ({ entries }: Snapshot, name: Collection) =>
  entries.filter(({ collection }) => collection === name)

export const nameIn = ({ basics }: Snapshot): string => text(basics.content['user_name'])

/** Where somebody works now: the employer of the job that began last. */
export const unitIn = (snapshot: Snapshot): string =>
  text(
    ofCollection(snapshot, 'customer_jobs').toSorted((a, b) =>
      text(b.content['start_month']).localeCompare(text(a.content['start_month'])),
    )[0]?.content['employer'],
  )

/** What the needs of a level are measured by. */
export function measured(snapshot: Snapshot): StarProfile {
  const { basics } = snapshot
  const lists = {
    customer_edus: ofCollection(snapshot, 'customer_edus'),
    customer_jobs: ofCollection(snapshot, 'customer_jobs'),
    credentials: ofCollection(snapshot, 'credentials'),
    job_profits: ofCollection(snapshot, 'job_profits'),
    papers: ofCollection(snapshot, 'papers'),
  }
  const filled = { ...basics.content, id_number: basics.id_number_enc ?? '' }
  return {
    financialworkage: text(basics.content['financialworkage']),
    credentials: lists.credentials.length,
    profits: lists.job_profits.length,
    papers: lists.papers.length,
    incomplete: completeness({ user_info: filled, ...lists }).flatMap(({ missing }) =>
      missing === '' ? [] : [missing],
    ),
  }
}

/** The words of the codes in a snapshot, of the lists that the server keeps; stopped ones too. */
export async function wordsIn(
  db: Executor,
  { entries }: Snapshot,
): Promise<{ list: ServerList; id: string; name: string }[]> {
  const used = new Set<unknown>(entries.flatMap(({ content }) => Object.values(content)))
  const rows = await selectOptionRows(db)
  return serverLists.flatMap(list =>
    rows
      .filter(row => row.list === list && used.has(row.code))
      .map(({ code, name }) => ({ list, id: code, name })),
  )
}

/** Where in a frozen profile a remark stands: its part, the name of the entry, the label of the field. */
export function placeInWords(snapshot: Snapshot | null, { part, entry_id, field }: StarRemark): string {
  const fields: Fields = part === 'user_info' ? basicData.fields : collections[part].entry
  // every entry is named by its first field
  const [name = ''] = Object.keys(fields)
  const entry = snapshot?.entries.find(({ id }) => id === entry_id)
  return [titleOfPart(part), text(entry?.content[name]), field === null ? '' : (fields[field]?.label ?? '')]
    .filter(word => word !== '')
    .join(' · ')
}

/** Entries with nothing to prove them, as `教育经历 1 条`. */
export function withoutProof(snapshot: Snapshot, titles: Readonly<Record<Collection, string>>): string[] {
  const proven = new Set(snapshot.attachments.map(({ entry_id }) => entry_id))
  return (Object.keys(titles) as Collection[]).flatMap(name => {
    const bare = ofCollection(snapshot, name).filter(({ id }) => !proven.has(id))
    return bare.length === 0 ? [] : [`${titles[name]} ${bare.length} 条`]
  })
}

/** A frozen profile as it is read. `masked`: without what says who it is (D7). */
export function presentSnapshot(
  context: Pick<ReadContext, 'keys' | 'now'>,
  snapshot: Snapshot,
  { masked }: { masked: boolean },
): PersonalInfo {
  const { saved_at, ...basics } = snapshot.basics
  const user_info = basicsOf(
    context,
    { ...basics, saved_at: saved_at === null ? null : parseTime(saved_at) },
    snapshot.phone,
  )
  const entries = snapshot.entries.map(entry => ({
    ...entry,
    created_at: parseTime(entry.created_at),
    saved_at: parseTime(entry.saved_at),
  }))
  return {
    user_info: masked
      ? {
          ...user_info,
          user_name: maskName(nameIn(snapshot)),
          birthday: '',
          email: '',
          address: '',
          phone: '',
          intro: '',
        }
      : user_info,
    ...listsOf(context, entries, snapshot.attachments),
  }
}

/** How much of the profile has changed since it was frozen: parts and entries that are new, other or gone. */
export async function laterChanges(db: Executor, memberId: string, snapshot: Snapshot): Promise<number> {
  const now = await profileVersions(db, memberId)
  const then = new Map([
    ['', snapshot.basics.version] as const,
    ...snapshot.entries.map(({ id, version }) => [id, version] as const),
  ])
  return [...new Set([...now.keys(), ...then.keys()])].filter(key => now.get(key) !== then.get(key)).length
}
