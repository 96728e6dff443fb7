import { BrowserRouter } from 'react-router-dom'
import { PortalApi, type PortalApiProps } from '@portal/api/hooks/portal-api'
import { ThemeProvider } from '@portal/ui/theme'
import { ToastHost } from '@portal/ui/toast'
import { Routing } from './Routing.tsx'

/** The member app: providers around the routes. */
export function App({ client }: Pick<PortalApiProps, 'client'>) {
  return (
    <ThemeProvider>
      <PortalApi client={client}>
        <BrowserRouter>
          <Routing />
        </BrowserRouter>
      </PortalApi>
      <ToastHost />
    </ThemeProvider>
  )
}
