import * as z from 'zod/mini'
import type { StarFigures } from '../rules/star-figures.ts'
import { day, id, time } from './fields.ts'
import { byCriterion } from './stars.schema.ts'

/** What goes together is judged by `figureErrors`; here a figure is a whole number. */
const figure = z.int('请填写整数')
const byStar = <T extends z.ZodMiniType>(value: T) =>
  z.object({ 1: value, 2: value, 3: value, 4: value, 5: value })

/** Figures of the evaluation; sums and the spread in hundredths of a point. */
export const starFigures = z.object({
  weights: byCriterion(figure),
  required: byStar(figure),
  fee_fen: byStar(figure),
  needs: byStar(z.object({ work_years: figure, credentials: figure, profits: figure, papers: figure })),
  spread: figure,
  check_days: figure,
  scoring_days: figure,
  publicity_days: figure,
  objection_days: figure,
  correction_days: figure,
  payment_days: figure,
} satisfies Record<keyof StarFigures, z.ZodMiniType>)

/** Figures from a day on. Dropped: taken back, or replaced by another set of that day, before it began. */
const figureSet = z.object({
  /** null: those that the portal came with. */
  id: z.nullable(id),
  effective_from: z.nullable(day),
  state: z.enum(['past', 'current', 'coming', 'dropped']),
  figures: starFigures,
  by: z.string(),
  at: z.nullable(time),
  dropped_by: z.nullable(z.string()),
  dropped_at: z.nullable(time),
})
export type FigureSet = z.infer<typeof figureSet>

export const figureSets = z.object({
  /** Grows with each change; send back the one you read. */
  version: z.int(),
  /** The day that is today for the association. */
  today: day,
  /** The latest day first; what was dropped stands last, the latest first. */
  sets: z.array(figureSet),
})
export type FigureSets = z.infer<typeof figureSets>
