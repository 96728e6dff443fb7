import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { serverProjects } from './apps/server/vitest.config.ts'
import { chromiumOfTests, shortLivedArgs } from './scripts/browser.ts'
import { withoutDeveloperTools } from './scripts/developer-tools.ts'

/** react-stately draws whole lists under NODE_ENV=test unless told to virtualise as in production. */
const drawsAsInProduction = { 'process.env.VIRT_ON': '"on"' }

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    // Half-faded dialogs would fail contrast and visibility at random.
    contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
    launchOptions: { executablePath: chromiumOfTests, args: shortLivedArgs },
  }),
}

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
          // one page at a time: a page in the background gets no frames
          fileParallelism: false,
          browser: { ...browser, viewport: { width: 1280, height: 900 } },
        },
      },
    ],
  },
})
