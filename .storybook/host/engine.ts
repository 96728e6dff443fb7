import { wrap, type Remote } from 'comlink'
import {
  DatabaseUnavailable,
  DatabaseError,
  type Engine,
  type Session,
  type SessionResult,
} from '../../packages/portal/src/kernel/engine.ts'
import type { WorldName } from '../../packages/portal/src/worlds/accounts.ts'
import type { Failure, Outcome, Statements } from './database-worker.ts'

const translate = ({ message, code, constraint }: Failure): Error =>
  code === null ? new Error(message) : new DatabaseError(message, code, constraint ?? undefined)

async function resultOf(work: Promise<Outcome>): Promise<SessionResult> {
  const outcome = await work
  if ('failure' in outcome) throw translate(outcome.failure)
  return outcome.result
}

/**
 * One database for many stories, with a schema for each world: it stands in a transaction that never ends, each story's
 * writes are undone by going back to its beginning, and the portal's own transactions are savepoints in it.
 */
export class StoryDatabase {
  readonly #pg: Remote<Statements>
  #free: Promise<unknown> = Promise.resolve()

  private constructor(pg: Remote<Statements>) {
    this.#pg = pg
  }

  /** Over the worker that opens it. */
  static async open(worker: Worker): Promise<StoryDatabase> {
    const database = new StoryDatabase(wrap<Statements>(worker))
    await database.#exec('begin; savepoint story')
    return database
  }

  /** A fresh story. What a story before it still had under way finds the database gone. */
  begin(isOver: () => boolean): Engine {
    return {
      kind: 'pglite',
      acquire: () => this.#acquire(isOver),
      close: async () => undefined,
    }
  }

  /** Undoes what the last story wrote, and turns to the world of the next. */
  async reset(world: WorldName): Promise<void> {
    const release = await this.#turn()
    try {
      await this.#exec(`rollback to savepoint story; set local search_path to ${world}`)
    } finally {
      release()
    }
  }

  #exec(text: string): Promise<SessionResult> {
    return resultOf(this.#pg.exec(text))
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
    const run = async (work: () => Promise<SessionResult>): Promise<SessionResult> => {
      // a statement that fails must not end the transaction around all stories
      if (!inTransaction) await this.#exec('savepoint single')
      try {
        const result = await work()
        if (!inTransaction) await this.#exec('release savepoint single')
        return result
      } catch (error) {
        if (!inTransaction) await this.#exec('rollback to savepoint single; release savepoint single')
        throw error
      }
    }
    const ends = {
      commit: 'release savepoint work',
      rollback: 'rollback to savepoint work; release savepoint work',
    }
    return {
      query: (text, params) => run(() => resultOf(this.#pg.query(text, params))),
      script: async text => {
        if (text === 'begin') {
          await this.#exec('savepoint work')
          inTransaction = true
          return { rows: [], affected: 0 }
        }
        if (text === 'rollback') {
          inTransaction = false
          await this.#exec(ends.rollback)
          return { rows: [], affected: 0 }
        }
        return run(() => this.#exec(text))
      },
      commit: async () => {
        inTransaction = false
        await this.#exec(ends.commit)
      },
      release,
    }
  }
}
