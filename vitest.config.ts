import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { serverProjects } from './apps/server/vitest.config.ts'
import { chromiumArgs, chromiumOfTests } from './scripts/browser.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Everything a story may import from outside; an unlisted one makes Vite reload in mid-run on a cold cache. */
const storyDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router-dom',
  'styled-components',
  'swr',
  'swr/mutation',
  'swr/infinite',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'storybook/test',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  'comlink',
  '@noble/ciphers/aes.js',
  '@noble/hashes/hkdf.js',
  '@noble/hashes/hmac.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'file-type',
]

/** react-stately draws whole lists under NODE_ENV=test unless told to virtualise as in production. */
const drawsAsInProduction = { 'process.env.VIRT_ON': '"on"' }

/** React's and styled-components' help for developer tools, a fifth of the time of a run that has none open. */
const withoutDeveloperTools = {
  'console.createTask': 'undefined',
  'console.timeStamp': 'undefined',
  SC_DISABLE_SPEEDY: 'false',
}

/** A fresh one for each project: Vitest names the instances in place. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    // Half-faded dialogs would fail contrast and visibility at random.
    contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
    launchOptions: { executablePath: chromiumOfTests, args: chromiumArgs },
  }),
})

/**
 * Every file of stories loads its modules anew, hundreds of them: from the browser's own cache, as none changes in a run
 * that does not watch, and without the source maps that Vite writes into libraries.
 */
const quickModules = (): Plugin => ({
  name: 'quick-modules',
  configureVitest: ({ vitest, project }) => {
    const { headers } = project.vite.config.server
    if (!vitest.config.watch) headers['Cache-Control'] = 'max-age=86400, immutable'
  },
  transform: (code, id) => (id.includes('/deps/') ? { code, map: { mappings: '' } } : null),
})

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          // as many as the server's tests have: both may run in one go
          maxWorkers: 1,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'apps/server/**'],
        },
      },
      ...serverProjects,
      {
        plugins: [storybookTest({ configDir: path('./.storybook') }), quickModules()],
        // The add-on sets the viewport through the name this module had before Vitest 5.
        resolve: { alias: { '@vitest/browser/context': 'vitest/browser' } },
        define: { ...drawsAsInProduction, ...withoutDeveloperTools },
        // the packages' own libraries are found by reading the stories: the root cannot name what it does not depend on
        optimizeDeps: {
          entries: [
            'packages/*/src/**/*.stories.tsx',
            'apps/*/src/**/*.stories.tsx',
            'packages/portal/src/portal.ts',
          ],
          include: storyDependencies,
        },
        test: {
          name: 'storybook',
          testTimeout: 120_000,
          browser: browser(),
        },
      },
      {
        plugins: [react()],
        define: { ...drawsAsInProduction, ...withoutDeveloperTools },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'styled-components',
            'axe-core',
          ],
        },
        test: {
          name: 'conformance',
          include: ['packages/ui/src/conformance/*.test.tsx'],
          // After the stories, one page at a time: a page in the background gets no frames.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          browser: { ...browser(), viewport: { width: 1280, height: 900 } },
        },
      },
    ],
  },
})
