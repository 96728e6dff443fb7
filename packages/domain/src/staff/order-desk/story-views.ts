import { listViews, removeView, saveView } from '@portal/api/contract/views.contract'
import type { SavedView } from '@portal/api/contract/views.schema'
import { mock } from '@portal/api/mocks'
import type { HttpHandler } from 'msw'

export const views = mock(listViews)
export const save = mock(saveView)

export const aView = (part: Partial<SavedView> = {}): SavedView => ({
  id: 'view1',
  name: '本月待办',
  search:
    'status=0%2C10&from=2026-05-01&to=2026-05-18&sort=-created_at&cols=order_no%2Cmember%2Camount_fen%2Cstatus',
  ...part,
})

/** A server that keeps the views it is given. */
export function keptViews(first: readonly SavedView[] = []): HttpHandler[] {
  let kept = [...first]
  return [
    views.answer(async () => ({ list: kept })),
    save.replyWith(({ id, name, search }) => {
      const view = { id: id ?? `view${kept.length + 1}`, name, search }
      kept = id === undefined ? [...kept, view] : kept.map(one => (one.id === id ? view : one))
      return { list: kept }
    }),
    mock(removeView).replyWith(({ id }) => {
      kept = kept.filter(one => one.id !== id)
      return { list: kept }
    }),
  ]
}
