import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { visitorClient } from '@portal/api/hooks/visitor-client'
import { StaffLayout } from '@portal/domain/staff/staff-layout'
import { renderFrame, renderPage, type Rendered, type RenderedPage } from '@portal/ui/render-page'
import { ThemeProvider } from '@portal/ui/theme'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** Finished HTML of one address, as the build asks for it (ADR 025). */
export async function render(address: string): Promise<RenderedPage> {
  await loadPage(address)
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={address}>{children}</StaticRouter>
  )
  return renderPage(<App client={visitorClient('manager')} router={Router} prerendered={address} />)
}

/** What stands around every page of a clerk (ADR 051). */
export const frame = (): Rendered =>
  renderFrame(
    <ThemeProvider density="staff">
      <StaticRouter location="/">
        <StaffLayout staff={null} counts={null} onLogout={() => undefined} />
      </StaticRouter>
    </ThemeProvider>,
  )
