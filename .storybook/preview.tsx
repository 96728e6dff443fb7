import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { SWRConfig } from 'swr'
import { createClient, createSession, storageKeys } from '../packages/api/src/client/index.ts'
import { ApiProvider } from '../packages/api/src/hooks/api-context.ts'
import { DarkTheme } from '../packages/ui/src/dark-theme/index.ts'
import { ThemeProvider } from '../packages/ui/src/theme/index.ts'
import { startWorker, takeUnmockedCalls } from './unmocked.ts'

declare module 'storybook/internal/csf' {
  interface Globals {
    theme?: 'light' | 'dark'
    density?: 'member' | 'staff'
  }
  interface Parameters {
    /** `own`: the story brings its router; otherwise the entries of the MemoryRouter around it. */
    router?: 'own' | { initialEntries: string[] }
    /** Who is signed in: a member unless told otherwise. */
    session?: 'register' | 'manager' | 'none'
  }
}

// a call that the network lost is tried again for three seconds (D1.7)
configure({ asyncUtilTimeout: 5_000 })

/** A client of the story's own over emptied storages; what the app would toast is left to the story. */
function storyClient(who: 'register' | 'manager' | 'none' = 'register') {
  for (const key of Object.values(storageKeys)) {
    window.localStorage.removeItem(key)
    window.sessionStorage.removeItem(key)
  }
  const session = createSession(who === 'manager' ? 'manager' : 'register')
  if (who !== 'none') session.start('story-session-token')
  return createClient(session, { onNotSignedIn: () => undefined, onError: () => undefined })
}
let client = storyClient()

/** What the running story has said on console.error. */
let errors: string[] = []

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  initialGlobals: { theme: 'light', density: 'member', viewport: { value: 'desktop' } },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      toolbar: { title: 'Density', icon: 'component', items: ['member', 'staff'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
        small: { name: 'Phone 360', type: 'mobile', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } },
        wide: { name: 'Desktop 1440', type: 'desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  beforeEach: ({ parameters }) => {
    client = storyClient(parameters.session)
    errors = []
    const { error } = console
    // Not a spy: Storybook resets every spy before the story is drawn.
    Reflect.set(console, 'error', (...args: unknown[]) => {
      errors.push(args.map(String).join(' '))
      error(...args)
    })
    takeUnmockedCalls()
    return () => void Reflect.set(console, 'error', error)
  },
  // Not in the clean-up of beforeEach: that runs with the next story and would blame it.
  afterEach: () => {
    const calls = takeUnmockedCalls()
    if (calls.length > 0) throw new Error(`Unmocked calls: ${calls.join(', ')}`)
    if (errors.length > 0) throw new Error(`console.error was called: ${errors.join('\n')}`)
  },
  decorators: [
    (Story, { globals, id, parameters }) => {
      const router = parameters.router
      const story = (
        <ApiProvider value={client}>
          <SWRConfig
            key={id}
            value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}
          >
            <Story />
          </SWRConfig>
        </ApiProvider>
      )
      return (
        <ThemeProvider mode={globals.theme} density={globals.density}>
          <DarkTheme />
          {router === 'own' ? (
            story
          ) : (
            <MemoryRouter initialEntries={router?.initialEntries ?? ['/']}>{story}</MemoryRouter>
          )}
        </ThemeProvider>
      )
    },
  ],
})
