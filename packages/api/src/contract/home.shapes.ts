import { homePayload } from './home.schema.ts'
import type { Shape } from './shape.ts'

/** What each call in home.contract.ts takes and answers, and who may make it. */
export const homeShapes = {
  'home.get': {
    summary: 'Navigation and site information for header and footer (product.md §3)',
    who: 'anyone',
    data: homePayload,
  },
} as const satisfies Record<string, Shape>
