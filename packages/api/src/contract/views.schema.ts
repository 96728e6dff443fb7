import * as z from 'zod/mini'
import { id } from './fields.ts'

/** What somebody has saved of a desk under a name. */
export const savedView = z.object({
  id,
  name: z.string(),
  /** What the desk's address asks for, without page and open record. */
  search: z.string(),
})
export type SavedView = z.infer<typeof savedView>

export const savedViews = z.object({ list: z.array(savedView) })
