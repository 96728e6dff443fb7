import { useState } from 'react'
import type { ReconciledDay } from '@portal/api/contract/reconciliation.schema'
import { useOlderDays, useReconciledDays } from '@portal/api/hooks/reconciliation'
import { groupsOf } from './reconciliation-words.ts'

/** Each day once, as the newest answer has it: a day that differs stands on the first page however old it is. */
function eachOnce(days: readonly ReconciledDay[]): ReconciledDay[] {
  const known = new Map<string, ReconciledDay>()
  for (const day of days) if (!known.has(day.day)) known.set(day.day, day)
  return [...known.values()]
}

/** The days of the list, and the older ones page by page. */
export function useDays() {
  const newest = useReconciledDays()
  const [pages, setPages] = useState(0)
  const older = useOlderDays(newest.data?.next_before ?? null, pages)
  const loaded = newest.data ? [newest.data, ...(older.data ?? [])] : []
  const groups = groupsOf(eachOnce(loaded.flatMap(({ days }) => days)))
  return {
    groups,
    /** The days as they stand below each other. */
    order: groups.flatMap(group => group.days.map(({ day }) => day)),
    loading: newest.loading,
    error: newest.error,
    reload: newest.reload,
    /** The answer has come, and there is no day. */
    empty: newest.data !== undefined && groups.length === 0,
    more: {
      /** There are older ones. */
      there: (loaded.at(-1)?.next_before ?? null) !== null,
      loading: older.isValidating && (older.data?.length ?? 0) < pages,
      failed: older.error !== undefined && (older.data?.length ?? 0) < pages,
      load: () => (older.error ? void older.mutate() : setPages(pages + 1)),
    },
  }
}

export type Days = ReturnType<typeof useDays>
