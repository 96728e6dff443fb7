import { AsyncLocalStorage } from 'node:async_hooks'
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
  type Transaction,
} from 'kysely'
import { mayRetry, type Engine, type Session } from './engine.ts'
import type { Schema } from './schema.ts'

/** What a repository is given: the pool or an open transaction. */
export type Executor = Kysely<Schema>
export type Tx = Transaction<Schema>

interface Scope {
  /** The transaction has its own session already. */
  taken: boolean
  open: boolean
  durable: boolean
  /** Work for right before the commit, in the order it was asked for. */
  endings: ((tx: Tx) => Promise<void>)[]
}
const scopes = new AsyncLocalStorage<Scope>()

/** A query left the transaction it is part of; on a single connection it would wait for itself for ever. */
export class OutsideTransaction extends Error {
  constructor() {
    super('A query on the pool inside an open transaction: pass the transaction to the repository')
    this.name = 'OutsideTransaction'
  }
}

class Connection implements DatabaseConnection {
  readonly session: Session
  readonly durable: boolean
  constructor(session: Session, durable: boolean) {
    this.session = session
    this.durable = durable
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
    const scope = scopes.getStore()
    if (scope?.open) {
      if (scope.taken) throw new OutsideTransaction()
      scope.taken = true
    }
    const connection = new Connection(await this.#engine.acquire(), scope?.durable ?? false)
    this.#connections.set(connection, connection)
    return connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#of(connection).session.script('begin')
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { session, durable } = this.#of(connection)
    await session.commit(durable)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#of(connection).session.script('rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#of(connection).session.release()
  }

  async destroy(): Promise<void> {}

  #of(connection: DatabaseConnection): Connection {
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

/** The query builder on a session that somebody else opened and will end, with the transaction that is open on it. */
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
    if (scopes.getStore()?.open) throw new OutsideTransaction()
    for (let attempt = 1; ; attempt++) {
      const scope: Scope = { taken: false, open: true, durable: options.durable ?? false, endings: [] }
      try {
        return await scopes.run(scope, () =>
          this.pool.transaction().execute(async tx => {
            const result = await work(tx)
            for (const ending of scope.endings) await ending(tx)
            return result
          }),
        )
      } catch (error) {
        if (attempt >= 4 || !mayRetry(error)) throw error
      } finally {
        scope.open = false
      }
    }
  }

  /** Runs several statements on one session, outside any transaction of ours. */
  async script(text: string): Promise<Record<string, unknown>[]> {
    return this.session(async session => (await session.script(text)).rows)
  }

  /** Lends one session, for work that spans statements without being one transaction (migration locks, dumps). */
  async session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    if (scopes.getStore()?.open) throw new OutsideTransaction()
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

/**
 * Does `work` right before the open transaction commits, or never when it is undone. For rows that every writer locks:
 * taken last they are held shortest, and whoever holds them waits for nobody, so no circle can close over them.
 */
export function beforeCommit(work: (tx: Tx) => Promise<void>): void {
  const scope = scopes.getStore()
  if (!scope?.open) throw new Error('Only a transaction has a commit')
  scope.endings.push(work)
}

/** Undoes `work` alone when it throws; the transaction goes on. */
export async function savepoint<T>(
  tx: Tx,
  work: () => Promise<T>,
  keep: (error: unknown) => boolean,
): Promise<T> {
  await sql`savepoint act`.execute(tx)
  const endings = scopes.getStore()?.endings ?? []
  const asked = endings.length
  try {
    const result = await work()
    await sql`release savepoint act`.execute(tx)
    return result
  } catch (error) {
    if (!keep(error)) {
      await sql`rollback to savepoint act`.execute(tx)
      endings.length = asked
    }
    throw error
  }
}
