import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../../http/routes.ts'
import { home } from './home.service.ts'

export const homeHandlers = (): HandlersOf<(typeof contract)['home']> => ({
  'home.get': ({ db }) => home(db),
})
