import type { SavedViews, SharedView } from '@portal/api/contract/views.schema'
import { toSubRole } from '@portal/api/rules/rights'
import { maxViews } from '@portal/api/rules/views'
import type { StaffCaller } from '../kernel/callers.ts'
import type { Executor } from '../kernel/database.ts'
import { notFound } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { lockStaff } from '../settings/settings.repository.ts'
import { deleteView, insertView, updateView, viewsOf, viewsSharedWith } from './views.repository.ts'

/**
 * What colleagues show to somebody. A view goes with its owner: one whose account is closed or who has another role now
 * shows it to nobody, and it is there again when the owner is back. Agents are colleagues within their agency alone: a
 * filter may name the members of it.
 */
async function viewsOfColleagues(db: Executor, caller: StaffCaller): Promise<SharedView[]> {
  const views = await viewsSharedWith(db, caller.subRole, caller.id)
  return views
    .filter(({ sub_role }) => toSubRole(sub_role) === caller.subRole)
    .filter(({ agent_id }) => caller.subRole !== 'agent' || agent_id === caller.agentId)
    .map(({ id, name, search, owner_name }) => ({ id, name, search, owner_name }))
}

export async function listViews({
  db,
  caller,
}: Pick<ReadContext<StaffCaller>, 'db' | 'caller'>): Promise<SavedViews> {
  const own = await viewsOf(db, caller.id)
  return {
    list: own.map(({ id, name, search, shared_with }) => ({
      id,
      name,
      search,
      shared: shared_with === caller.subRole,
    })),
    shared: await viewsOfColleagues(db, caller),
  }
}

interface GivenView {
  id?: string | undefined
  name: string
  search: string
  /** Left out: as it is. */
  shared?: boolean | undefined
}

/**
 * Adds a view or changes one's own; another's is like a missing one, shared or not. Names are one's own: a colleague's
 * view may have the same, and says whose it is. Each view is a row of its own, so that two windows that save at once
 * lose nothing. Like other looks they are not worth a line of the trail.
 */
export async function saveView(
  work: Work<StaffCaller, 'view_name_taken' | 'views_too_many'>,
  { id, shared, ...given }: GivenView,
): Promise<SavedViews> {
  const { db, caller, now } = work
  // saves of two windows go in line
  await lockStaff(db, caller.id)
  const views = await viewsOf(db, caller.id)
  const old = views.find(view => view.id === id)
  if (id !== undefined && !old) throw notFound()
  const twin = views.find(view => view.id !== id && view.name.toLowerCase() === given.name.toLowerCase())
  if (twin) throw work.refuse('view_name_taken')
  const shared_with = shared === undefined ? (old?.shared_with ?? null) : shared ? caller.subRole : null
  if (old) await updateView(db, old.id, { ...given, shared_with })
  else {
    if (views.length >= maxViews) throw work.refuse('views_too_many')
    await insertView(db, {
      ...given,
      shared_with,
      id: work.newId(),
      staff_id: caller.id,
      desk: 'orders',
      created_at: now,
    })
  }
  return listViews(work)
}

export async function removeView(work: Work<StaffCaller>, id: string): Promise<SavedViews> {
  await deleteView(work.db, work.caller.id, id)
  return listViews(work)
}
