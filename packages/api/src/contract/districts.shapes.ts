import { districtTree } from './districts.schema.ts'
import type { Shape } from './shape.ts'

/** What each call in districts.contract.ts takes and answers, and who may make it. */
export const districtsShapes = {
  'districts.list': {
    summary:
      'Provinces, cities and districts: of the maps provider where its key is set, else of bundled data (D8)',
    who: 'anyone',
    data: districtTree,
  },
} as const satisfies Record<string, Shape>
