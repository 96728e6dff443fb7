import type { Executor } from '../kernel/database.ts'
import { prepared } from '../kernel/prepared.ts'

const staffById = prepared((db, { id }: { id: string }) =>
  db.selectFrom('staff').selectAll().where('id', '=', id),
)
export const findStaff = async (db: Executor, id: string) => (await staffById(db, { id }))[0]

export const findStaffByName = (db: Executor, name: string) =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('name', '=', name)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

export const findStaffByPhone = (db: Executor, phone: string) =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('phone', '=', phone)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

/** Names of staff accounts, for histories. */
export async function staffNames(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}
