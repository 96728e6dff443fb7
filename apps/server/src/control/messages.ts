import { join } from 'node:path'
import * as z from 'zod/mini'
import { auditHead } from '../backup/manifest.ts'

/** Where the process that holds a data folder says how to be asked. Only its own user can read it. */
export const controlFile = (dataDir: string): string => join(dataDir, 'control.json')

export const noteSchema = z.object({ port: z.int(), secret: z.string() })

export const requestSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('backup'), folder: z.string() }),
  z.object({
    act: z.literal('audit-verify'),
    anchors: z.array(auditHead),
  }),
])
export type ControlRequest = z.infer<typeof requestSchema>

const savedSchema = z.object({
  tables: z.int(),
  files: z.int(),
  audit: z.array(auditHead),
  keyInside: z.boolean(),
})
const verdictSchema = z.union([
  z.object({
    ok: z.literal(true),
    entries: z.int(),
    heads: z.array(auditHead),
  }),
  z.object({ ok: z.literal(false), chain: z.int(), seq: z.int(), problem: z.string() }),
])
export const answerSchemas = { backup: savedSchema, 'audit-verify': verdictSchema }

/** What each act answers. */
export interface ControlAnswers {
  backup: z.infer<typeof savedSchema>
  'audit-verify': z.infer<typeof verdictSchema>
}
