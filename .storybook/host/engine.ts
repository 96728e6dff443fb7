import { PGlite, types, type Results } from '@electric-sql/pglite'
import {
  DatabaseUnavailable,
  DatabaseError,
  type Engine,
  type Session,
  type SessionResult,
} from '../../packages/portal/src/kernel/engine.ts'

/** PostgreSQL in this page, as the portal's tables are read everywhere. */
export const openPglite = (loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({
    ...(loadDataDir ? { loadDataDir } : {}),
    parsers: { [types.INT8]: Number, [types.DATE]: text => text, [types.NUMERIC]: text => text },
  })

const resultOf = (results: Results<Record<string, unknown>>[]): SessionResult => ({
  rows: results.flatMap(({ rows }) => rows),
  affected: results.reduce((sum, { affectedRows }) => sum + (affectedRows ?? 0), 0),
})

function translate(error: unknown): Error {
  if (!(error instanceof Error)) return new DatabaseUnavailable(error)
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code !== 'string') return error
  const constraint: unknown = Reflect.get(error, 'constraint')
  return new DatabaseError(error.message, code, typeof constraint === 'string' ? constraint : undefined)
}

/**
 * One database for many stories: it stands in a transaction that never ends, each story's writes are undone by going
 * back to its beginning, and the portal's own transactions are savepoints in it.
 */
export class StoryDatabase {
  readonly #pg: PGlite
  #free: Promise<unknown> = Promise.resolve()

  private constructor(pg: PGlite) {
    this.#pg = pg
  }

  static async open(dump: Blob): Promise<StoryDatabase> {
    const pg = await openPglite(dump)
    await pg.exec('begin; savepoint story')
    return new StoryDatabase(pg)
  }

  /** A fresh story. What a story before it still had under way finds the database gone. */
  begin(isOver: () => boolean): Engine {
    return {
      kind: 'pglite',
      acquire: () => this.#acquire(isOver),
      close: async () => undefined,
    }
  }

  /** Undoes what the last story wrote. */
  async reset(): Promise<void> {
    const release = await this.#turn()
    try {
      await this.#pg.exec('rollback to savepoint story')
    } finally {
      release()
    }
  }

  async #turn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#free
    this.#free = promise
    await before
    return resolve
  }

  async #acquire(isOver: () => boolean): Promise<Session> {
    const release = await this.#turn()
    if (isOver()) {
      release()
      throw new DatabaseUnavailable(new Error('The story is over'))
    }
    let inTransaction = false
    const run = async (work: () => Promise<Results<Record<string, unknown>>[]>): Promise<SessionResult> => {
      // a statement that fails must not end the transaction around all stories
      if (!inTransaction) await this.#pg.exec('savepoint single')
      try {
        const result = resultOf(await work())
        if (!inTransaction) await this.#pg.exec('release savepoint single')
        return result
      } catch (error) {
        if (!inTransaction) await this.#pg.exec('rollback to savepoint single; release savepoint single')
        throw translate(error)
      }
    }
    const ends = {
      commit: 'release savepoint work',
      rollback: 'rollback to savepoint work; release savepoint work',
    }
    return {
      query: (text, params) => run(async () => [await this.#pg.query(text, [...params])]),
      script: async text => {
        if (text === 'begin') {
          await this.#pg.exec('savepoint work')
          inTransaction = true
          return { rows: [], affected: 0 }
        }
        if (text === 'rollback') {
          inTransaction = false
          await this.#pg.exec(ends.rollback)
          return { rows: [], affected: 0 }
        }
        return run(() => this.#pg.exec(text))
      },
      commit: async () => {
        inTransaction = false
        await this.#pg.exec(ends.commit)
      },
      release,
    }
  }
}

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
