import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { listViews, removeView, saveView } from './views.service.ts'

export const viewsHandlers: HandlersOf<(typeof contract)['views']> = {
  'views.list': ({ context }) => listViews(context),

  'views.save': ({ transaction, input: { body } }) => transaction(work => saveView(work, body)),

  'views.remove': ({ transaction, input: { body } }) => transaction(work => removeView(work, body.id)),
}
