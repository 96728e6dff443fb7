import type { Executor, Tx } from '../kernel/database.ts'
import type { StaffViewsTable } from '../kernel/schema.ts'

export const viewsOf = (db: Executor, staffId: string): Promise<StaffViewsTable[]> =>
  db
    .selectFrom('staff_views')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('desk', '=', 'orders')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const insertView = (tx: Tx, view: StaffViewsTable) =>
  tx.insertInto('staff_views').values(view).execute()

export const updateView = (tx: Tx, id: string, set: Pick<StaffViewsTable, 'name' | 'search'>) =>
  tx.updateTable('staff_views').set(set).where('id', '=', id).execute()

export const deleteView = (tx: Tx, staffId: string, id: string) =>
  tx.deleteFrom('staff_views').where('id', '=', id).where('staff_id', '=', staffId).execute()
