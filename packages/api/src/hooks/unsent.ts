import { useSyncExternalStore } from 'react'
import type { Client } from '../client/client.ts'
import { useClient } from './api-context.ts'

interface Watched {
  subscribe: (listener: () => void) => () => void
}

/** What was typed and not sent yet, by the id of what it is about. */
export interface Unsent<T> extends Watched {
  /** undefined where nothing was typed. */
  read: (id: string) => T | undefined
  keep: (id: string, value: T) => void
  drop: (id: string) => void
}

/** What was typed about one thing: read when it is needed, watched only where it is shown. */
export interface Draft<T> extends Watched {
  read: () => T
  change: (part: Partial<T>) => void
}

/** The draft of one thing, `blank` until something is typed. */
export const draftOf = <T extends object>(
  { read, keep, subscribe }: Pick<Unsent<T>, 'read' | 'keep' | 'subscribe'>,
  id: string,
  blank: T,
): Draft<T> => ({
  read: () => read(id) ?? blank,
  change: part => keep(id, { ...(read(id) ?? blank), ...part }),
  subscribe,
})

/** One part of a draft. Who shows it is drawn again when this part is another value, and with no other key. */
export const useDraftPart = <T, Part>(
  { read, subscribe }: Pick<Draft<T>, 'read' | 'subscribe'>,
  part: (draft: T) => Part,
): Part => useSyncExternalStore(subscribe, () => part(read()))

interface Memory<T> {
  /** Whose it is: another sign-in on the same page starts with nothing. */
  token: string | null
  unsent: Unsent<T> & { all: () => readonly T[] }
}

function createMemory<T>(): Memory<T>['unsent'] {
  const typed = new Map<string, T>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    all: () => [...typed.values()],
    read: id => typed.get(id),
    keep(id, value) {
      typed.set(id, value)
      notify()
    },
    drop(id) {
      typed.delete(id)
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/**
 * A hook for what was typed and not sent yet. It lives in the page's memory, never in storage (D10.7): going
 * elsewhere in the app and back, by links or by the browser's buttons, loses nothing, and the browser asks before the
 * page itself is closed while `counts` says of any of it that it would be missed.
 */
export function createUnsent<T>(counts: (value: T) => boolean = () => true): () => Unsent<T> {
  const memories = new WeakMap<Client, Memory<T>>()

  function memoryOf(client: Client): Memory<T> {
    const token = client.session.token()
    const known = memories.get(client)
    if (known?.token === token) return known
    const fresh = { token, unsent: createMemory<T>() }
    memories.set(client, fresh)
    if (!known) askBeforeClosing(client)
    return fresh
  }
  function askBeforeClosing(client: Client) {
    window.addEventListener('beforeunload', event => {
      if (memoryOf(client).unsent.all().some(counts)) event.preventDefault()
    })
  }

  return function useUnsent() {
    return memoryOf(useClient()).unsent
  }
}
