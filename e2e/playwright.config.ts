import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumOfTests } from '../scripts/browser.ts'
import type { Engine } from './people.ts'

/**
 * Journeys of money, evaluations and profiles, which run on PostgreSQL with two server processes as well (the main job
 * does by itself).
 */
const onBothEngines = [
  'coupons',
  'evaluation',
  'invoices',
  'lead-report',
  'online-payment',
  'order-bulk',
  'order-export',
  'reconciliation',
  'report-draft',
  'resume',
  'star-branches',
  'star-desk',
  'star-expert',
  'star-life',
  'star-member',
  'statements',
  'talent-profile',
]

const report = process.env['E2E_REPORT']

/** Real browser, real server, real database. Nothing is retried: a flaky journey is a broken one. */
export default defineConfig<object, Engine>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './prepare.ts',
  outputDir: '../test-results/e2e',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // a busy machine may take several times as long as a quiet one
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  projects: [
    { name: 'pglite' },
    {
      name: 'postgres',
      testMatch: onBothEngines.map(name => `**/${name}.e2e.ts`),
      use: { engine: 'postgres' },
    },
  ],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumOfTests, args: chromiumArgs },
  },
})
