import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkComponentWeights } from '../bench/component-weights.ts'
import { runStories } from '../story-tests/story-tests.ts'
import { visual } from '../visual/visual.ts'
import { ensureBrowser, ensureHeadlessShell } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { checkBudgets } from './budgets.ts'
import { runChecks } from './checks.ts'
import { checkGenerators, GeneratedCopy, generatorsMayDiffer } from './generators.ts'
import { root, run, type Finished } from './run.ts'
import { turnOfCommit } from './changes.ts'
import { someFiles, someOf } from './sample.ts'
import { scratchFolder } from './scratch.ts'
import { readPlaywright, readVitest, type Counts, type Timed } from './test-reports.ts'

interface Tally {
  name: string
  passed: number
  failed: number
  seconds: number
}

const tallies: Tally[] = []
const timed: Timed[] = []
/** Said once more at the end, where a log that was cut still has it. */
const failures: string[] = []
const reports = join(root, 'test-results')

function record(tally: Tally, output = ''): void {
  tallies.push(tally)
  const mark = tally.failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${tally.name}: ${tally.passed} passed, ${tally.failed} failed (${tally.seconds.toFixed(0)} s)`,
  )
  if (tally.failed > 0) console.log(output.slice(-20_000))
  if (tally.failed > 0) failures.push(`${tally.name}: ${tally.failed} failed`)
}

/** No part takes half as long on two quiet cores; one that hangs is ended, so that the others are still counted. */
const limit = { minutes: 45 }

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
  record({ name, passed, failed: failed + unnamed, seconds: finished.seconds }, finished.output)
  failures.push(...counts.failures.map(failure => `  ${failure}`))
}

/** Runs the tests of these projects. */
async function vitest(name: string, projects: readonly string[]): Promise<void> {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const finished = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap(project => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env, limit },
  )
  count(name, report, finished, readVitest)
}

async function endToEnd(env: Record<string, string>): Promise<void> {
  const report = join(reports, 'e2e.json')
  const finished = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...env, E2E_REPORT: report, E2E_TURN: String(await turnOfCommit()) },
    limit,
  })
  count('journeys in a real browser, server and database', report, finished, readPlaywright)
}

/** Processes that are killed in the middle of what they do, and wait a good deal: behind whatever else runs. */
async function kills(name: string, engine: 'pglite' | 'postgres'): Promise<void> {
  const finished = await run(
    'node',
    ['--disable-warning=ExperimentalWarning', 'apps/server/faults/kill.ts', engine, '10'],
    { env: { TMPDIR: scratch }, limit, inBackground: true },
  )
  const ok = finished.code === 0
  record({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: finished.seconds }, finished.output)
}

async function step(
  name: string,
  work: () => Promise<Pick<Counts, 'passed' | 'failed'> & Partial<Counts>>,
): Promise<void> {
  const from = performance.now()
  try {
    const { failures: found = [], tests = [], passed, failed } = await work()
    timed.push(...tests)
    record({ name, passed, failed, seconds: (performance.now() - from) / 1000 })
    failures.push(...found.map(failure => `  ${failure}`))
  } catch (error) {
    record({ name, passed: 0, failed: 1, seconds: (performance.now() - from) / 1000 }, String(error))
  }
}

const generators = 'what the generators write'

/** The project with what each generator writes; nothing where that cannot have changed. */
async function whatIsGenerated(): Promise<GeneratedCopy | null> {
  try {
    if (await generatorsMayDiffer()) return await GeneratedCopy.make()
    console.log(`  ${generators}: nothing that they stand on has changed`)
  } catch (error) {
    record({ name: generators, passed: 0, failed: 1, seconds: 0 }, String(error))
  }
  return null
}

const from = performance.now()
rmSync(reports, { recursive: true, force: true })
const browser = await ensureBrowser()
const headlessShell = await ensureHeadlessShell(browser)
const scratch = scratchFolder()
// this process has browsers and copies of its own
process.env['TMPDIR'] = scratch
const day = Math.floor(Date.now() / 86_400_000)
const env = {
  CHROMIUM_PATH: browser,
  CI: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FUZZ_SEED: process.env['FUZZ_SEED'] ?? String(day),
  TMPDIR: scratch,
}
console.log(`generated requests: FUZZ_SEED=${env.FUZZ_SEED}`)
console.log(`what the tests write: ${scratch}`)

const generated = await whatIsGenerated()
await step('types, lint, boundaries, formatting, unused code', () =>
  runChecks({ typesIn: generated?.folder }),
)
await step('builds and their budgets in bytes', async () => {
  await buildApps({ force: true })
  const [pages, components] = [checkBudgets(), await checkComponentWeights()]
  return { passed: pages.passed + components.passed, failed: pages.failed + components.failed }
})

/** The longest first. */
const jobs: (() => Promise<void>)[] = [
  () => step('stories with axe', () => runStories({ browser: headlessShell, kind: 'published' })),
  () => vitest('server on PGlite', ['server-pglite']),
  () => vitest('server on PostgreSQL', ['server-postgres']),
  () => vitest('rules, client, conformance', ['unit', 'conformance']),
  () =>
    step('pictures of changed stories and a sample of the others', () => visual({ browser, select: someOf })),
  () =>
    step("changed stories and a sample of the others, with React's warnings", async () =>
      runStories({ browser: headlessShell, kind: 'tests', files: await someFiles() }),
    ),
  ...(generated ? [() => step(generators, () => checkGenerators(generated))] : []),
]

/** Journeys wait for a fifth of their time: they leave room for the last of the other jobs, and for the kills. */
async function journeysAndKills(): Promise<void> {
  const journeys = endToEnd({ ...env, CHROMIUM_PATH: headlessShell })
  await kills('10 kills in payment, coupon, refund and document on PGlite', 'pglite')
  await kills('10 kills in payment, coupon, refund and document on PostgreSQL', 'postgres')
  await journeys
}

/** Beside the lanes: it takes none of their time. */
const whatWaits = () =>
  Promise.all([
    vitest('server on PGlite, what waits', ['waiting-pglite']),
    vitest('server on PostgreSQL, what waits', ['waiting-postgres']),
  ])

let busyLanes = 3
/** Three lanes for two cores, as each waits for a third of its time: a lane takes the next job when it has ended one. */
async function lane(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) await job()
  busyLanes -= 1
  if (busyLanes === 1) await journeysAndKills()
}
await Promise.all([lane(), lane(), lane(), whatWaits()])

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
