import type { Caller } from '../kernel/callers.ts'
import type { Work } from '../kernel/work.ts'
import { sealed, type Filled } from './effects.ts'
import { updateSheet, type SheetRecord } from './sheets.repository.ts'
import type { StarRecord } from './stars.repository.ts'

/** The seal falls: the sheet stays as it is. Answers its last version. */
export async function sealSheet(
  { db, now, refuse }: Pick<Work<Caller, 'scores_missing'>, 'db' | 'now' | 'refuse'>,
  { record, sheet }: { record: StarRecord; sheet: SheetRecord },
  given: Filled,
): Promise<number> {
  const set = sealed(record, sheet, given, now)
  if (!set) throw refuse('scores_missing')
  await updateSheet(db, sheet.id, set)
  return set.version
}
