import { sql, type Insertable } from 'kysely'
import type { FieldRemark, PersonalDraft } from '@portal/api/contract/applications.schema'
import { applicationLife, type ApplicationStatus } from '@portal/api/rules/application'
import { orderLife } from '@portal/api/rules/order'
import type { Executor } from '../kernel/database.ts'
import { timeOfLine } from '../kernel/history.repository.ts'
import type { Subject } from '../kernel/subject.ts'
import type { ApplicationHistoryTable, ApplicationsTable } from '../kernel/schema.ts'

export type ApplicationKind = 'personal' | 'enterprise'
/** The form as stored: everything but the ID number. */
export type StoredForm = Omit<PersonalDraft, 'id_number'>
export type Change = { field: keyof PersonalDraft; before: string }

export interface ApplicationRecord {
  id: string
  application_no: string
  kind: ApplicationKind
  member_id: string
  /** The unit that applies, once it is known. */
  unit_id: string | null
  status: ApplicationStatus
  version: number
  form: StoredForm
  id_number_enc: string | null
  id_number_index: string | null
  /** The submission before, with its ID number masked. */
  submitted_form: PersonalDraft | null
  submitted_id_index: string | null
  changes: Change[]
  remarks: FieldRemark[]
  remark: string
  former_remarks: FieldRemark[]
  former_remark: string
  round: number
  level: string
  fee_fen: number
  created_at: Date
  saved_at: Date
  submitted_at: Date | null
  decided_at: Date | null
  deadline_at: Date | null
}

export type HistoryRecord = Omit<ApplicationHistoryTable, 'note'> & { note: string }

type Row = { [K in keyof ApplicationRecord]: unknown }
// what the columns hold was written by this file alone
const read = (row: Row): ApplicationRecord => row as ApplicationRecord

const jsonColumns = ['form', 'submitted_form', 'changes', 'remarks', 'former_remarks'] as const

function columns<T extends Partial<ApplicationRecord>>(part: T) {
  const given: Record<string, unknown> = { ...part }
  for (const name of jsonColumns)
    if (given[name] !== undefined && given[name] !== null) given[name] = JSON.stringify(given[name])
  return given as Omit<T, (typeof jsonColumns)[number]> &
    Partial<Record<(typeof jsonColumns)[number], string>>
}

/** False when the applicant has an open application already. */
export async function insertApplication(db: Executor, application: ApplicationRecord): Promise<boolean> {
  const { form, submitted_form, changes, remarks, former_remarks, ...rest } = application
  const values: Insertable<ApplicationsTable> = {
    ...rest,
    form: JSON.stringify(form),
    submitted_form: submitted_form === null ? null : JSON.stringify(submitted_form),
    changes: JSON.stringify(changes),
    remarks: JSON.stringify(remarks),
    former_remarks: JSON.stringify(former_remarks),
  }
  const row = await db
    .insertInto('applications')
    .values(values)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const updateApplication = (db: Executor, id: string, set: Partial<Omit<ApplicationRecord, 'id'>>) =>
  db.updateTable('applications').set(columns(set)).where('id', '=', id).execute()

const applicationsOf = (db: Executor, applicant: Subject) => {
  const all = db.selectFrom('applications').selectAll().where('kind', '=', applicant.kind)
  return applicant.kind === 'personal'
    ? all.where('member_id', '=', applicant.memberId)
    : all.where('unit_id', '=', applicant.unitId)
}

/** The one open application, locked until the commit. */
export async function lockOpenApplication(db: Executor, applicant: Subject) {
  const row = await applicationsOf(db, applicant)
    .where('status', 'in', [...applicationLife.sets.open])
    .forUpdate()
    .executeTakeFirst()
  return row ? read(row) : null
}

export async function lockApplication(db: Executor, id: string): Promise<ApplicationRecord> {
  return read(
    await db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  )
}

export async function latestApplication(db: Executor, applicant: Subject) {
  const row = await applicationsOf(db, applicant)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? read(row) : null
}

/** For the audit desk: what was never handed in is not seen there. */
export async function findSubmitted(db: Executor, id: string) {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()
  return row ? read(row) : null
}

export async function applicationsPage(
  db: Executor,
  filter: { kind: ApplicationKind; status: ApplicationStatus },
  page: { limit: number; offset: number },
) {
  // the index alone leads to the page; only its rows are read
  const ids = db
    .selectFrom('applications')
    .select('id')
    .where('kind', '=', filter.kind)
    .where('status', '=', filter.status)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin(ids.as('p'), 'p.id', 'a.id')
    .selectAll('a')
    .orderBy('a.submitted_at')
    .orderBy('a.id')
    .execute()
  const counts = await keptCounts(db)
    .where('c.kind', '=', filter.kind)
    .groupBy('c.status')
    .select(['c.status', kept])
    .orderBy('c.status')
    .execute()
  return { rows: rows.map(read), counts: counts.filter(({ count }) => count > 0) }
}

/** What the database counts by itself (ADR 024). */
function keptCounts(db: Executor) {
  const counts = ['kind', 'status', 'count'] as const
  const folded = db.selectFrom('application_counts').select(counts)
  return db.selectFrom(folded.unionAll(db.selectFrom('application_count_changes').select(counts)).as('c'))
}
const kept = sql<number>`coalesce(sum(c.count), 0)::bigint`.as('count')

/** How many wait for the audit. */
export async function countSubmitted(db: Executor, kind: ApplicationKind): Promise<number> {
  const query = keptCounts(db).where('c.kind', '=', kind).where('c.status', '=', 'submitted').select(kept)
  return (await query.executeTakeFirstOrThrow()).count
}

/** Folds the changes into the counts, so that few are left to add up at each reading. */
export async function foldApplicationCounts(db: Executor): Promise<void> {
  await sql`
    with changes as (delete from application_count_changes returning *)
    insert into application_counts as kept (kind, status, count)
      select kind, status, sum(count) from changes group by 1, 2 having sum(count) <> 0 order by 1, 2
    on conflict (kind, status) do update set count = kept.count + excluded.count
  `.execute(db)
}

export const insertApplicationHistory = (db: Executor, entry: HistoryRecord) =>
  db
    .insertInto('application_history')
    .values({
      ...entry,
      at: timeOfLine('application_history', 'application_id', {
        recordId: entry.application_id,
        at: entry.at,
      }),
    })
    .execute()

export const applicationHistory = (db: Executor, id: string): Promise<HistoryRecord[]> =>
  db
    .selectFrom('application_history')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** The order that pays for an application, once it is approved. */
export const orderOf = (db: Executor, applicationId: string) =>
  db
    .selectFrom('orders')
    .select(['order_no', 'deadline_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()

export async function openDuesOrder(db: Executor, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('order_no')
    .where('member_id', '=', memberId)
    .where('subject_type', '=', 'personal')
    .where('kind', '=', 'dues')
    .where('order_status', 'in', [...orderLife.sets.open])
    .executeTakeFirst()
  return row?.order_no ?? null
}

export async function findApplicationNo(db: Executor, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select('application_no')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.application_no ?? null
}

export async function phoneOf(db: Executor, memberId: string): Promise<string> {
  return (await db.selectFrom('members').select('phone').where('id', '=', memberId).executeTakeFirstOrThrow())
    .phone
}

/** Unanswered drafts and returns whose time is over. */
export async function applicationsToLapse(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('status', 'in', ['draft', 'returned'])
    .where('deadline_at', '<', now)
    .orderBy('deadline_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}
