import { unstable_serialize, type Cache } from 'swr'
import type { CallInput, DataOf, Endpoint } from '../contract/endpoint.ts'

/** For so long an answer that was asked for ahead needs no asking again; after that it is shown and refreshed. */
export const freshMs = 5_000

/** A call that nothing has waited for yet. */
export interface Asked {
  name: string
  at: number
  answer: Promise<unknown>
  /** Nobody hears of a failure until somebody waits for the answer. */
  options: { silent: boolean }
}

/** Answers asked for before anything shows them, for each session's cache by the key of their read. */
const asked = new WeakMap<Cache, Map<string, Asked>>()

/** Those of one session. */
export function askedOf(cache: Cache): Map<string, Asked> {
  const all = asked.get(cache) ?? new Map<string, Asked>()
  asked.set(cache, all)
  return all
}

/** The key under which a read is cached. */
export const readKey = (entry: Endpoint, input: unknown) => [entry.name, input]

/** The answer that is there or under way, once; undefined where nobody asked or it is too old. */
export function takeAhead<E extends Endpoint>(
  cache: Cache,
  entry: E,
  input: CallInput<E>,
): Promise<DataOf<E>> | undefined {
  const all = askedOf(cache)
  const key = unstable_serialize(readKey(entry, input))
  const known = all.get(key)
  if (!known) return undefined
  all.delete(key)
  if (performance.now() - known.at > freshMs) return undefined
  known.options.silent = false
  return known.answer as Promise<DataOf<E>>
}

/** These reads are stale: what was asked for before is not shown as new. */
export function forgetAhead(cache: Cache, names: ReadonlySet<string>): void {
  const all = askedOf(cache)
  for (const [key, { name }] of all) if (names.has(name)) all.delete(key)
}
