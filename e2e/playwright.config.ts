import { defineConfig } from '@playwright/test'
import { chromiumOfTests, shortLivedArgs } from '../scripts/browser.ts'
import { onBothEngines } from './on-both-engines.ts'
import type { Engine } from './people.ts'

/**
 * Journeys of evaluations and profiles: with a turn, each on one of the two, and with the next turn on the other; without
 * one on both. Whatever the two could do differently is tested on both at the server.
 */
const byTurns = [
  'resume',
  'star-branches',
  'star-desk',
  'star-expert',
  'star-life',
  'star-member',
  'talent-profile',
]
const turn = process.env['E2E_TURN']
const isOn = (engine: Engine['engine'], index: number): boolean =>
  turn === undefined || ((index + Number(turn)) % 2 === 0) === (engine === 'pglite')

const fileOf = (name: string) => `**/${name}.e2e.ts`
const filesOn = (engine: Engine['engine']): string[] =>
  [...onBothEngines, ...byTurns.filter((_, index) => isOn(engine, index))].map(fileOf)

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
    // the longer ones first: none of them is left alone at the end
    { name: 'postgres', testMatch: filesOn('postgres'), use: { engine: 'postgres' } },
    { name: 'pglite', testMatch: filesOn('pglite') },
    { name: 'embedded', testIgnore: [...onBothEngines, ...byTurns].map(fileOf) },
  ],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumOfTests, args: shortLivedArgs },
  },
})
