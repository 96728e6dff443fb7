import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Database } from '@portal/portal/kernel/database'
import { OperatorError } from '../operator-error.ts'
import type { FileStore, Keys } from '@portal/portal/ports'

export const auditHead = z.object({ chain: z.int(), seq: z.int(), hash: z.string() })
/** Older backups know one chain. */
const oneHead = z.pipe(
  z.object({ seq: z.int(), hash: z.string() }),
  z.transform(end => [{ chain: 1, ...end }]),
)

export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.string().check(z.regex(/^\w+$/))),
  files: z.array(z.string().check(z.regex(/^[\w-]+$/))),
  /** Ends of the audit trail's chains at that moment: what a restore must reach again. */
  audit: z.union([z.array(auditHead), oneHead]),
  /** Tells whether a key is the one of these data. */
  key_check: z.optional(z.string()),
  /** SHA-256 of every part. */
  parts: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export interface Portal {
  db: Database
  files: FileStore
  keys: Keys
}

export class BackupError extends OperatorError {
  override readonly name = 'BackupError'
}

export const manifestFile = 'manifest.json'
export const keyFile = 'data.key'
export const tablePart = (table: string): string => `tables/${table}.ndjson.gz`
export const filePart = (id: string): string => `files/${id}`

export async function digest(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const damaged = (part: string) => new BackupError(`备份已损坏或不完整 / Damaged or missing: ${part}`)

/** Reads a backup's manifest after every part was compared with it. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) throw new BackupError(`这里没有完整的备份 / No whole backup in ${folder}`)
  const manifest = parse(text)
  const needed = [...manifest.tables.map(tablePart), ...manifest.files.map(filePart)]
  const unlisted = needed.find(name => !(name in manifest.parts))
  if (unlisted !== undefined) throw damaged(unlisted)
  for (const [name, hash] of Object.entries(manifest.parts)) {
    const path = join(folder, name)
    if (!existsSync(path) || (await digest(path)) !== hash) throw damaged(name)
  }
  return manifest
}

function parse(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw damaged(manifestFile)
  }
}

/** The data key that a backup made outside production carries, or null. */
export const keyInBackup = (folder: string): string | null => {
  const path = join(folder, keyFile)
  return existsSync(path) ? path : null
}
