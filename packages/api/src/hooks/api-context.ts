import { createContext, useContext } from 'react'
import type { Client } from '../client/client.ts'

const ApiContext = createContext<Client | null>(null)

/** Gives the tree below it the app's client. */
export const ApiProvider = ApiContext.Provider

/** The app's client. */
export function useClient(): Client {
  const client = useContext(ApiContext)
  if (!client) throw new Error('ApiProvider is missing above this component')
  return client
}
