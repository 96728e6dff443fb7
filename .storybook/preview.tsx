import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { MemoryRouter } from 'react-router-dom'
import { spyOn } from 'storybook/test'
import { SWRConfig } from 'swr'
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
  }
}

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
  beforeEach: () => {
    const errors = spyOn(console, 'error')
    takeUnmockedCalls()
    return () => {
      const said = errors.mock.calls.map(call => call.map(String).join(' '))
      errors.mockRestore()
      const calls = takeUnmockedCalls()
      if (calls.length > 0) throw new Error(`Unmocked calls: ${calls.join(', ')}`)
      if (said.length > 0) throw new Error(`console.error was called: ${said.join('\n')}`)
    }
  },
  decorators: [
    (Story, { globals, id, parameters }) => {
      const router = parameters.router
      const story = (
        <SWRConfig key={id} value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
          <Story />
        </SWRConfig>
      )
      return (
        <ThemeProvider mode={globals.theme} density={globals.density}>
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
