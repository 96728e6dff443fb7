import { useCallback, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { CallOptions, Client } from '../client/client.ts'
import { ApiError } from '../client/errors.ts'
import type { CallInput, DataOf, Endpoint } from '../contract/endpoint.ts'
import { forgetAhead } from './ahead.ts'
import { useClient } from './api-context.ts'

/** A write: what came of it, or the error it ended in. Never throws, so callers cannot forget to catch. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: ApiError }

export interface Action<E extends Endpoint> {
  run: (input: CallInput<E>, options?: Omit<CallOptions<DataOf<E>>, 'key'>) => Promise<Outcome<DataOf<E>>>
  /** True from the click until the last answer. A run with the same input joins the one under way. */
  busy: boolean
  /** Last error, until the next run. */
  error: ApiError | undefined
}

/** An answer that comes after sign-out finds no cache to refresh: there is nothing to do then. */
export const ignoreMissingCache = (): undefined => undefined

/** Reads these calls again, by their names, wherever the page shows what they answered. */
export async function readAgain(
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
  names: ReadonlySet<string>,
): Promise<void> {
  forgetAhead(cache, names)
  await mutate(key => Array.isArray(key) && names.has(String(key[0]))).catch(ignoreMissingCache)
}

/** Reads these calls again when it is called: `reads`, the same array on every render. */
export function useReadAgain(reads: readonly Endpoint[]): () => void {
  const { cache, mutate } = useSWRConfig()
  return useCallback(() => {
    void readAgain({ cache, mutate }, new Set(reads.map(({ name }) => name)))
  }, [cache, mutate, reads])
}

/** What a lost write came to; undefined when it did not happen. */
export type Settle<E extends Endpoint> = (
  client: Client,
  input: CallInput<E>,
) => Promise<DataOf<E> | undefined>

/**
 * A write with one Idempotency-Key per user action (D1.7): the key outlives network faults of the same request, so that
 * pressing the button again after a lost answer repeats the write instead of doing it twice.
 * `refreshes` names the reads that the write makes stale. `settle` looks up whether a write whose answer was lost has
 * happened: its finding is the result (D1.7); it must be the same function on every render.
 */
export function useAction<E extends Endpoint>(
  entry: E,
  refreshes: readonly Endpoint[] = [],
  settle?: Settle<E>,
): Action<E> {
  const client = useClient()
  const { cache, mutate } = useSWRConfig()
  const [underWay, setUnderWay] = useState(0)
  const [error, setError] = useState<ApiError>()
  // by request: the same one joins, another is another act
  const running = useRef(new Map<string, Promise<Outcome<DataOf<E>>>>())
  const keys = useRef(new Map<string, string>())
  const stale = refreshes.map(read => read.name).join(' ')

  const run = useCallback<Action<E>['run']>(
    (input, options) => {
      const request = JSON.stringify(input)
      const joined = running.current.get(request)
      if (joined) return joined
      const key = keys.current.get(request) ?? crypto.randomUUID()
      keys.current.set(request, key)
      setUnderWay(count => count + 1)
      setError(undefined)
      const attempt = client
        .call(entry, input, {
          ...(settle ? { settle: () => settle(client, input) } : {}),
          ...options,
          key,
        })
        .then(
          (data): Outcome<DataOf<E>> => {
            keys.current.delete(request)
            return { ok: true, data }
          },
          (caught: unknown): Outcome<DataOf<E>> => {
            const failure = caught instanceof ApiError ? caught : new ApiError('failed', String(caught))
            if (failure.kind !== 'network') keys.current.delete(request)
            setError(failure)
            return { ok: false, error: failure }
          },
        )
        .finally(() => {
          running.current.delete(request)
          setUnderWay(count => count - 1)
        })
        .then(async outcome => {
          // after a conflict the page must show what is now; after success what became
          if (outcome.ok || outcome.error.code === 409)
            await readAgain({ cache, mutate }, new Set(stale.split(' ')))
          return outcome
        })
      running.current.set(request, attempt)
      return attempt
    },
    [cache, client, entry, mutate, settle, stale],
  )
  return { run, busy: underWay > 0, error }
}
