import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkComponentWeights } from '../bench/component-weights.ts'
import { sampleShots } from '../visual/sample.ts'
import { visual } from '../visual/visual.ts'
import { ensureBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { checkBudgets } from './budgets.ts'
import { runChecks } from './checks.ts'
import { checkGenerators, generatorsMayDiffer } from './generators.ts'
import { root, run, type Finished } from './run.ts'

interface Tally {
  name: string
  passed: number
  failed: number
  seconds: number
}

/** One test, with how long it took. */
interface Timed {
  name: string
  seconds: number
}

/** What a test runner's report says. */
interface Counts {
  passed: number
  failed: number
  tests: Timed[]
  /** Names of tests that failed, and of files that could not be run. */
  failures: string[]
}

const tallies: Tally[] = []
const timed: Timed[] = []
/** Said once more at the end, where a log that was cut still has it. */
const failures: string[] = []
const reports = join(root, 'test-results')

function tell(tally: Tally, output = ''): void {
  tallies.push(tally)
  const mark = tally.failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${tally.name}: ${tally.passed} passed, ${tally.failed} failed (${tally.seconds.toFixed(0)} s)`,
  )
  if (tally.failed > 0) console.log(output.slice(-20_000))
  if (tally.failed > 0) failures.push(`${tally.name}: ${tally.failed} failed`)
}

/** Counts of a JSON report; a run that wrote none, or that failed without a failed test, counts as one failure. */
function count(name: string, report: string, finished: Finished, read: (json: string) => Counts): void {
  let counts: Counts = { passed: 0, failed: 1, tests: [], failures: [] }
  try {
    counts = read(readFileSync(report, 'utf8'))
  } catch {
    // stays one failure
  }
  const { passed, failed, tests } = counts
  timed.push(...tests)
  const unnamed = failed === 0 && (finished.code !== 0 || passed === 0) ? 1 : 0
  tell({ name, passed, failed: failed + unnamed, seconds: finished.seconds }, finished.output)
  failures.push(...counts.failures.map(failure => `  ${failure}`))
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    /** Why a file could not be run. */
    message: string
    assertionResults: { title: string; status: string; duration?: number; failureMessages: string[] }[]
  }[]
}

const firstLine = (text = '') => text.split('\n', 1).join('').slice(0, 200)

const failuresIn = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status !== 'passed')
      const file = relative(root, name)
      return failed.length === 0
        ? [`${file}: ${firstLine(message)}`]
        : failed.map(({ title, failureMessages }) => `${file} › ${title}: ${firstLine(failureMessages[0])}`)
    })

/** Runs the tests of these projects; `files`: only in files whose path contains one of these. */
async function vitest(
  name: string,
  projects: readonly string[],
  env: Record<string, string>,
  files: readonly string[] = [],
): Promise<void> {
  const report = join(reports, `${tallies.length}-${projects[0] ?? 'all'}.json`)
  const args = [...projects.flatMap(project => ['--project', project]), ...files]
  const finished = await run(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  count(name, report, finished, json => {
    const result = JSON.parse(json) as VitestReport
    return {
      passed: result.numPassedTests,
      // a skipped test is a failed one
      failed: result.numFailedTests + result.numPendingTests + result.numTodoTests,
      failures: failuresIn(result),
      tests: result.testResults.flatMap(file =>
        file.assertionResults.map(({ title, duration = 0 }) => ({
          name: `${relative(root, file.name)} › ${title}`,
          seconds: duration / 1000,
        })),
      ),
    }
  })
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}

const journeysIn = ({ file, suites = [], specs }: PlaywrightSuite): Timed[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `e2e/${file} › ${title}`, seconds: duration / 1000 })),
    ),
  ),
  ...suites.flatMap(journeysIn),
]

const failedJourneysIn = ({ file, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file} › ${title}`),
  ...suites.flatMap(failedJourneysIn),
]

async function endToEnd(env: Record<string, string>): Promise<void> {
  const report = join(reports, 'e2e.json')
  const finished = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    ...env,
    E2E_REPORT: report,
  })
  count('journeys in a real browser, server and database', report, finished, json => {
    const { stats, suites } = JSON.parse(json) as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
      suites: PlaywrightSuite[]
    }
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      tests: suites.flatMap(journeysIn),
      failures: suites.flatMap(failedJourneysIn),
    }
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
const day = Math.floor(Date.now() / 86_400_000)
const env = {
  CHROMIUM_PATH: browser,
  CI: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FUZZ_SEED: process.env['FUZZ_SEED'] ?? String(day),
}
console.log(`generated requests: FUZZ_SEED=${env.FUZZ_SEED}`)

await step('types, lint, boundaries, formatting, unused code', runChecks)
await step('builds and their budgets in bytes', async () => {
  await buildApps({ force: true })
  const [pages, components] = [checkBudgets(), await checkComponentWeights()]
  return { passed: pages.passed + components.passed, failed: pages.failed + components.failed }
})
async function databases(): Promise<void> {
  await vitest('server on PGlite and PostgreSQL', ['server-pglite', 'server-postgres'], env)
  const kills = 'apps/server/faults/kill.ts'
  await command('20 kills in payment, coupon, refund and document on PGlite', [kills, 'pglite', '20'])
  await command('20 kills in payment, coupon, refund and document on PostgreSQL', [kills, 'postgres', '20'])
}

// two lanes for two cores: the browser here, the databases there
await Promise.all([
  (async () => {
    await vitest('rules, client, stories with axe, conformance', ['unit', 'storybook', 'conformance'], env, [
      'packages/',
      'apps/',
    ])
    // minutes in one page: Chromium ends it where a thousand stories were in the same browser before
    await vitest('stories of the whole portal', ['storybook'], env, ['.storybook/'])
    await step('pictures of changed stories and a sample of the others', () =>
      visual({ browser, select: sampleShots }),
    )
  })(),
  (async () => {
    await databases()
    if (await generatorsMayDiffer()) await step('what the generators write', checkGenerators)
    else console.log('  what the generators write: nothing that they stand on has changed')
  })(),
])
await endToEnd(env)

const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
console.log('Slowest tests:')
for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1)} s  ${name}`)

const total = tallies.reduce(
  (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
  {
    passed: 0,
    failed: 0,
  },
)
if (failures.length > 0) console.log(`Failed:\n${failures.slice(0, 60).join('\n')}`)
console.log(`${((performance.now() - from) / 60_000).toFixed(1)} min`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
