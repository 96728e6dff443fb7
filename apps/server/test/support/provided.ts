import { inject } from 'vitest'

/** What a project's global setup hands to its tests. */
export type TestDatabase =
  | { kind: 'pglite'; template: string }
  | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

/** The migrated data folder that tests of the embedded database start from a copy of. */
export function embeddedTemplate(): string {
  const given = inject('database')
  if (given.kind !== 'pglite') throw new Error('A test of the embedded database')
  return given.template
}
