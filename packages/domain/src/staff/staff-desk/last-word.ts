import type { HistoryEntry } from '@portal/api/contract/fields'
import { shortTime } from '../staff-time/index.ts'

/** Who did what to a record last, and where it stands: for a person whose decision came second. */
export function lastWord(history: readonly HistoryEntry[], status: string, today: string): string {
  const last = history.at(-1)
  const stands = `现在的状态是“${status}”。`
  return last ? `${last.by}在${shortTime(last.at, today)}${last.text}，${stands}` : stands
}
