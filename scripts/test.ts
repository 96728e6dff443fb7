import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkComponentWeights } from '../bench/component-weights.ts'
import { visual } from '../visual/visual.ts'
import { ensureBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { checkBudgets } from './budgets.ts'
import { runChecks } from './checks.ts'
import { checkGenerators } from './generators.ts'
import { root, run, type Finished } from './run.ts'

interface Tally {
  name: string
  passed: number
  failed: number
  seconds: number
}

const tallies: Tally[] = []
const reports = join(root, 'test-results')

function tell(tally: Tally, output = ''): void {
  tallies.push(tally)
  const mark = tally.failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${tally.name}: ${tally.passed} passed, ${tally.failed} failed (${tally.seconds.toFixed(0)} s)`,
  )
  if (tally.failed > 0) console.log(output.slice(-20_000))
}

/** Counts of a JSON report; a run that wrote none, or that failed without a failed test, counts as one failure. */
function count(
  name: string,
  report: string,
  finished: Finished,
  read: (json: string) => [passed: number, failed: number],
): void {
  let passed = 0
  let failed = 0
  try {
    ;[passed, failed] = read(readFileSync(report, 'utf8'))
  } catch {
    failed = 1
  }
  if (finished.code !== 0 && failed === 0) failed = 1
  if (passed + failed === 0) failed = 1
  tell({ name, passed, failed, seconds: finished.seconds }, finished.output)
}

async function vitest(name: string, projects: readonly string[], env: Record<string, string>): Promise<void> {
  const report = join(reports, `${projects[0] ?? 'all'}.json`)
  const args = projects.flatMap(project => ['--project', project])
  const finished = await run(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  count(name, report, finished, json => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(json) as Record<
      string,
      number
    >
    // a skipped test is a failed one
    return [numPassedTests ?? 0, (numFailedTests ?? 0) + (numPendingTests ?? 0) + (numTodoTests ?? 0)]
  })
}

async function endToEnd(env: Record<string, string>): Promise<void> {
  const report = join(reports, 'e2e.json')
  const finished = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    ...env,
    E2E_REPORT: report,
  })
  count('journeys in a real browser, server and database', report, finished, json => {
    const { stats } = JSON.parse(json) as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
    }
    return [stats.expected, stats.unexpected + stats.flaky + stats.skipped]
  })
}

async function command(name: string, args: readonly string[]): Promise<void> {
  const finished = await run('node', ['--disable-warning=ExperimentalWarning', ...args])
  const ok = finished.code === 0
  tell({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: finished.seconds }, finished.output)
}

async function step(name: string, work: () => Promise<{ passed: number; failed: number }>): Promise<void> {
  const from = performance.now()
  try {
    tell({ name, ...(await work()), seconds: (performance.now() - from) / 1000 })
  } catch (error) {
    tell({ name, passed: 0, failed: 1, seconds: (performance.now() - from) / 1000 }, String(error))
  }
}

const from = performance.now()
rmSync(reports, { recursive: true, force: true })
const browser = await ensureBrowser()
const env = { CHROMIUM_PATH: browser, CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' }

await step('types, lint, boundaries, formatting, unused code', runChecks)
await step('builds and their budgets in bytes', async () => {
  await buildApps({ force: true })
  const [pages, components] = [checkBudgets(), await checkComponentWeights()]
  return { passed: pages.passed + components.passed, failed: pages.failed + components.failed }
})
async function databases(): Promise<void> {
  await vitest('server on PGlite and PostgreSQL', ['server-pglite', 'server-postgres'], env)
  const kills = 'apps/server/faults/kill.ts'
  await command('20 kills in payment and confirmation on PGlite', [kills, 'pglite', '20'])
  await command('20 kills in payment and confirmation on PostgreSQL', [kills, 'postgres', '20'])
}

// two lanes for two cores: the browser here, the databases there
await Promise.all([
  vitest('rules, client, stories with axe, conformance', ['unit', 'storybook', 'conformance'], env),
  databases(),
])
await Promise.all([
  step('what the generators write', checkGenerators),
  step('every twelfth picture', () => visual({ browser, every: 12 })),
])
await endToEnd(env)

const total = tallies.reduce(
  (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
  {
    passed: 0,
    failed: 0,
  },
)
console.log(`${((performance.now() - from) / 60_000).toFixed(1)} min`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
