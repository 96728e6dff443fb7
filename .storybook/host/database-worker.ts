import type { PGlite } from '@electric-sql/pglite'
import { expose } from 'comlink'
import type { SessionResult } from '../../packages/portal/src/kernel/engine.ts'
import { openPglite, resultOf } from './pglite.ts'

/** What PostgreSQL refused, and why; without a code it was not PostgreSQL. An error itself would lose its code on the way. */
export interface Failure {
  message: string
  code: string | null
  constraint: string | null
}
export type Outcome = { result: SessionResult } | { failure: Failure }

const word = (error: Error, name: string): string | null => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : null
}
const failureOf = (error: unknown): Failure =>
  error instanceof Error
    ? { message: error.message, code: word(error, 'code'), constraint: word(error, 'constraint') }
    : { message: String(error), code: null, constraint: null }

async function outcomeOf(work: Promise<SessionResult>): Promise<Outcome> {
  try {
    return { result: await work }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

/** PGlite's package exports no names for them. */
const pgliteFiles = {
  data: new URL('../../node_modules/@electric-sql/pglite/dist/pglite.data', import.meta.url),
  wasm: new URL('../../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url),
}

const fetchBlob = async (address: string | URL): Promise<Blob> => (await fetch(address)).blob()

async function open(): Promise<PGlite> {
  // all at once: PGlite alone would fetch its own files when it has the folder
  const [loadDataDir, fsBundle, pgliteWasmModule] = await Promise.all([
    fetchBlob('/worlds/worlds.tar.gz'),
    fetchBlob(pgliteFiles.data),
    WebAssembly.compileStreaming(fetch(pgliteFiles.wasm)),
  ])
  return openPglite({ loadDataDir, fsBundle, pgliteWasmModule })
}

const opening = open()

/** The database with every world: it opens while Storybook loads, and the page draws while it answers. */
const statements = {
  query: (text: string, params: readonly unknown[]): Promise<Outcome> =>
    outcomeOf(
      opening.then(pg => pg.query<Record<string, unknown>>(text, [...params])).then(done => resultOf([done])),
    ),
  exec: (text: string): Promise<Outcome> => outcomeOf(opening.then(pg => pg.exec(text)).then(resultOf)),
}
export type Statements = typeof statements

expose(statements)
