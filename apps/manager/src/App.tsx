import { BrowserRouter } from 'react-router-dom'
import { PortalApi, type PortalApiProps } from '@portal/api/hooks/portal-api'
import { useThemeChoice } from '@portal/domain/staff-layout'
import { DarkTheme } from '@portal/ui/dark-theme'
import { ThemeProvider } from '@portal/ui/theme'
import { ToastHost } from '@portal/ui/toast'
import { Routing } from './Routing.tsx'

/** The manager app: providers around the routes. */
export function App({ client }: Pick<PortalApiProps, 'client'>) {
  const theme = useThemeChoice()
  return (
    <ThemeProvider mode={theme.mode} density="staff">
      <DarkTheme />
      <PortalApi client={client}>
        <BrowserRouter>
          <Routing theme={theme} />
        </BrowserRouter>
      </PortalApi>
      <ToastHost />
    </ThemeProvider>
  )
}
