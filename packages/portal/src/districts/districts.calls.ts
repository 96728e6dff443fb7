import type { contract } from '@portal/api/contract'
import type { Province } from '@portal/api/contract/districts.schema'
import type { HandlersOf } from '../kernel/answer.ts'
import type { Districts } from './districts.ts'

export const districtsHandlers = (districts: Districts): HandlersOf<(typeof contract)['districts']> => ({
  'districts.list': async () => ({ list: [...(await districts.all())] satisfies Province[] }),
})
