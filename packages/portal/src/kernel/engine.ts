/** A database as the adapters see it: sessions that run one statement at a time. */
export interface Session {
  query(sql: string, params: readonly unknown[]): Promise<SessionResult>
  /** Several statements at once, without parameters; rows of all of them. */
  script(sql: string): Promise<SessionResult>
  /** COMMIT; `durable` also waits until the log is on the disk where COMMIT alone does not promise that. */
  commit(durable: boolean): Promise<void>
  release(): void
}

export interface SessionResult {
  rows: Record<string, unknown>[]
  affected: number
}

/** Knows whether a transaction is open around the running code, where the host can tell. */
export interface TransactionGuard {
  enter<T>(run: () => Promise<T>): Promise<T>
  isInside(): boolean
}

/** A query left the transaction it is part of; on a single connection it would wait for itself for ever. */
export class OutsideTransaction extends Error {
  constructor() {
    super('A query on the pool inside an open transaction: pass the transaction to the repository')
    this.name = 'OutsideTransaction'
  }
}

export interface Engine {
  readonly kind: 'pglite' | 'postgres'
  readonly guard?: TransactionGuard
  acquire(): Promise<Session>
  close(): Promise<void>
}

/** What PostgreSQL said, without the details that may quote a row. */
export class DatabaseError extends Error {
  readonly code: string
  readonly constraint: string | undefined
  constructor(message: string, code: string, constraint: string | undefined) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
    this.constraint = constraint
  }
}

export class StatementTimeout extends Error {
  constructor() {
    super('The statement ran longer than the limit and was stopped')
    this.name = 'StatementTimeout'
  }
}

/** The database cannot be reached, or went away in the middle: later it may be back. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** No connection, or the server is going down or not up yet. Known by its name: a job queue hands on copies. */
export function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false
  if (error.name === 'DatabaseUnavailable') return true
  return error.name === 'DatabaseError' && 'code' in error && /^(08|57P0)/.test(String(error.code))
}

/** Deadlock or serialisation failure: nothing happened, the same work may be tried again. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001')

/** SQLSTATE classes that pass by themselves: connection lost, no room or connections left, shut down or starting. */
const passing = new Set(['08', '53', '57'])
/** A standby that was just switched to; a disk that failed to read or write. */
const passingStates = new Set(['25006', '58030'])

/** Nothing is wrong with the work: the database is away, full, busy or kept losing against others; later it may pass. */
export const isTransient = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  error instanceof StatementTimeout ||
  mayRetry(error) ||
  (error instanceof DatabaseError && (passing.has(error.code.slice(0, 2)) || passingStates.has(error.code)))
