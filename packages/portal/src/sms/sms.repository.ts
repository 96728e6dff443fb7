import { sql } from 'kysely'
import type { Executor } from '../kernel/database.ts'
import type { CodeScene } from './codes.service.ts'

export interface NewSms {
  id: string
  scene: string
  phone_enc: string
  phone_index: string
  text_enc: string
  code_enc: string | null
  created_at: Date
}

export const insertSms = (db: Executor, sms: NewSms) =>
  db
    .insertInto('sms_messages')
    .values({ ...sms, status: 'queued', sent_at: null })
    .execute()

/** Counts one more try at a text that still waits; undefined when it was sent. */
export const claimSms = (db: Executor, id: string) =>
  db
    .updateTable('sms_messages')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning(['phone_enc', 'text_enc'])
    .executeTakeFirst()

/** `forget`: what was said is not kept once it is said. */
export const markSent = (db: Executor, id: string, sent_at: Date, { forget }: { forget: boolean }) =>
  db
    .updateTable('sms_messages')
    .set({ status: 'sent', sent_at, ...(forget ? { text_enc: null, code_enc: null } : {}) })
    .where('id', '=', id)
    .execute()

/** Newest first. */
export const latestSms = (db: Executor, phoneIndex: string | null, limit: number) =>
  db
    .selectFrom('sms_messages')
    .selectAll()
    .$if(phoneIndex !== null, query => query.where('phone_index', '=', phoneIndex ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Texts that nobody has tried to send since `until`, begun after `since`. */
export async function findUntriedSms(
  db: Executor,
  { since, until, limit }: { since: Date; until: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sms_messages')
    .select('id')
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where('created_at', '<', until)
    .where('created_at', '>', since)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface NewCode {
  id: string
  phone: string
  scene: CodeScene
  code_hash: string
  created_at: Date
  expires_at: Date
}

export const insertCode = (db: Executor, code: NewCode) =>
  db
    .insertInto('sms_codes')
    .values({ ...code, used_at: null, dead_at: null })
    .execute()

/** The newest code of a phone and scene that was made before `until`, locked until the commit. */
export const lockLatestCode = (db: Executor, phone: string, scene: CodeScene, until: Date) =>
  db
    .selectFrom('sms_codes')
    .selectAll()
    .where('phone', '=', phone)
    .where('scene', '=', scene)
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

export const recordTry = (db: Executor, id: string, tries: number, dead_at: Date | null) =>
  db.updateTable('sms_codes').set({ tries, dead_at }).where('id', '=', id).execute()

export const markUsed = (db: Executor, id: string, used_at: Date) =>
  db.updateTable('sms_codes').set({ used_at }).where('id', '=', id).execute()
