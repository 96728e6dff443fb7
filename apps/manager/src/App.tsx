import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { PortalApi, type PortalApiProps } from '@portal/api/hooks/portal-api'
import { useThemeChoice } from '@portal/domain/staff/staff-layout'
import { DarkTheme } from '@portal/ui/dark-theme'
import { ThemeProvider } from '@portal/ui/theme'
import { ToastHost } from '@portal/ui/toast'
import { Routing } from './Routing.tsx'

export interface AppProps extends Pick<PortalApiProps, 'client'> {
  /**
   * Keeps the address; must be the same component on every render.
   * @default BrowserRouter
   */
  router?: ComponentType<{ children: ReactNode }> | undefined
}

/** The manager app: providers around the routes. */
export function App({ client, router: Router = BrowserRouter }: AppProps) {
  const theme = useThemeChoice()
  return (
    <ThemeProvider mode={theme.mode} density="staff">
      <DarkTheme />
      <PortalApi client={client}>
        <Router>
          <Routing theme={theme} />
        </Router>
      </PortalApi>
      <ToastHost />
    </ThemeProvider>
  )
}
