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

export const ownView = z.extend(savedView, {
  /** Colleagues of the same role see it, an agent's those of the same agency. */
  shared: z.boolean(),
})
export type OwnView = z.infer<typeof ownView>

/** Another's: it is opened, never changed. */
export const sharedView = z.extend(savedView, { owner_name: z.string() })
export type SharedView = z.infer<typeof sharedView>

export const savedViews = z.object({
  list: z.array(ownView),
  /** By the names of their owners, each one's oldest first. */
  shared: z.array(sharedView),
})
export type SavedViews = z.infer<typeof savedViews>
