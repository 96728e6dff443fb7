import * as z from 'zod/mini'
import { day, id } from './fields.ts'
import type { Shape } from './shape.ts'
import { figureSets, starFigures } from './star-figures.schema.ts'
import { version } from './stars.schema.ts'

const who = { staff: 'audit' } as const

/** What each call in star-figures.contract.ts takes and answers, and who may make it. */
export const starFiguresShapes = {
  'starFigures.list': {
    summary: 'Figures of the evaluation: in force, coming and past, with who set them (D7)',
    who,
    data: figureSets,
  },

  'starFigures.add': {
    summary: 'Set the figures from tomorrow or a later day on; 409 when somebody changed them since (D7)',
    who,
    body: z.object({ version, effective_from: day, figures: starFigures }),
    data: figureSets,
  },

  'starFigures.withdraw': {
    summary: 'Take a set of figures back before it begins (D7)',
    who,
    body: z.object({ version, id }),
    data: figureSets,
  },
} as const satisfies Record<string, Shape>
