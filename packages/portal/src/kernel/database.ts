import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { FreeEnds } from './audit-ends.ts'
import { OutsideTransaction, mayRetry, type Engine, type Session } from './engine.ts'
import type { Schema } from './schema.ts'

/** What a repository is given: the pool or an open transaction. */
export type Executor = Kysely<Schema>

declare const inTransaction: unique symbol
/** The query builder on the one session that a transaction is open on. */
export type Tx = Executor & { readonly [inTransaction]: true }

class Connection implements DatabaseConnection {
  readonly session: Session
  constructor(session: Session) {
    this.session = session
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.session.query(query.sql, query.parameters)
    // the caller's type of the query is the only witness of a row's shape, as in every Kysely driver
    return { rows: rows as R[], numAffectedRows: BigInt(affected) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

class EngineDriver implements Driver {
  #engine: Engine
  #connections = new WeakMap<DatabaseConnection, Connection>()
  constructor(engine: Engine) {
    this.#engine = engine
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#engine.guard?.isInside() === true) throw new OutsideTransaction()
    const connection = new Connection(await this.#engine.acquire())
    this.#connections.set(connection, connection)
    return connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#own(connection).session.script('begin')
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#own(connection).session.commit(false)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#own(connection).session.script('rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#own(connection).session.release()
  }

  async destroy(): Promise<void> {}

  #own(connection: DatabaseConnection): Connection {
    const own = this.#connections.get(connection)
    if (!own) throw new Error('A connection of another driver')
    return own
  }
}

const dialect = (engine: Engine): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EngineDriver(engine),
  createIntrospector: db => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

/** The query builder on a session that the caller opened and will end, inside the transaction open on it. */
export const executorOn = (session: Session): Executor =>
  new Kysely<Schema>({
    dialect: dialect({
      kind: 'postgres',
      acquire: async () => ({ ...session, release: () => undefined }),
      close: async () => undefined,
    }),
  })

/** One database over two engines. */
export class Database {
  readonly kind: Engine['kind']
  /** For reads and single statements. Inside `transaction` use what its callback gets. */
  readonly pool: Kysely<Schema>
  /** Of its audit chains. */
  readonly freeEnds = new FreeEnds()
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.kind = engine.kind
    this.#engine = engine
    this.pool = new Kysely<Schema>({ dialect: dialect(engine) })
  }

  /**
   * Runs `work` in one transaction and tries it again after a deadlock. `durable`: the commit is acknowledged only
   * when it would survive a power cut too (money).
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>, options: { durable?: boolean } = {}): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.session(session => {
          const run = () => runIn(session, work, options.durable ?? false)
          return this.#engine.guard ? this.#engine.guard.enter(run) : run()
        })
      } catch (error) {
        if (attempt >= 4 || !mayRetry(error)) throw error
      }
    }
  }

  /** Runs several statements on one session, outside any transaction of ours. */
  async script(text: string): Promise<Record<string, unknown>[]> {
    return this.session(async session => (await session.script(text)).rows)
  }

  /** Lends one session, for work that spans statements without being one transaction (migration locks, dumps). */
  async session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    if (this.#engine.guard?.isInside() === true) throw new OutsideTransaction()
    const session = await this.#engine.acquire()
    try {
      return await work(session)
    } finally {
      session.release()
    }
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.pool)
  }

  async close(): Promise<void> {
    await this.pool.destroy()
    // not in the driver: Kysely only destroys one that was used
    await this.#engine.close()
  }
}

async function runIn<T>(session: Session, work: (tx: Tx) => Promise<T>, durable: boolean): Promise<T> {
  await session.script('begin')
  try {
    // the brand says no more than what is true from here to the end of `work`
    const result = await work(executorOn(session) as Tx)
    await session.commit(durable)
    return result
  } catch (error) {
    // on a line that broke there is nothing left to undo
    await session.script('rollback').catch(() => undefined)
    throw error
  }
}

/** Undoes `work` alone when it throws what `keep` does not know; the transaction goes on. */
export async function savepoint<T>(
  tx: Tx,
  work: () => Promise<T>,
  keep: (error: unknown) => boolean,
): Promise<T> {
  await sql`savepoint act`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint act`.execute(tx)
    return result
  } catch (error) {
    if (!keep(error)) await sql`rollback to savepoint act`.execute(tx)
    // or the one around it would go back to here
    await sql`release savepoint act`.execute(tx)
    throw error
  }
}
