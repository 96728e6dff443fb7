import * as z from 'zod/mini'
import { expertStages } from '../rules/star-expert.ts'
import { starCategories } from '../rules/star.ts'
import { time } from './fields.ts'
import { personalInfo } from './profile.schema.ts'
import { ownSheet, snapshotWords, star, weights } from './stars.schema.ts'

/** A sheet as it is kept after a write. */
export const keptSheet = z.object({ version: z.int(), saved_at: time })

/** What an expert scores: the frozen profile with a masked name, and the own sheet. Never a contact, never an order. */
const file = z.object({
  snapshot: personalInfo,
  words: snapshotWords,
  frozen_at: z.nullable(time),
  weights,
  /** Hundredths of a point. */
  required: z.int(),
  own_sheet: ownSheet,
})
export type ExpertFile = z.infer<typeof file>

/** What somebody with a link that lives may see. */
export const expertView = z.object({
  stage: z.enum(expertStages),
  star,
  category: z.enum(starCategories),
  /** Until when the sheet can be handed in. */
  expires_at: time,
  /** Enough to know of a conflict of interests; null before the link is used, and once the sheet is handed in. */
  applicant: z.nullable(
    z.object({
      application_no: z.string(),
      /** Masked. */
      name: z.string(),
      unit: z.string(),
      position: z.string(),
    }),
  ),
  /** null but while the sheet is written. */
  file: z.nullable(file),
})
export type ExpertView = z.infer<typeof expertView>
