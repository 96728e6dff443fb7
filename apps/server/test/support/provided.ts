/** What a project's global setup hands to its tests. */
export type TestDatabase =
  | { kind: 'pglite'; template: string }
  | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}
