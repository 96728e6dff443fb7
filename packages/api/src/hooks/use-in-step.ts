import { useEffect } from 'react'
import type { Endpoint } from '../contract/endpoint.ts'
import { useReadAgain } from './use-action.ts'

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
  const readAgain = useReadAgain(reads)
  const differ = row !== undefined && record !== undefined && row !== record
  useEffect(() => {
    if (!differ) return undefined
    const timer = setTimeout(readAgain, apartMs)
    return () => clearTimeout(timer)
  }, [differ, readAgain])
}
