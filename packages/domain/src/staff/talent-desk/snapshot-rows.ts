import type { Attachment, PersonalInfo } from '@portal/api/contract/profile.schema'
import type { DeskStar, StarRemark } from '@portal/api/contract/stars.schema'
import { valueInWords } from '@portal/api/rules/field-words'
import { namesOf, ongoing, type Field } from '@portal/api/rules/form-fields'
import { yuan } from '@portal/api/rules/money'
import { titleOfPart, type ProfilePart } from '@portal/api/rules/profile'
import { basicData, collections, type ServerList } from '@portal/api/rules/profile-form'
import type { Criterion } from '@portal/api/rules/star-figures'

/** Where a remark of the first check stands: a basic field, or an entry. */
export type RemarkPlace = Pick<StarRemark, 'part' | 'entry_id' | 'field'>

/** One thing of the frozen profile that is looked at by itself. */
export interface SnapshotRow extends RemarkPlace {
  /** Tells it from all others of the profile. */
  key: string
  /** What it is called by in a button: 姓名, 上海财经大学. */
  about: string
  /** At the left: the field, or the time of an entry. */
  when: string
  /** The value, or what an entry is about; empty for nothing. */
  title: string
  /** The rest of an entry, line by line. */
  notes: readonly string[]
  files: readonly Attachment[]
}

export interface SnapshotGroup {
  part: ProfilePart
  title: string
  rows: readonly SnapshotRow[]
  /** The part as a whole: a remark may stand there, as where nothing is filled in. */
  whole: SnapshotRow
}

export type Words = DeskStar['words']

/** Remarks at a field within an entry stand at the entry. */
export const placeKey = ({ part, entry_id, field }: RemarkPlace): string =>
  entry_id === null ? `${part}/${field ?? ''}` : `${part}/${entry_id}`

const basicRows = (info: PersonalInfo['user_info']): SnapshotRow[] =>
  namesOf(basicData.fields).map(name => {
    const field: Field = basicData.fields[name]
    const part = 'user_info'
    const entry_id = null
    return {
      part,
      entry_id,
      field: name,
      key: placeKey({ part, entry_id, field: name }),
      about: field.label,
      when: field.label,
      title: name === 'region' ? info.region_name : valueInWords(field, info[name]),
      notes: [],
      files: [],
    }
  })

const line = (...parts: readonly (string | null)[]): string =>
  parts.filter(part => part !== null && part !== '').join(' · ')
const period = (from: string, to: string, running: string): string =>
  to === ongoing ? `${from} 至今${running === '至今' ? '' : `（${running}）`}` : `${from} 至 ${to}`

interface Entry {
  id: string
  attachments: readonly Attachment[]
}
const entryRow = (
  part: ProfilePart,
  { id, attachments }: Entry,
  shown: Pick<SnapshotRow, 'when' | 'title'> & { notes: readonly string[] },
): SnapshotRow => {
  const place = { part, entry_id: id, field: null }
  return {
    ...place,
    ...shown,
    key: placeKey(place),
    about: shown.title === '' ? shown.when : shown.title,
    notes: shown.notes.filter(note => note !== ''),
    files: attachments,
  }
}

const group = (part: ProfilePart, rows: readonly SnapshotRow[]): SnapshotGroup => ({
  part,
  title: titleOfPart(part),
  rows,
  whole: {
    part,
    entry_id: null,
    field: null,
    key: placeKey({ part, entry_id: null, field: null }),
    about: titleOfPart(part),
    when: '整体',
    title: rows.length === 0 ? '没有填写' : '',
    notes: [],
    files: [],
  },
})

/** Every place of the profile that a remark may stand at, in its order. */
export const placesOf = (groups: readonly SnapshotGroup[]): SnapshotRow[] =>
  groups.flatMap(({ rows, whole }) => [whole, ...rows])

/** The frozen profile as it is read, part by part in the order of its page. */
export function snapshotGroups(snapshot: PersonalInfo, words: Words): SnapshotGroup[] {
  const word = (list: ServerList, id: string) =>
    words.find(known => known.list === list && known.id === id)?.name ?? id
  return [
    group('user_info', basicRows(snapshot.user_info)),
    group(
      'customer_edus',
      snapshot.customer_edus.map(entry =>
        entryRow('customer_edus', entry, {
          when: period(entry.start_month, entry.end_month, collections.customer_edus.entry.end_month.ongoing),
          title: line(entry.school, entry.major),
          notes: [
            line(
              word('education', entry.education),
              word('degree', entry.degree),
              word('study_mode', entry.study_mode),
            ),
          ],
        }),
      ),
    ),
    group(
      'customer_jobs',
      snapshot.customer_jobs.map(entry =>
        entryRow('customer_jobs', entry, {
          when: period(entry.start_month, entry.end_month, collections.customer_jobs.entry.end_month.ongoing),
          title: entry.employer,
          notes: [
            line(
              entry.department,
              entry.position,
              word('industry', entry.industry),
              word('unit_size', entry.unit_size),
            ),
            entry.duties,
          ],
        }),
      ),
    ),
    group(
      'credentials',
      snapshot.credentials.map(entry =>
        entryRow('credentials', entry, {
          when: `${entry.obtained_month} 取得`,
          title: entry.name,
          notes: [
            line(word('credential_kind', entry.kind), entry.issuer),
            line(
              entry.number === '' ? '' : `证书编号 ${entry.number}`,
              valueInWords(collections.credentials.entry.valid_until, entry.valid_until),
            ),
          ],
        }),
      ),
    ),
    group(
      'job_profits',
      snapshot.job_profits.map(entry =>
        entryRow('job_profits', entry, {
          when: `${entry.year} 年度`,
          title: entry.title,
          notes: [
            line(
              `${entry.type}类`,
              word('profit_level', entry.level),
              entry.amount_fen === null ? '' : `经济效益 ${yuan(entry.amount_fen)}`,
            ),
            entry.description,
          ],
        }),
      ),
    ),
    group(
      'papers',
      snapshot.papers.map(entry =>
        entryRow('papers', entry, {
          when: `${entry.published_month} 发表`,
          title: entry.title,
          notes: [
            line(
              word('paper_kind', entry.kind),
              word('paper_role', entry.role),
              entry.publication,
              entry.number,
            ),
          ],
        }),
      ),
    ),
  ]
}

/** Parts of the profile that a criterion is scored by (D7). */
const evidence = {
  education: ['customer_edus', 'credentials'],
  duty: ['customer_jobs'],
  results: ['job_profits'],
  papers: ['papers'],
  conduct: [],
} as const satisfies Record<Criterion, readonly ProfilePart[]>

export function evidenceOf(criterion: Criterion, groups: readonly SnapshotGroup[]): SnapshotRow[] {
  const parts: readonly ProfilePart[] = evidence[criterion]
  return groups.filter(({ part }) => parts.includes(part)).flatMap(({ rows }) => rows)
}

/** All attachments in the order of the page. */
export const filesOf = (groups: readonly SnapshotGroup[]): Attachment[] =>
  groups.flatMap(({ rows }) => rows.flatMap(({ files }) => files))
