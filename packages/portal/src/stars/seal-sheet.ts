import { totalOf, type Scores } from '@portal/api/rules/star-figures'
import type { Caller } from '../kernel/callers.ts'
import type { Work } from '../kernel/work.ts'
import { updateSheet, type Comments, type SheetRecord } from './sheets.repository.ts'
import type { StarRecord } from './stars.repository.ts'

/** The seal falls: the sheet stays as it is. Answers its last version. */
export async function sealSheet(
  { db, now, refuse }: Pick<Work<Caller, 'scores_missing'>, 'db' | 'now' | 'refuse'>,
  { record, sheet }: { record: StarRecord; sheet: SheetRecord },
  { scores, comments }: { scores: Scores; comments: Comments },
): Promise<number> {
  const total = totalOf(record.figures.weights, scores)
  if (total === null) throw refuse('scores_missing')
  const version = sheet.version + 1
  await updateSheet(db, sheet.id, {
    scores,
    comments,
    total,
    state: 'handed_in',
    version,
    saved_at: now,
    handed_in_at: now,
  })
  return version
}
