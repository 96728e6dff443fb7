import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import { ApiProvider } from './api-context.ts'
import { createCache } from './snapshot.ts'

export interface PortalApiProps {
  client: Client
  children: ReactNode
}

/** Client and read cache for a whole app. Each sign-in and sign-out starts with a cache of its own. */
export function PortalApi({ client, children }: PortalApiProps) {
  const token = useSyncExternalStore(client.session.subscribe, client.session.token, () => null)
  const cache = useMemo(() => createCache(token), [token])
  return (
    <ApiProvider value={client}>
      <SWRConfig
        key={token === null ? 'out' : 'in'}
        // the client retries by itself (D1.7)
        value={{ provider: () => cache, shouldRetryOnError: false, focusThrottleInterval: 15_000 }}
      >
        {children}
      </SWRConfig>
    </ApiProvider>
  )
}
