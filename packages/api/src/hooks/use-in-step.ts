import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { forgetAhead } from './ahead.ts'
import { ignoreMissingCache } from './use-action.ts'

/** After an act on this page both answers come by themselves, one a little before the other. */
const apartMs = 1_000

/** One thing as two answers tell of it; undefined while one of them is not there. */
export interface Told {
  row: number | string | undefined
  record: number | string | undefined
}

/**
 * Keeps a list and the record that lies open in step: where they tell of different states of it, as when somebody else
 * acted on it, everything is read again that tells of it. `reads`: names of those calls.
 */
export function useInStep({ row, record }: Told, reads: ReadonlySet<string>): void {
  const { cache, mutate } = useSWRConfig()
  const differ = row !== undefined && record !== undefined && row !== record
  useEffect(() => {
    if (!differ) return undefined
    const timer = setTimeout(() => {
      forgetAhead(cache, reads)
      mutate(key => Array.isArray(key) && reads.has(String(key[0]))).catch(ignoreMissingCache)
    }, apartMs)
    return () => clearTimeout(timer)
  }, [cache, differ, mutate, reads])
}
