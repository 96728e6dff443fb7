import { unstable_serialize, useSWRConfig } from 'swr'
import type { CallInput, Endpoint } from '../contract/endpoint.ts'
import { askedOf, readKey, type Asked } from './ahead.ts'
import { useClient } from './api-context.ts'

/**
 * Asks for what is likely to be shown next, so that it is there at once. What is known, under way or already asked for
 * is left alone; a failure is silent, and the read itself asks again.
 */
export function useAhead<E extends Endpoint>(entry: E): (input: CallInput<E>) => void {
  const client = useClient()
  const { cache, mutate } = useSWRConfig()

  async function ask(input: CallInput<E>, key: string) {
    const all = askedOf(cache)
    const options = { silent: true }
    const answer = client.call(entry, input, options)
    const mine: Asked = { name: entry.name, at: performance.now(), answer, options }
    all.set(key, mine)
    try {
      const data = await answer
      // whoever took it shows it by itself
      if (all.get(key) === mine) await mutate(readKey(entry, input), data, { revalidate: false })
    } catch {
      if (all.get(key) === mine) all.delete(key)
    }
  }

  return input => {
    const key = unstable_serialize(readKey(entry, input))
    const state = cache.get(key)
    if (askedOf(cache).has(key) || state?.data !== undefined || state?.isValidating === true) return
    void ask(input, key)
  }
}
