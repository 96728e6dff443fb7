import { sql } from 'kysely'
import type { Collection } from '@portal/api/rules/profile-form'
import type { Executor, Tx } from '../kernel/database.ts'
import type { FilesTable } from '../kernel/schema.ts'

export type Content = Readonly<Record<string, unknown>>

export interface ProfileRecord {
  member_id: string
  version: number
  /** Without the ID number. */
  content: Content
  id_number_enc: string | null
  id_number_index: string | null
  saved_at: Date | null
}

export interface EntryRecord {
  id: string
  member_id: string
  collection: Collection
  version: number
  /** Without the attachments; sealed fields are encrypted. */
  content: Content
  created_at: Date
  saved_at: Date
}

/** An attachment of an entry with its file. */
export type AttachmentRecord = Pick<FilesTable, 'name' | 'size' | 'mime'> & {
  entry_id: string
  dic_id: string
  file_id: string
}

export async function findProfile(db: Executor, memberId: string): Promise<ProfileRecord | null> {
  const row = await db
    .selectFrom('talent_profiles')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** The member's profile, made where there is none, and locked: it changes by one hand at a time. */
export async function lockProfile(tx: Tx, memberId: string): Promise<ProfileRecord> {
  await tx
    .insertInto('talent_profiles')
    .values({
      member_id: memberId,
      version: 0,
      content: '{}',
      id_number_enc: null,
      id_number_index: null,
      saved_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('talent_profiles')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updateProfile = (
  tx: Tx,
  memberId: string,
  { content, ...set }: Omit<ProfileRecord, 'member_id'>,
) =>
  tx
    .updateTable('talent_profiles')
    .set({ ...set, content: JSON.stringify(content) })
    .where('member_id', '=', memberId)
    .execute()

/** Entries of one member, the oldest first. */
export async function entriesOf(db: Executor, memberId: string): Promise<EntryRecord[]> {
  return db
    .selectFrom('talent_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('collection')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export interface EntryKey {
  memberId: string
  collection: Collection
  id: string
}

export async function findEntry(
  db: Executor,
  { memberId, collection, id }: EntryKey,
): Promise<EntryRecord | null> {
  const row = await db
    .selectFrom('talent_entries')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('collection', '=', collection)
    .executeTakeFirst()
  return row ?? null
}

export async function countEntries(tx: Tx, memberId: string, collection: Collection): Promise<number> {
  const { count } = await tx
    .selectFrom('talent_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('collection', '=', collection)
    .executeTakeFirstOrThrow()
  return count
}

export const insertEntry = (tx: Tx, { content, ...entry }: EntryRecord) =>
  tx
    .insertInto('talent_entries')
    .values({ ...entry, content: JSON.stringify(content) })
    .execute()

export const updateEntry = (
  tx: Tx,
  id: string,
  { content, ...set }: Pick<EntryRecord, 'version' | 'content' | 'saved_at'>,
) =>
  tx
    .updateTable('talent_entries')
    .set({ ...set, content: JSON.stringify(content) })
    .where('id', '=', id)
    .execute()

export const deleteEntry = (tx: Tx, id: string) =>
  tx.deleteFrom('talent_entries').where('id', '=', id).execute()

export interface AttachmentRef {
  dic_id: string
  file_id: string
}

/** Puts these in the place of what the entry had. */
export async function replaceAttachments(
  tx: Tx,
  entry_id: string,
  attachments: readonly AttachmentRef[],
): Promise<void> {
  await tx.deleteFrom('talent_attachments').where('entry_id', '=', entry_id).execute()
  if (attachments.length === 0) return
  await tx
    .insertInto('talent_attachments')
    .values(attachments.map(({ dic_id, file_id }, position) => ({ entry_id, position, dic_id, file_id })))
    .execute()
}

/** Attachments of these entries, each in its order. */
export async function attachmentsOf(db: Executor, entryIds: readonly string[]): Promise<AttachmentRecord[]> {
  if (entryIds.length === 0) return []
  return db
    .selectFrom('talent_attachments as a')
    .innerJoin('files as f', 'f.id', 'a.file_id')
    .select(['a.entry_id', 'a.dic_id', 'a.file_id', 'f.name', 'f.size', 'f.mime'])
    .where('a.entry_id', 'in', [...entryIds])
    .orderBy('a.entry_id')
    .orderBy('a.position')
    .execute()
}

export const selectOptionRows = (db: Executor) =>
  db.selectFrom('select_options').selectAll().orderBy('list').orderBy('position').orderBy('code').execute()

export const attachmentDicRows = (db: Executor) =>
  db
    .selectFrom('attachment_dics')
    .select(['id', 'collection', 'name', 'stopped'])
    .orderBy('collection')
    .orderBy('position')
    .orderBy('id')
    .execute()
