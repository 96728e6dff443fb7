import type { Executor } from '../kernel/database.ts'

export const findMember = (db: Executor, id: string) =>
  db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()

export const findMemberByPhone = (db: Executor, phone: string) =>
  db.selectFrom('members').selectAll().where('phone', '=', phone).executeTakeFirst()

/** The new account's id, or undefined when the phone has one. */
export async function insertMember(
  db: Executor,
  member: {
    id: string
    phone: string
    password_hash: string | null
    agent_id: string | null
    consent_version: string
    now: Date
  },
): Promise<string | undefined> {
  const { now, ...columns } = member
  const row = await db
    .insertInto('members')
    .values({ ...columns, avatar_file_id: null, consented_at: now, created_at: now })
    .onConflict(conflict => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const setPassword = (db: Executor, id: string, password_hash: string, password_changed_at: Date) =>
  db.updateTable('members').set({ password_hash, password_changed_at }).where('id', '=', id).execute()

export const findActiveAgent = (db: Executor, id: string) =>
  db.selectFrom('agents').select('id').where('id', '=', id).where('active', '=', true).executeTakeFirst()

export const insertTicket = (
  db: Executor,
  ticket: { token_hash: string; member_id: string; expires_at: Date },
) =>
  db
    .insertInto('service_tickets')
    .values({ ...ticket, used_at: null })
    .execute()

/** Whose ticket it was; at most one caller gets an answer. */
export async function takeTicket(db: Executor, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('service_tickets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    // a later end was written while the clock was ahead
    .where('expires_at', '<=', new Date(now.getTime() + 2 * 60_000))
    .returning('member_id')
    .executeTakeFirst()
  return row?.member_id
}

export async function isKnownPlace(db: Executor, place: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_places')
    .select('place')
    .where('place', '=', place)
    .where('seen_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function recordPlace(db: Executor, place: string, seen_at: Date): Promise<void> {
  await db
    .insertInto('sign_in_places')
    .values({ place, seen_at })
    .onConflict(conflict => conflict.column('place').doUpdateSet({ seen_at }))
    .execute()
}
