import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const waiting = 'test/waiting/**'

const project = (name: string, setup: string, exclude: string[], include = 'test/**/*.test.ts') => ({
  test: {
    name,
    root: import.meta.dirname,
    environment: 'node' as const,
    include: [include],
    exclude,
    globalSetup: [join(import.meta.dirname, setup)],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // other parts of `npm test` have the other core
    maxWorkers: 1,
    // V8 may crash as it frees the optimised calls out of many embedded databases (nodejs/node#64500): there are none
    execArgv: ['--wasm-wrapper-tiering-budget=1000000000'],
    isolate: false,
  },
})

/**
 * The same tests on both databases, but for those of `test/once` (routes, rights, files, settings: no database changes
 * their outcome, and PostgreSQL takes two thirds of the time), of `test/embedded` (PostgreSQL has no folder) and of
 * `test/postgres` (plans for many rows). Those of `test/waiting` mostly wait, and have projects of their own: `npm test`
 * runs them beside the others. The root configuration spreads the projects, as Vitest does not nest them.
 */
export const serverProjects = [
  project('server-pglite', 'test/support/pglite.setup.ts', ['test/postgres/**', 'test/once/**', waiting]),
  project('server-postgres', 'test/support/postgres.setup.ts', ['test/embedded/**', waiting]),
  project('waiting-pglite', 'test/support/pglite.setup.ts', [], waiting),
  project('waiting-postgres', 'test/support/postgres.setup.ts', [], waiting),
]

export default defineConfig({ test: { projects: serverProjects } })
