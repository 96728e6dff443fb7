import type { SubRole } from '@portal/api/rules/rights'
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

/** What others, whose accounts are not closed, share with a role, and what each of them is now. */
export const viewsSharedWith = (db: Executor, role: SubRole, exceptOf: string) =>
  db
    .selectFrom('staff_views as view')
    .innerJoin('staff as owner', 'owner.id', 'view.staff_id')
    .select(['view.id', 'view.name', 'view.search', 'owner.name as owner_name'])
    .select(['owner.sub_role', 'owner.agent_id'])
    .where('view.desk', '=', 'orders')
    .where('view.shared_with', '=', role)
    .where('view.staff_id', '!=', exceptOf)
    .where('owner.disabled_at', 'is', null)
    .orderBy('owner.name')
    .orderBy('view.created_at')
    .orderBy('view.id')
    .execute()

export const insertView = (tx: Tx, view: StaffViewsTable) =>
  tx.insertInto('staff_views').values(view).execute()

export const updateView = (
  tx: Tx,
  id: string,
  set: Pick<StaffViewsTable, 'name' | 'search' | 'shared_with'>,
) => tx.updateTable('staff_views').set(set).where('id', '=', id).execute()

export const deleteView = (tx: Tx, staffId: string, id: string) =>
  tx.deleteFrom('staff_views').where('id', '=', id).where('staff_id', '=', staffId).execute()
