import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const project = (name: string, setup: string, exclude: string[] = []) => ({
  test: {
    name,
    root: import.meta.dirname,
    environment: 'node' as const,
    include: ['test/**/*.test.ts'],
    exclude,
    globalSetup: [join(import.meta.dirname, setup)],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})

/** The same tests on both databases; the root configuration spreads them, as Vitest does not nest projects. */
export const serverProjects = [
  project('server-pglite', 'test/support/pglite.setup.ts'),
  // the embedded database alone has a folder
  project('server-postgres', 'test/support/postgres.setup.ts', ['test/embedded/**']),
]

export default defineConfig({ test: { projects: serverProjects } })
