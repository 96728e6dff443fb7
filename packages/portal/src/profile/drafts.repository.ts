import { sql } from 'kysely'
import type { Collection } from '@portal/api/rules/profile-form'
import type { Executor, Tx } from '../kernel/database.ts'
import type { Content } from './profile.repository.ts'

/** Which draft: of an entry, or of one that is being added where `entryId` is null. */
export interface DraftKey {
  memberId: string
  collection: Collection
  entryId: string | null
}

export interface DraftRecord {
  collection: Collection
  entry_id: string | null
  entry_version: number | null
  version: number
  /** With the attachments; sealed fields are encrypted. */
  content: Content
  saved_at: Date
}

const columns = ['collection', 'entry_id', 'entry_version', 'version', 'content', 'saved_at'] as const
const none = ''
const recordOf = (row: Omit<DraftRecord, 'entry_id'> & { entry_id: string }): DraftRecord => ({
  ...row,
  entry_id: row.entry_id === none ? null : row.entry_id,
})

export async function findDraft(
  db: Executor,
  { memberId, collection, entryId }: DraftKey,
): Promise<DraftRecord | null> {
  const row = await db
    .selectFrom('talent_drafts')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('collection', '=', collection)
    .where('entry_id', '=', entryId ?? none)
    .executeTakeFirst()
  return row ? recordOf(row) : null
}

/** Drafts of one member, the latest first. */
export async function draftsOf(db: Executor, memberId: string): Promise<DraftRecord[]> {
  const rows = await db
    .selectFrom('talent_drafts')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('saved_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(recordOf)
}

export async function countDrafts(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('talent_drafts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

/** Puts this in the place of what the draft held, under a version that no draft had before. */
export async function saveDraftRow(
  tx: Tx,
  { memberId, collection, entryId }: DraftKey,
  { content, ...rest }: Pick<DraftRecord, 'entry_version' | 'content' | 'saved_at'>,
): Promise<DraftRecord> {
  const set = { ...rest, content: JSON.stringify(content) }
  const row = await tx
    .insertInto('talent_drafts')
    .values({ member_id: memberId, collection, entry_id: entryId ?? none, ...set })
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'collection', 'entry_id'])
        .doUpdateSet({ ...set, version: sql<number>`default` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return recordOf(row)
}

/** Ends a draft in the version that was on the page; a later one stays. */
export const endDraft = (tx: Tx, { memberId, collection, entryId }: DraftKey, version: number) =>
  tx
    .deleteFrom('talent_drafts')
    .where('member_id', '=', memberId)
    .where('collection', '=', collection)
    .where('entry_id', '=', entryId ?? none)
    .where('version', '=', version)
    .execute()
