import type { SavedView } from '@portal/api/contract/views.schema'
import { maxViews } from '@portal/api/rules/views'
import type { StaffCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { lockStaff } from '../settings/settings.repository.ts'
import { deleteView, insertView, updateView, viewsOf } from './views.repository.ts'

interface Views {
  list: SavedView[]
}

export async function listViews({
  db,
  caller,
}: Pick<ReadContext<StaffCaller>, 'db' | 'caller'>): Promise<Views> {
  const views = await viewsOf(db, caller.id)
  return { list: views.map(({ id, name, search }) => ({ id, name, search })) }
}

/**
 * Adds a view or changes one. Each is a row of its own, so that two windows that save at once lose nothing. Like other
 * looks they are not worth a line of the trail.
 */
export async function saveView(
  work: Work<StaffCaller, 'view_name_taken' | 'views_too_many'>,
  { id, ...given }: { id?: string | undefined; name: string; search: string },
): Promise<Views> {
  const { db, caller, now } = work
  // saves of two windows go in line
  await lockStaff(db, caller.id)
  const views = await viewsOf(db, caller.id)
  const old = views.find(view => view.id === id)
  if (id !== undefined && !old) throw notFound()
  const twin = views.find(view => view.id !== id && view.name.toLowerCase() === given.name.toLowerCase())
  if (twin) throw work.refuse('view_name_taken')
  if (old) await updateView(db, old.id, given)
  else {
    if (views.length >= maxViews) throw work.refuse('views_too_many')
    await insertView(db, {
      ...given,
      id: work.newId(),
      staff_id: caller.id,
      desk: 'orders',
      created_at: now,
    })
  }
  return listViews(work)
}

export async function removeView(work: Work<StaffCaller>, id: string): Promise<Views> {
  await deleteView(work.db, work.caller.id, id)
  return listViews(work)
}
