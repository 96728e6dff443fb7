import { sql } from 'kysely'
import type { ResumeSection } from '@portal/api/rules/resume'
import type { Executor, Tx } from '../kernel/database.ts'
import type { ResumeLinksTable } from '../kernel/schema.ts'

export type LinkRecord = Omit<ResumeLinksTable, 'sections' | 'views'> & {
  sections: ResumeSection[]
  views: number
}

type Row = { [K in keyof LinkRecord]: unknown }
// what the columns hold was written by this file alone
const read = (row: Row): LinkRecord => row as LinkRecord

export const insertLink = (tx: Tx, { sections, ...link }: LinkRecord) =>
  tx
    .insertInto('resume_links')
    .values({ ...link, sections: JSON.stringify(sections) })
    .execute()

const alive = (db: Executor, today: string) =>
  db.selectFrom('resume_links').selectAll().where('revoked_at', 'is', null).where('expires_on', '>=', today)

/** Links of a member that open, the latest first. */
export async function livingLinks(db: Executor, memberId: string, today: string): Promise<LinkRecord[]> {
  const rows = await alive(db, today)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(read)
}

/** Links of a member that open no more, the latest first. */
export async function endedLinks(
  db: Executor,
  memberId: string,
  today: string,
  limit: number,
): Promise<LinkRecord[]> {
  const rows = await db
    .selectFrom('resume_links')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(eb => eb.or([eb('revoked_at', 'is not', null), eb('expires_on', '<', today)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(read)
}

/** A member's own link, locked. */
export async function lockLink(tx: Tx, memberId: string, id: string): Promise<LinkRecord | null> {
  const row = await tx
    .selectFrom('resume_links')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return row ? read(row) : null
}

export const revokeLink = (tx: Tx, id: string, revoked_at: Date) =>
  tx.updateTable('resume_links').set({ revoked_at }).where('id', '=', id).execute()

/** The link that a token opens today. */
export async function findLiving(db: Executor, tokenHash: string, today: string): Promise<LinkRecord | null> {
  const row = await alive(db, today).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row ? read(row) : null
}

export const countView = (db: Executor, id: string, viewed_at: Date) =>
  db
    .updateTable('resume_links')
    .set({ views: sql`views + 1`, viewed_at })
    .where('id', '=', id)
    .execute()
