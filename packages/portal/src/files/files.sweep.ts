import type { Host } from '../ports.ts'
import { dropUnused } from './unused-files.repository.ts'

/** So long an upload may wait for the form that will refer to it. */
const waitMs = 86_400_000
const batch = 200

/** Drops uploads that no form came to refer to: rows first, then content without a row. May run twice. */
export async function sweepFiles({ db, files, clock }: Pick<Host, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - waitMs)
  let dropped = batch
  while (dropped === batch) dropped = await db.transaction(tx => dropUnused(tx, before, batch))
  await files.dropOrphans(db.pool, before)
}
