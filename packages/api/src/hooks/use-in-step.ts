import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import type { Endpoint } from '../contract/endpoint.ts'
import { readAgain } from './use-action.ts'

/** After an act on this page both answers come by themselves, one a little before the other. */
const apartMs = 1_000

/** One thing as two answers tell of it; undefined while one of them is not there. */
export interface Told {
  row: number | string | undefined
  record: number | string | undefined
}

/**
 * Keeps a list and the record that lies open in step: where they tell of different states of it, as when somebody else
 * acted on it, what such an act makes stale is read again: `reads`, the same array on every render.
 */
export function useInStep({ row, record }: Told, reads: readonly Endpoint[]): void {
  const { cache, mutate } = useSWRConfig()
  const differ = row !== undefined && record !== undefined && row !== record
  useEffect(() => {
    if (!differ) return undefined
    const timer = setTimeout(() => {
      void readAgain({ cache, mutate }, new Set(reads.map(({ name }) => name)))
    }, apartMs)
    return () => clearTimeout(timer)
  }, [cache, differ, mutate, reads])
}
