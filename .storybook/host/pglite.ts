import { PGlite, types, type PGliteOptions, type Results } from '@electric-sql/pglite'
import type { Engine, Session, SessionResult } from '../../packages/portal/src/kernel/engine.ts'

/** PostgreSQL without a server, as the portal's tables are read everywhere. */
export const openPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({
    ...options,
    parsers: { [types.INT8]: Number, [types.DATE]: text => text, [types.NUMERIC]: text => text },
  })

export const resultOf = (results: Results<Record<string, unknown>>[]): SessionResult => ({
  rows: results.flatMap(({ rows }) => rows),
  affected: results.reduce((sum, { affectedRows }) => sum + (affectedRows ?? 0), 0),
})

/** The database as it is, for the script that prepares the worlds: one session at a time, transactions and all. */
export function soleSession(pg: PGlite): Engine {
  const session: Session = {
    query: async (text, params) => resultOf([await pg.query(text, [...params])]),
    script: async text => resultOf(await pg.exec(text)),
    commit: async () => void (await pg.exec('commit')),
    release: () => undefined,
  }
  return { kind: 'pglite', acquire: async () => session, close: () => pg.close() }
}
