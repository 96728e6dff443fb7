import useSWR, { type SWRConfiguration } from 'swr'
import type { ApiError } from '../client/errors.ts'
import type { CallInput, DataOf, Endpoint } from '../contract/endpoint.ts'
import { useClient } from './api-context.ts'
import type { Read } from './use-read.ts'

/** Reads one call for a page that itself says what went wrong: no toast says it again. It is asked once, not on each focus. */
export function useSilentRead<E extends Endpoint>(
  entry: E,
  input: CallInput<E>,
  options?: SWRConfiguration<DataOf<E>, ApiError>,
): Read<DataOf<E>> {
  const client = useClient()
  const { data, error, isLoading, mutate } = useSWR<DataOf<E>, ApiError>(
    [entry.name, input],
    () => client.call(entry, input, { silent: true }),
    { revalidateOnFocus: false, shouldRetryOnError: false, ...options },
  )
  return { data, error, loading: isLoading && data === undefined, reload: () => void mutate() }
}
