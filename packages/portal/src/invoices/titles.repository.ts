import type { Executor } from '../kernel/database.ts'
import type { InvoiceTitlesTable } from '../kernel/schema.ts'

export type TitleRecord = InvoiceTitlesTable

/** A member's titles, the default first. */
export const titlesOf = (db: Executor, memberId: string): Promise<TitleRecord[]> =>
  db
    .selectFrom('invoice_titles')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findTitle = (db: Executor, memberId: string, id: string): Promise<TitleRecord | undefined> =>
  db
    .selectFrom('invoice_titles')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** A member's title book changes by one hand at a time. */
export const lockTitleBook = (db: Executor, memberId: string) =>
  db.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow()

export const insertTitle = (db: Executor, title: TitleRecord) =>
  db.insertInto('invoice_titles').values(title).execute()

export const updateTitle = (db: Executor, id: string, set: Partial<Omit<TitleRecord, 'id'>>) =>
  db.updateTable('invoice_titles').set(set).where('id', '=', id).execute()

export const deleteTitle = (db: Executor, id: string) =>
  db.deleteFrom('invoice_titles').where('id', '=', id).execute()

export const clearDefault = (db: Executor, memberId: string) =>
  db
    .updateTable('invoice_titles')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute()
