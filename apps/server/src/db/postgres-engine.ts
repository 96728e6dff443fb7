import { DatabaseError as PgError, Pool, types, type QueryResult } from 'pg'
import {
  DatabaseUnavailable,
  DatabaseError,
  StatementTimeout,
  type Engine,
  type Session,
  type SessionResult,
} from '@portal/portal/kernel/engine'
import { transactionGuard } from './guard.ts'
import { StatementNames } from './statement-names.ts'

export interface PostgresOptions {
  url: string
  poolSize: number
  statementTimeoutMs: number
  /**
   * How long a call may wait for a free connection.
   *
   * @default 10_000
   */
  acquireTimeoutMs?: number
  onError?: (message: string) => void
}

const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, text => text],
])

const defaultParser: (oid: number, format: 'text' | 'binary') => (text: string) => unknown =
  types.getTypeParser

/** PostgreSQL 15 to 18 through a pool. */
export class PostgresEngine implements Engine {
  readonly kind = 'postgres'
  readonly guard = transactionGuard
  #pool: Pool
  #names = new StatementNames()

  constructor(options: PostgresOptions) {
    this.#pool = new Pool({
      connectionString: options.url,
      max: options.poolSize,
      statement_timeout: options.statementTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
      connectionTimeoutMillis: options.acquireTimeoutMs ?? 10_000,
      application_name: 'portal',
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          parsers.get(oid) ?? defaultParser(oid, format ?? 'text'),
      },
    })
    // an idle connection that breaks is replaced by the pool; without a listener it would end the process
    this.#pool.on('error', () => options.onError?.('An idle database connection was lost'))
  }

  async acquire(): Promise<Session> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error instanceof PgError ? translate(error) : error)
    })
    let broken = false
    const names = this.#names
    const onError = () => {
      broken = true
    }
    client.on('error', onError)
    const run = async (sql: string, params?: readonly unknown[]): Promise<SessionResult> => {
      try {
        const result: QueryResult | QueryResult[] = params?.length
          ? await client.query({ text: sql, values: [...params], name: names.nameOf(sql) })
          : await client.query(sql)
        const results = Array.isArray(result) ? result : [result]
        return {
          rows: results.flatMap(part => part.rows),
          affected: results.reduce((sum, part) => sum + (part.rowCount ?? 0), 0),
        }
      } catch (error) {
        const failure = isStale(error) ? new DatabaseUnavailable(error) : translate(error)
        broken ||= failure instanceof DatabaseUnavailable
        throw failure
      }
    }
    return {
      query: run,
      script: sql => run(sql),
      commit: async () => void (await run('commit')),
      release: () => {
        client.off('error', onError)
        client.release(broken)
      },
    }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

/** A statement was prepared on this connection before a migration changed its tables: another connection does. */
const isStale = (error: unknown): boolean =>
  error instanceof PgError && error.code === '0A000' && error.message.includes('cached plan')

function translate(error: unknown): Error {
  if (error instanceof TypeError) return error
  if (!(error instanceof PgError)) return new DatabaseUnavailable(error)
  if (error.code === '57014') return new StatementTimeout()
  return new DatabaseError(error.message, error.code ?? 'XX000', error.constraint)
}
