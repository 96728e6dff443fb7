import { useCallback, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { CallOptions, Client } from '../client/client.ts'
import { ApiError } from '../client/errors.ts'
import type { CallInput, DataOf, Endpoint } from '../contract/endpoint.ts'
import { useClient } from './api-context.ts'

/** A write: what came of it, or the error it ended in. Never throws, so callers cannot forget to catch. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: ApiError }

export interface Action<E extends Endpoint> {
  run: (input: CallInput<E>, options?: Omit<CallOptions<DataOf<E>>, 'key'>) => Promise<Outcome<DataOf<E>>>
  /** True from the click until the answer; a second run meanwhile joins the first. */
  busy: boolean
  /** Last error, until the next run. */
  error: ApiError | undefined
}

/** An answer that comes after sign-out finds no cache to refresh: there is nothing to do then. */
export const cacheGone = (): undefined => undefined

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
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const running = useRef<Promise<Outcome<DataOf<E>>> | null>(null)
  const pending = useRef<{ request: string; key: string } | null>(null)
  const stale = refreshes.map(read => read.name).join(' ')

  const run = useCallback<Action<E>['run']>(
    (input, options) => {
      if (running.current) return running.current
      const request = JSON.stringify(input)
      if (pending.current?.request !== request) pending.current = { request, key: crypto.randomUUID() }
      const { key } = pending.current
      setBusy(true)
      setError(undefined)
      const attempt = client
        .call(entry, input, {
          ...(settle ? { settle: () => settle(client, input) } : {}),
          ...options,
          key,
        })
        .then(
          (data): Outcome<DataOf<E>> => {
            pending.current = null
            return { ok: true, data }
          },
          (caught: unknown): Outcome<DataOf<E>> => {
            const failure = caught instanceof ApiError ? caught : new ApiError('failed', String(caught))
            if (failure.kind !== 'network') pending.current = null
            setError(failure)
            return { ok: false, error: failure }
          },
        )
        .finally(() => {
          running.current = null
          setBusy(false)
        })
        .then(async outcome => {
          const names = stale.split(' ')
          // after a conflict the page must show what is now; after success what became
          if (outcome.ok || outcome.error.code === 409) {
            await mutate(swrKey => Array.isArray(swrKey) && names.includes(String(swrKey[0]))).catch(
              cacheGone,
            )
          }
          return outcome
        })
      running.current = attempt
      return attempt
    },
    [client, entry, mutate, settle, stale],
  )
  return { run, busy, error }
}
