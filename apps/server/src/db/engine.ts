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

export interface Engine {
  readonly kind: 'pglite' | 'postgres'
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

/** Deadlock or serialisation failure: nothing happened, the same work may be tried again. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001')
