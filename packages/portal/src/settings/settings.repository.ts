import { sql } from 'kysely'
import type { SetPreferences } from '@portal/api/rules/preferences'
import type { Executor, Tx } from '../kernel/database.ts'

/** The member's row, locked until the commit: saves of two tabs go in line. */
export const lockMember = (tx: Tx, id: string) =>
  tx.selectFrom('members').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const lockStaff = (tx: Tx, id: string) =>
  tx.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export interface ProfileChange {
  nickname?: string
  email?: string
  avatar_file_id?: string | null
}

export const updateProfile = (db: Executor, id: string, change: ProfileChange, settings_version: number) =>
  db
    .updateTable('members')
    .set({ ...change, settings_version })
    .where('id', '=', id)
    .execute()

export const setPhone = (db: Executor, id: string, phone: string) =>
  db.updateTable('members').set({ phone }).where('id', '=', id).execute()

export const setStaffPassword = (
  db: Executor,
  id: string,
  password_hash: string,
  password_changed_at: Date,
) => db.updateTable('staff').set({ password_hash, password_changed_at }).where('id', '=', id).execute()

/** Puts the change over what is stored, in one statement: a preference that it does not name stays as it is. */
export function mergePreferences(
  db: Executor,
  { kind, id }: { kind: 'member' | 'staff'; id: string },
  change: SetPreferences,
) {
  const merged = { preferences: sql`preferences || ${JSON.stringify(change)}::jsonb` }
  return kind === 'member'
    ? db.updateTable('members').set(merged).where('id', '=', id).returning('preferences').executeTakeFirst()
    : db.updateTable('staff').set(merged).where('id', '=', id).returning('preferences').executeTakeFirst()
}
