import { sql } from 'kysely'
import type { ObjectionDecision, ObjectionState, SheetState } from '@portal/api/rules/star'
import type { Criterion, Scores } from '@portal/api/rules/star-figures'
import type { Executor, Tx } from '../kernel/database.ts'
import type { StarExpertsTable, StarObjectionsTable, StarSheetsTable } from '../kernel/schema.ts'

export type Comments = Readonly<Record<Criterion, string>>
type SheetRow = Omit<StarSheetsTable, 'state' | 'scores' | 'comments'> & {
  state: SheetState
  scores: Scores
  comments: Comments
}
/** Of the invitation that an expert's sheet belongs to. */
export type Invitation = Pick<StarExpertsTable, 'name' | 'expires_at' | 'revoked_at'>
/** A sheet; `expert`: null where it is a clerk's. */
export type SheetRecord = SheetRow & { expert: Invitation | null }
export type ObjectionRecord = Omit<StarObjectionsTable, 'state' | 'advice'> & {
  state: ObjectionState
  advice: ObjectionDecision | null
}

type Row<T> = { [K in keyof T]: unknown }
// what the columns hold was written by this file alone
const readSheet = (row: Row<SheetRow>): SheetRow => row as SheetRow
const readObjection = (row: Row<ObjectionRecord>): ObjectionRecord => row as ObjectionRecord

interface OfExpert {
  of_expert: string | null
  expert_until: Date | null
  expert_revoked: Date | null
}

function readSeated({
  of_expert,
  expert_until,
  expert_revoked,
  ...sheet
}: Row<SheetRow> & OfExpert): SheetRecord {
  const expert =
    of_expert === null || expert_until === null
      ? null
      : { name: of_expert, expires_at: expert_until, revoked_at: expert_revoked }
  return { ...readSheet(sheet), expert }
}

/** Sheets of these applications, those that are handed in first and in that order. */
async function selectSheets(db: Executor, applicationIds: readonly string[]): Promise<SheetRecord[]> {
  const rows = await db
    .selectFrom('star_sheets as s')
    .leftJoin('star_experts as e', 'e.id', 's.expert_id')
    .selectAll('s')
    .select(['e.name as of_expert', 'e.expires_at as expert_until', 'e.revoked_at as expert_revoked'])
    .where('s.application_id', 'in', [...applicationIds])
    .orderBy('s.handed_in_at')
    .orderBy('s.id')
    .execute()
  return rows.map(readSeated)
}

/** Every sheet of an application, in the order of handing in; the others behind them. */
export const sheetsOf = (db: Executor, applicationId: string): Promise<SheetRecord[]> =>
  selectSheets(db, [applicationId])

/** The sheets of these applications, for a list. */
export async function sheetsOfAll(db: Executor, applicationIds: readonly string[]): Promise<SheetRecord[]> {
  return applicationIds.length === 0 ? [] : selectSheets(db, applicationIds)
}

export const insertSheet = (tx: Tx, { scores, comments, ...sheet }: SheetRow) =>
  tx
    .insertInto('star_sheets')
    .values({ ...sheet, scores: JSON.stringify(scores), comments: JSON.stringify(comments) })
    .execute()

export const updateSheet = (tx: Tx, id: string, { scores, comments, ...set }: Partial<SheetRow>) =>
  tx
    .updateTable('star_sheets')
    .set({
      ...set,
      ...(scores ? { scores: JSON.stringify(scores) } : {}),
      ...(comments ? { comments: JSON.stringify(comments) } : {}),
    })
    .where('id', '=', id)
    .execute()

/**
 * Applications that wait for this person's sheet: one is begun, or there is room for one and none of theirs. A seat is
 * free as `hasFreeSeat` says.
 */
export async function countForScorer(db: Executor, staffId: string, now: Date): Promise<number> {
  const seats = (scorer: string) =>
    db
      .selectFrom('star_seats')
      .where('scorer', '=', scorer)
      .select(({ fn }) => fn.countAll<number>().as('count'))
  const { free, own, begun } = await db
    .selectNoFrom([
      seats('').where('free_from', '<=', now).as('free'),
      seats(staffId).where('free_from', '<=', now).as('own'),
      seats(staffId).where('begun', '=', sql.lit(true)).as('begun'),
    ])
    .executeTakeFirstOrThrow()
  return (free ?? 0) - (own ?? 0) + (begun ?? 0)
}

/** Objections to an application, the oldest first. */
export async function objectionsOf(db: Executor, applicationId: string): Promise<ObjectionRecord[]> {
  const rows = await db
    .selectFrom('star_objections')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(readObjection)
}

/** How many objections there are to each of these. */
export const countObjections = (db: Executor, applicationIds: readonly string[]) =>
  applicationIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('star_objections')
        .where('application_id', 'in', [...applicationIds])
        .groupBy('application_id')
        .select(['application_id', sql<number>`count(*)::int`.as('count')])
        .execute()

export async function insertObjection(
  tx: Tx,
  objection: ObjectionRecord,
  fileIds: readonly string[],
): Promise<void> {
  await tx.insertInto('star_objections').values(objection).execute()
  if (fileIds.length === 0) return
  await tx
    .insertInto('star_objection_files')
    .values(fileIds.map((file_id, position) => ({ objection_id: objection.id, position, file_id })))
    .execute()
}

export const updateObjection = (tx: Tx, id: string, set: Partial<ObjectionRecord>) =>
  tx.updateTable('star_objections').set(set).where('id', '=', id).execute()

/** Files of these objections, each in its order. */
export const objectionFiles = (db: Executor, objectionIds: readonly string[]) =>
  objectionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('star_objection_files')
        .select(['objection_id', 'file_id'])
        .where('objection_id', 'in', [...objectionIds])
        .orderBy('objection_id')
        .orderBy('position')
        .execute()
