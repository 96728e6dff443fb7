import { relative } from 'node:path'
import { root } from './run.ts'

/** One test, with how long it took. */
export interface Timed {
  name: string
  seconds: number
}

/** What a test runner's report says. */
export interface Counts {
  passed: number
  failed: number
  tests: Timed[]
  /** Names of tests that failed, and of files that could not be run. */
  failures: string[]
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

/** Reads Vitest's JSON report. A skipped test is a failed one. */
export function readVitest(json: string): Counts {
  const result = JSON.parse(json) as VitestReport
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numPendingTests + result.numTodoTests,
    failures: failuresIn(result),
    tests: result.testResults.flatMap(file =>
      file.assertionResults.map(({ title, duration = 0 }) => ({
        name: `${relative(root, file.name)} › ${title}`,
        seconds: duration / 1000,
      })),
    ),
  }
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

/** Reads Playwright's JSON report. A skipped or a repeated test is a failed one. */
export function readPlaywright(json: string): Counts {
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
}
