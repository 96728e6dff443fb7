import { sql, type Insertable } from 'kysely'
import type { StarRemark } from '@portal/api/contract/stars.schema'
import { starLife, type StarCategory, type StarFailedAt, type StarStatus } from '@portal/api/rules/star'
import { firstFigures, type StarFigures } from '@portal/api/rules/star-figures'
import type { Executor, Tx } from '../kernel/database.ts'
import { timeOfLine } from '../kernel/history.repository.ts'
import type { StarApplicationsTable, StarHistoryTable, StarNoticesTable } from '../kernel/schema.ts'
import type { AttachmentRecord, EntryRecord, ProfileRecord } from '../profile/profile.repository.ts'

/** A profile as it was frozen: what is sealed in it stays sealed. */
export interface Snapshot {
  basics: Omit<ProfileRecord, 'member_id' | 'saved_at'> & { saved_at: string | null }
  phone: string
  entries: readonly (Omit<EntryRecord, 'created_at' | 'saved_at'> & {
    created_at: string
    saved_at: string
  })[]
  attachments: readonly AttachmentRecord[]
}

export type StarRecord = Omit<
  StarApplicationsTable,
  'status' | 'category' | 'figures' | 'snapshot' | 'remarks' | 'former_remarks' | 'failed_at'
> & {
  status: StarStatus
  category: StarCategory
  figures: StarFigures
  snapshot: Snapshot | null
  remarks: StarRemark[]
  former_remarks: StarRemark[]
  failed_at: StarFailedAt | null
}

type Row = { [K in keyof StarRecord]: unknown }
// what the columns hold was written by this file alone
const read = (row: Row): StarRecord => row as StarRecord

const jsonColumns = ['figures', 'snapshot', 'remarks', 'former_remarks'] as const

function columns(part: Partial<StarRecord>) {
  const given: Record<string, unknown> = { ...part }
  for (const name of jsonColumns)
    if (given[name] !== undefined && given[name] !== null) given[name] = JSON.stringify(given[name])
  return given as Partial<Insertable<StarApplicationsTable>>
}

/** Figures that hold on a day. */
export async function figuresOn(db: Executor, day: string): Promise<StarFigures> {
  const row = await db
    .selectFrom('star_figures')
    .select('content')
    .where('dropped_at', 'is', null)
    .where('effective_from', '<=', day)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  // what the column holds was judged when it was written
  return row ? (row.content as unknown as StarFigures) : firstFigures
}

/** False when the member has an open application already. */
export async function insertStar(tx: Tx, record: StarRecord): Promise<boolean> {
  const row = await tx
    .insertInto('star_applications')
    .values(columns(record) as Insertable<StarApplicationsTable>)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const updateStar = (tx: Tx, id: string, set: Partial<StarRecord>) =>
  tx.updateTable('star_applications').set(columns(set)).where('id', '=', id).execute()

export async function lockStar(tx: Tx, id: string): Promise<StarRecord> {
  return read(
    await tx
      .selectFrom('star_applications')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  )
}

/** Whose application; null where staff ask for one that was handed in. */
type Owner = { memberId: string } | 'staff'

export async function findStar(
  db: Executor,
  owner: Owner,
  applicationNo: string,
): Promise<StarRecord | null> {
  const query = db.selectFrom('star_applications').selectAll().where('application_no', '=', applicationNo)
  const row = await (
    owner === 'staff'
      ? query.where('submitted_at', 'is not', null)
      : query.where('member_id', '=', owner.memberId)
  ).executeTakeFirst()
  return row ? read(row) : null
}

/** These applications, in no order. */
export async function findStars(db: Executor, ids: readonly string[]): Promise<StarRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('star_applications')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(read)
}

export async function findStarByOrder(db: Executor, orderNo: string): Promise<StarRecord | null> {
  const row = await db
    .selectFrom('star_applications')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row ? read(row) : null
}

/** The awarded application whose certificate has this code. */
export async function findCertificate(db: Executor, verifyCode: string): Promise<StarRecord | null> {
  const row = await db
    .selectFrom('star_applications')
    .selectAll()
    .where('verify_code', '=', verifyCode)
    .executeTakeFirst()
  return row ? read(row) : null
}

/** The one application of a member that is not decided for good. */
export async function findOpenStar(db: Executor, memberId: string): Promise<StarRecord | null> {
  const row = await db
    .selectFrom('star_applications')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', [...starLife.sets.open])
    .executeTakeFirst()
  return row ? read(row) : null
}

const endedOf = (db: Executor, memberId: string, limit: number) =>
  db
    .selectFrom('star_applications')
    .where('member_id', '=', memberId)
    .where('status', 'in', [...starLife.sets.ended])
    .where('submitted_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** Applications of a member that have ended, the latest first; drafts that were given up are not among them. */
export async function endedStars(db: Executor, memberId: string, limit: number): Promise<StarRecord[]> {
  const rows = await endedOf(db, memberId, limit).selectAll().execute()
  return rows.map(read)
}

const outcome = ['status', 'awarded_star', 'expires_on', 'failed_at', 'ended_at'] as const
/** How an application ended, as far as it hinders another one. */
export type StarOutcome = Pick<StarRecord, (typeof outcome)[number]>

/** The same applications without what was frozen into them. */
export async function starOutcomes(db: Executor, memberId: string, limit: number): Promise<StarOutcome[]> {
  const rows: { [K in keyof StarOutcome]: unknown }[] = await endedOf(db, memberId, limit)
    .select(outcome)
    .execute()
  return rows.map(row => row as StarOutcome)
}

/** Files that a snapshot refers to stay, however often it is made anew. */
export async function keepFiles(tx: Tx, application_id: string, fileIds: readonly string[]): Promise<void> {
  const files = [...new Set(fileIds)]
  if (files.length === 0) return
  await tx
    .insertInto('star_files')
    .values(files.map(file_id => ({ application_id, file_id })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const insertStarHistory = (tx: Tx, line: StarHistoryTable) =>
  tx
    .insertInto('star_history')
    .values({
      ...line,
      at: timeOfLine('star_history', 'application_id', { recordId: line.application_id, at: line.at }),
    })
    .execute()

export const starHistory = (db: Executor, id: string): Promise<StarHistoryTable[]> =>
  db
    .selectFrom('star_history')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()

export type NoticeRecord = Omit<StarNoticesTable, 'read_version'>

/** What waited for the member to act is over once the application has moved on. */
export const settleNotices = (tx: Tx, applicationId: string) =>
  tx
    .updateTable('star_notices')
    .set({ read_version: sql`version` })
    .where('application_id', '=', applicationId)
    .where('family', '=', 'warning')
    .execute()

/** Tells a member of a matter, again where it was told before. */
export const putNotice = (tx: Tx, notice: Omit<NoticeRecord, 'version'>) =>
  tx
    .insertInto('star_notices')
    .values({ ...notice, version: 1 })
    .onConflict(conflict =>
      conflict.columns(['application_id', 'matter']).doUpdateSet({
        version: sql`star_notices.version + 1`,
        title: notice.title,
        text: notice.text,
        family: notice.family,
        at: notice.at,
      }),
    )
    .execute()

export const unreadNotices = (db: Executor, memberId: string) =>
  db
    .selectFrom('star_notices as n')
    .innerJoin('star_applications as a', 'a.id', 'n.application_id')
    .selectAll('n')
    .select('a.application_no')
    .where('n.member_id', '=', memberId)
    .whereRef('n.read_version', '<', 'n.version')
    .orderBy('n.at', 'desc')
    .orderBy('n.id')
    .limit(20)
    .execute()

export const lockNotice = (tx: Tx, memberId: string, id: string) =>
  tx
    .selectFrom('star_notices')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()

export const readNotice = (tx: Tx, id: string, version: number) =>
  tx.updateTable('star_notices').set({ read_version: version }).where('id', '=', id).execute()

/** Versions of a profile and its entries, to say how much of it has changed since. */
export async function profileVersions(db: Executor, memberId: string): Promise<Map<string, number>> {
  const profile = await db
    .selectFrom('talent_profiles')
    .select('version')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const entries = await db
    .selectFrom('talent_entries')
    .select(['id', 'version'])
    .where('member_id', '=', memberId)
    .execute()
  return new Map([
    ['', profile?.version ?? 0] as const,
    ...entries.map(({ id, version }) => [id, version] as const),
  ])
}

/** What nobody acted on in time, and certificates that are over. Payments end with their orders. */
export async function starsToEnd(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('star_applications')
    .select('id')
    .where('status', 'in', [...starLife.sets.timed])
    .where('deadline_at', '<', now)
    .orderBy('deadline_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
