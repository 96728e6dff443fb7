import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { SWRConfig } from 'swr'
import { createClient, createSession } from '../packages/api/src/client/index.ts'
import { ApiProvider } from '../packages/api/src/hooks/api-context.ts'
import { DarkTheme } from '../packages/ui/src/dark-theme/index.ts'
import { addGlobalStyle, ThemeProvider } from '../packages/ui/src/theme/index.ts'
import { dismissToast } from '../packages/ui/src/toast/index.ts'
import {
  fromStory,
  emptyStorages,
  enterPortal,
  leavePortal,
  stageKey,
  worldTypes,
  type WorldGlobals,
} from './portal.ts'
import type { World } from './world.ts'
import { CatchUp, catchUpAfterEachAct, untilCaughtUp } from './CatchUp.tsx'
import { setPageSettings } from './page-settings.ts'
import { readableArgTypes } from './prop-table.ts'
import { addonDocs } from './addon-docs.ts'
import { DocsGround } from './DocsGround.tsx'
import { shortErrorsWhileWaiting } from './short-errors.ts'
import { beginStory, boundToStory } from './story-scope.ts'
import { testRunner } from './test-runner.ts'
import { countCalls, forgetAnswers, untilAnswered } from './unanswered.ts'
import { forgetEarlierCalls, startWorker, takeUnmockedCalls } from './unmocked.ts'

declare module 'storybook/internal/csf' {
  interface Globals extends WorldGlobals {
    theme?: 'light' | 'dark'
    density?: 'member' | 'staff'
  }
  interface Parameters {
    /** `own`: the story brings its router; otherwise the entries of the MemoryRouter around it. */
    router?: 'own' | { initialEntries: string[] }
    /** Who is signed in: a member unless the story says otherwise. */
    session?: 'register' | 'manager' | 'none'
    /** A whole app or page that brings its providers and stands on the real portal, whose world is like this. */
    portal?: Partial<World>
  }
}

setPageSettings()

addGlobalStyle()
countCalls()
// every story waits for it; here it comes while Storybook still loads
void startWorker()
// a call that the network lost is tried again for three seconds (D1.7), and a busy machine may take ten times as long
configure({ asyncUtilTimeout: 30_000 })
shortErrorsWhileWaiting()

/** A test run reads the violations alone; a list of all that passes takes as long to write as to find. */
const axeOptions = navigator.userAgent.includes(testRunner) ? { reporter: 'no-passes' as const } : {}

/** A client of the story's own over emptied storages; what the app would toast is left to the story. */
function storyClient(who: 'register' | 'manager' | 'none' = 'register') {
  emptyStorages()
  const session = createSession(who === 'manager' ? 'manager' : 'register')
  if (who !== 'none') session.start('story-session-token')
  return boundToStory(
    createClient(session, {
      onNotSignedIn: () => undefined,
      onError: () => undefined,
      onLineBack: () => undefined,
    }),
  )
}
let client = storyClient()

/** What the running story has said on console.error. */
let errors: string[] = []

export default definePreview({
  addons: [addonA11y(), ...addonDocs, addonMsw(startWorker)],
  initialGlobals: {
    theme: 'light',
    density: 'member',
    viewport: { value: 'desktop' },
    who: fromStory,
    network: fromStory,
    data: fromStory,
  },
  globalTypes: {
    ...worldTypes,
    theme: {
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      toolbar: { title: 'Density', icon: 'component', items: ['member', 'staff'], dynamicTitle: true },
    },
  },
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    docs: { toc: { title: '本页' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          'Components',
          'Domain',
          ['Member', 'Staff', 'Shared'],
          'Pages',
          ['Member', 'Staff'],
          'Apps',
        ],
      },
    },
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
  beforeAll: catchUpAfterEachAct,
  beforeEach: async ({ abortSignal, globals, msw, parameters }) => {
    const end = beginStory()
    if (parameters.portal) msw.use(...(await enterPortal(parameters.portal, globals, abortSignal)))
    else {
      leavePortal()
      client = storyClient(parameters.session)
    }
    errors = []
    const { error } = console
    // Not a spy: Storybook resets every spy before the story is drawn.
    Reflect.set(console, 'error', (...args: unknown[]) => {
      errors.push(args.map(String).join(' '))
      error(...args)
    })
    await forgetEarlierCalls()
    forgetAnswers()
    return () => {
      end()
      dismissToast()
      Reflect.set(console, 'error', error)
    }
  },
  // Outside of tests a play would begin before React has run the effects of what it plays with.
  mount:
    ({ canvas, renderToCanvas }) =>
    async () => {
      await renderToCanvas()
      await untilCaughtUp()
      return canvas
    },
  // Not in the clean-up of beforeEach: that runs with the next story and would blame it.
  afterEach: async () => {
    await untilAnswered()
    const calls = takeUnmockedCalls()
    if (calls.length > 0) throw new Error(`Unmocked calls: ${calls.join(', ')}`)
    if (errors.length > 0) throw new Error(`console.error was called: ${errors.join('\n')}`)
  },
  decorators: [
    (Story, { globals, id, parameters, viewMode }) => {
      if (parameters.portal)
        return (
          <>
            <CatchUp />
            <Story key={stageKey()} />
          </>
        )
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
      const inRouter =
        router === 'own' ? (
          story
        ) : (
          <MemoryRouter initialEntries={router?.initialEntries ?? ['/']}>{story}</MemoryRouter>
        )
      if (viewMode === 'docs')
        return (
          <ThemeProvider>
            <DocsGround data-theme={globals.theme} data-density={globals.density}>
              {inRouter}
            </DocsGround>
          </ThemeProvider>
        )
      return (
        <ThemeProvider mode={globals.theme} density={globals.density}>
          <CatchUp />
          <DarkTheme />
          {inRouter}
        </ThemeProvider>
      )
    },
  ],
})
