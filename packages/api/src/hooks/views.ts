import { listViews, removeView, saveView } from '../contract/views.contract.ts'
import { useAction, type Settle } from './use-action.ts'
import { useRead } from './use-read.ts'

/** The own views of the order desk, and those that colleagues share. */
export const useViews = () => useRead(listViews, {})

/** A view with this name and content is there: it was saved though the answer was lost. */
const settleSave: Settle<typeof saveView> = async (client, { body: { name, search, shared } }) => {
  const views = await client.call(listViews, {}, { silent: true })
  const isThere = views.list.some(
    view => view.name === name && view.search === search && view.shared === (shared ?? view.shared),
  )
  return isThere ? views : undefined
}
const settleRemoval: Settle<typeof removeView> = async (client, { body }) => {
  const views = await client.call(listViews, {}, { silent: true })
  return views.list.every(({ id }) => id !== body.id) ? views : undefined
}

/** Adds a view, or changes the one that it names. */
export const useSaveView = () => useAction(saveView, [listViews], settleSave)
export const useRemoveView = () => useAction(removeView, [listViews], settleRemoval)
