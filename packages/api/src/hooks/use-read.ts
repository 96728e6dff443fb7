import { useState } from 'react'
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr'
import type { ApiError } from '../client/errors.ts'
import type { CallInput, DataOf, Endpoint } from '../contract/endpoint.ts'
import { takeAhead } from './ahead.ts'
import { useClient } from './api-context.ts'

/** What a panel needs to pick loading, failed, empty or loaded. */
export interface Read<T> {
  data: T | undefined
  error: ApiError | undefined
  /** True only while there is nothing to show yet. */
  loading: boolean
  reload: () => void
}

/** For pages that stay open: links to files live ten minutes at least (D10.8) and are read again in time. */
export const freshFiles = { refreshInterval: 300_000 }

export interface ReadOptions<T> extends SWRConfiguration<T, ApiError> {
  /** For a page that itself says all that went wrong: no toast says it again. */
  silent?: boolean
}

/** Reads one call through the SWR cache; `null` instead of an input means: not yet. */
export function useRead<E extends Endpoint>(
  entry: E,
  input: CallInput<E> | null,
  options?: ReadOptions<DataOf<E>>,
): Read<DataOf<E>> {
  const client = useClient()
  const { cache } = useSWRConfig()
  const read = useSWR<DataOf<E>, ApiError>(
    input === null ? null : [entry.name, input],
    () => {
      const given = input as CallInput<E>
      return (
        takeAhead(cache, entry, given) ?? client.call(entry, given, options?.silent ? { silent: true } : {})
      )
    },
    options,
  )
  const { data, error, mutate } = read
  return {
    data,
    error,
    // SWR draws its reader again for what was read of it alone: who has data does not care whether more is coming
    loading: data === undefined && read.isLoading,
    reload: () => {
      void mutate()
    },
  }
}

/**
 * Reads one page of a list. The page before stays until the next one comes, but nothing of another list does: `list` names
 * it.
 */
export function useReadPage<E extends Endpoint>(
  entry: E,
  input: CallInput<E> | null,
  list: string,
  options?: SWRConfiguration<DataOf<E>, ApiError>,
): Read<DataOf<E>> {
  const [shown, setShown] = useState(list)
  const read = useRead(entry, input, { ...options, keepPreviousData: shown === list })
  if (read.data !== undefined && shown !== list) setShown(list)
  return read
}
