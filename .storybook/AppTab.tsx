import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { Client } from '../packages/api/src/client/index.ts'
import { startPortal } from '../packages/api/src/hooks/start-portal.ts'
import { dismissMessage, toast } from '../packages/ui/src/toast/index.ts'
import { managerOrigin } from './page-settings.ts'
import { boundToStory } from './story-scope.ts'

interface AppTabProps {
  app: ComponentType<{ client: Client; router: ComponentType<{ children: ReactNode }> }>
  userType: 'register' | 'manager'
  /** Address that is opened. */
  path: string
  /** Takes a page load that leads to the manager app's origin. */
  onLeave?: (() => void) | undefined
  /** Every address that is shown; must be the same function on every render. */
  onAddress?: ((address: string) => void) | undefined
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  useLayoutEffect(() => {
    onChange(address)
  }, [address, onChange])
  return (
    <output aria-label="地址" style={{ position: 'fixed', clipPath: 'inset(50%)' }}>
      {address}
    </output>
  )
}

/** A router that starts again where it was: the apps mount theirs afresh with each sign-in and sign-out. */
function routerAt(path: string, onAddress: AppTabProps['onAddress']) {
  let at = path
  const keep = (address: string) => {
    at = address
    onAddress?.(address)
  }
  return function Router({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[at]}>
        {children}
        <Address onChange={keep} />
      </MemoryRouter>
    )
  }
}

function tabAt({ userType, path, onAddress }: Omit<AppTabProps, 'app'>, load = 0) {
  const page = new AbortController()
  return {
    load,
    /** What the page still asks for ends with it. */
    unload: () => page.abort(),
    client: boundToStory(
      startPortal(userType, {
        onError: message => toast({ tone: 'error', message }),
        onLineBack: dismissMessage,
        onNotSignedIn: message => toast({ tone: 'warning', message }),
      }),
      page.signal,
    ),
    router: routerAt(path, onAddress),
  }
}

/**
 * A whole app as a browser's tab holds it: its own providers and routes, at an address of its own. A full page load
 * (sign-out makes one) starts the app afresh in the story instead of leaving the Storybook.
 */
export function AppTab({ app: App, userType, path, onLeave, onAddress }: AppTabProps) {
  const [tab, setTab] = useState(() => tabAt({ userType, path, onAddress }))

  useEffect(() => {
    const load = (event: NavigateEvent) => {
      const to = new URL(event.destination.url)
      const here = to.pathname === window.location.pathname
      if (here || !event.cancelable || to.origin !== window.location.origin || event.downloadRequest !== null)
        return
      event.preventDefault()
      if (to.pathname.startsWith(managerOrigin)) onLeave?.()
      else
        setTab(({ load: before }) =>
          tabAt({ userType, path: to.pathname + to.search, onAddress }, before + 1),
        )
    }
    window.navigation.addEventListener('navigate', load)
    return () => {
      window.navigation.removeEventListener('navigate', load)
    }
  }, [userType, onLeave, onAddress])
  useEffect(() => tab.unload, [tab])

  return <App key={tab.load} client={tab.client} router={tab.router} />
}
