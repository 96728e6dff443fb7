import * as z from 'zod/mini'
import { exportFormats, exportStates } from '../rules/order-export.ts'
import { id, time } from './fields.ts'

export const orderExport = z.object({
  id,
  file_name: z.string(),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** Orders that matched when it was asked for; once it runs, those that it holds. */
  rows: z.int(),
  /** Orders that were sent so far. */
  sent: z.int(),
  created_at: time,
})
export type OrderExport = z.infer<typeof orderExport>

export const begunExport = z.extend(orderExport, {
  /** Downloads it, once and within some minutes. */
  url: z.string(),
})
export type BegunExport = z.infer<typeof begunExport>
