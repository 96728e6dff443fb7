import { useState } from 'react'
import type { Client } from '../client/client.ts'
import { useClient } from './api-context.ts'

export interface Unsent<T> {
  /** What was typed, by the id of what it is about. */
  all: Readonly<Record<string, T>>
  keep: (id: string, value: T) => void
  drop: (id: string) => void
}

interface Memory<T> {
  /** Whose it is: another sign-in on the same page starts with nothing. */
  token: string | null
  all: Readonly<Record<string, T>>
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
    const fresh = { token, all: {} }
    memories.set(client, fresh)
    if (!known) askBeforeClosing(client)
    return fresh
  }
  function askBeforeClosing(client: Client) {
    window.addEventListener('beforeunload', event => {
      if (Object.values(memoryOf(client).all).some(counts)) event.preventDefault()
    })
  }

  return function useUnsent() {
    const client = useClient()
    const [all, show] = useState(() => memoryOf(client).all)
    const change = (next: (before: Memory<T>['all']) => Memory<T>['all']) => {
      const memory = memoryOf(client)
      memory.all = next(memory.all)
      show(memory.all)
    }
    return {
      all,
      keep: (id, value) => change(before => ({ ...before, [id]: value })),
      drop: id => change(({ [id]: _gone, ...rest }) => rest),
    }
  }
}
