import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { PortalApi, type PortalApiProps } from '@portal/api/hooks/portal-api'
import { ThemeProvider } from '@portal/ui/theme'
import { ToastHost } from '@portal/ui/toast'
import { Routing } from './Routing.tsx'

export interface AppProps extends Pick<PortalApiProps, 'client'> {
  /**
   * Keeps the address; must be the same component on every render.
   * @default BrowserRouter
   */
  router?: ComponentType<{ children: ReactNode }> | undefined
  /** Address of the finished HTML that is made, or taken over. */
  prerendered?: string | undefined
}

/** The member app: providers around the routes. */
export function App({ client, router: Router = BrowserRouter, prerendered }: AppProps) {
  return (
    <ThemeProvider>
      <PortalApi client={client}>
        <Router>
          <Routing prerendered={prerendered} />
        </Router>
      </PortalApi>
      <ToastHost />
    </ThemeProvider>
  )
}
