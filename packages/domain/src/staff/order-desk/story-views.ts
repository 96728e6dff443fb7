import { listViews, removeView, saveView } from '@portal/api/contract/views.contract'
import type { OwnView, SharedView } from '@portal/api/contract/views.schema'
import { mock } from '@portal/api/mocks'
import type { HttpHandler } from 'msw'

export const views = mock(listViews)
export const save = mock(saveView)

export const aView = (part: Partial<OwnView> = {}): OwnView => ({
  id: 'view1',
  name: '本月待办',
  search:
    'status=0%2C10&from=2026-05-01&to=2026-05-18&sort=-created_at&cols=order_no%2Cmember%2Camount_fen%2Cstatus',
  shared: false,
  ...part,
})

export const aColleaguesView = (part: Partial<SharedView> = {}): SharedView => ({
  id: 'view8',
  name: '待退款',
  search: 'status=40&sort=-created_at&cols=order_no%2Cmember%2Camount_fen%2Cstatus',
  owner_name: 'finance2',
  ...part,
})

/** A server that keeps the views it is given, beside those of colleagues. */
export function keptViews(first: readonly OwnView[] = [], shared: SharedView[] = []): HttpHandler[] {
  let kept = [...first]
  const answer = () => ({ list: kept, shared })
  return [
    views.answer(async () => answer()),
    save.replyWith(({ id, name, search, shared: wanted }) => {
      const old = kept.find(one => one.id === id)
      const view = {
        id: id ?? `view${kept.length + 1}`,
        name,
        search,
        shared: wanted ?? old?.shared ?? false,
      }
      kept = old ? kept.map(one => (one === old ? view : one)) : [...kept, view]
      return answer()
    }),
    mock(removeView).replyWith(({ id }) => {
      kept = kept.filter(one => one.id !== id)
      return answer()
    }),
  ]
}
