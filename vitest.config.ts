import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { serverProjects } from './apps/server/vitest.config.ts'

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
]

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'apps/server/**'],
        },
      },
      ...serverProjects,
      {
        plugins: [storybookTest({ configDir: path('./.storybook') })],
        // The add-on sets the viewport through the name this module had before Vitest 5.
        resolve: { alias: { '@vitest/browser/context': 'vitest/browser' } },
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              // Half-faded dialogs would fail contrast and visibility at random.
              contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
          },
        },
      },
    ],
  },
})
