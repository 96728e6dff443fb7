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
