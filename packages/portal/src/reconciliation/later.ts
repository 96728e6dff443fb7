import { dayOf } from '@portal/api/rules/dates'
import type { Work } from '../kernel/work.ts'

/** Money of these days changed: those that are over are reconciled again when the work is committed. */
export async function reconcileLater(work: Work, days: Iterable<string>): Promise<void> {
  const today = dayOf(work.now)
  for (const day of new Set(days)) if (day < today) await work.enqueue('reconcile', { day })
}
