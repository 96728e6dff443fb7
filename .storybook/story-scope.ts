import type { Client } from '../packages/api/src/client/index.ts'

let scope = new AbortController()

/**
 * Before a story is drawn; again when the toolbar changes, and for many at once on a page of documentation. What it
 * returns ends the clients made from here on, and no others.
 */
export function beginStory(): () => void {
  const mine = new AbortController()
  scope = mine
  return () => mine.abort()
}

const never = () => new Promise<never>(() => undefined)

/**
 * A client that ends with its story, or with its page: what it asks for then, or had asked for, reaches no other.
 */
export function boundToStory(client: Client, page?: AbortSignal): Client {
  const signal = page ? AbortSignal.any([scope.signal, page]) : scope.signal
  return {
    session: client.session,
    async call(entry, input, options) {
      if (signal.aborted) return never()
      try {
        const both = options?.signal ? AbortSignal.any([signal, options.signal]) : signal
        return await client.call(entry, input, { ...options, signal: both })
      } catch (error) {
        if (signal.aborted) return never()
        throw error
      }
    },
  }
}
