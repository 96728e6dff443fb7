import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { home } from './home.service.ts'

export const homeHandlers: HandlersOf<(typeof contract)['home']> = {
  'home.get': ({ context }) => home(context.db),
}
