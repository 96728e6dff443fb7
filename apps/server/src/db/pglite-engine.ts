import { constants, mkdirSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  DatabaseUnavailable,
  DatabaseError,
  StatementTimeout,
  type Engine,
  type Session,
  type SessionResult,
} from '@portal/portal/kernel/engine'
import { transactionGuard } from './guard.ts'
import type { WorkerAnswer, WorkerRequest, WorkerSetup } from './pglite-worker.ts'

export interface PgliteOptions {
  folder: string | null
  /** A statement that runs longer is stopped by ending its thread; PGlite's own limit never fires. */
  statementTimeoutMs: number
  checkpointEveryMs: number
  /** Called when a statement was stopped or the thread ended by itself. */
  onRestart?: (reason: string) => void
}

type Asked = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

interface Waiting {
  resolve: (answer: SessionResult) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Opening replays the log, and the very first one makes the database. */
const openLimitMs = 120_000

/** PGlite does not come back from a full disk: the statement after the one that failed never ends. */
const outOfRoom = '53100'

declare global {
  /** Node's types know the module and not the compiler. */
  namespace WebAssembly {
    function compile(bytes: Uint8Array): Promise<Module>
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

/** PostgreSQL as WebAssembly, compiled once: a copy for a backup and the thread after a restart share its machine code. */
const postgresModule = (): Promise<WebAssembly.Module> => {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  compiled ??= readFile(join(dist, 'pglite.wasm')).then(bytes => WebAssembly.compile(bytes))
  return compiled
}

/** One worker thread: answers come back by number. */
class Thread {
  readonly ready: Promise<void>
  dead: Error | null = null
  #worker: Worker
  #waiting = new Map<number, Waiting>()
  #next = 1

  constructor(setup: WorkerSetup) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: setup })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.ready = promise
    const end = (reason: Error) => {
      clearTimeout(opening)
      reject(reason)
      this.#end(reason)
    }
    const opening = setTimeout(() => {
      end(new DatabaseUnavailable(new StatementTimeout()))
      void this.#worker.terminate()
    }, openLimitMs)
    this.#worker.on('message', (answer: WorkerAnswer) => {
      if (answer.id !== 0) return this.#settle(answer)
      clearTimeout(opening)
      return resolve()
    })
    this.#worker.on('error', error => end(new DatabaseUnavailable(error)))
    this.#worker.on('exit', () => end(new DatabaseUnavailable(new Error('The database thread has ended'))))
  }

  async ask(request: Asked, limitMs: number): Promise<SessionResult> {
    await this.ready
    if (this.dead) throw this.dead
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.stop(new StatementTimeout()), limitMs)
      this.#waiting.set(id, { resolve, reject, timer })
      this.#worker.postMessage({ ...request, id }, [])
    })
  }

  stop(reason: Error): void {
    this.#end(reason)
    void this.#worker.terminate()
  }

  async finish(): Promise<void> {
    this.dead ??= new DatabaseUnavailable(new Error('The database is closed'))
    await this.#worker.terminate()
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    if (!waiting) return
    this.#waiting.delete(answer.id)
    clearTimeout(waiting.timer)
    if ('error' in answer) {
      const { message, code, constraint } = answer.error
      const error = new DatabaseError(message, code, constraint)
      waiting.reject(error)
      if (code === outOfRoom) this.stop(new DatabaseUnavailable(error))
    } else {
      waiting.resolve(answer)
    }
  }

  #end(reason: Error): void {
    this.dead ??= reason
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    this.#waiting.clear()
  }
}

const longOperationMs = 600_000

/** PGlite in a thread of its own. It has one connection: sessions wait for it in the order they asked. */
export class PgliteEngine implements Engine {
  readonly kind = 'pglite'
  readonly guard = transactionGuard
  #options: PgliteOptions
  #postgres: WebAssembly.Module
  #thread: Thread
  #line: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  private constructor(options: PgliteOptions, postgres: WebAssembly.Module) {
    this.#options = options
    this.#postgres = postgres
    if (options.folder !== null) mkdirSync(options.folder, { recursive: true, mode: 0o700 })
    this.#thread = this.#startThread()
  }

  static async open(options: PgliteOptions): Promise<PgliteEngine> {
    const engine = new PgliteEngine(options, await postgresModule())
    await engine.#thread.ready
    if (options.folder !== null && options.checkpointEveryMs > 0) {
      engine.#timer = setInterval(
        () => void engine.checkpoint().catch(() => undefined),
        options.checkpointEveryMs,
      )
      engine.#timer.unref()
    }
    return engine
  }

  async acquire(): Promise<Session> {
    const release = await this.#turn()
    const limit = this.#options.statementTimeoutMs
    let thread: Thread
    try {
      thread = this.#current()
    } catch (error) {
      release()
      throw error
    }
    let open = true
    const ask = (request: Asked) => {
      if (!open) throw new Error('This database session was released')
      return thread.ask(request, limit)
    }
    return {
      query: async (sql, params) => ask({ op: 'query', sql, params: params.map(plain) }),
      script: async sql => ask({ op: 'script', sql }),
      commit: async durable => void (await ask({ op: 'commit', durable })),
      release: () => {
        open = false
        release()
      },
    }
  }

  /** Bounds the log: PGlite has no background writer that would. */
  async checkpoint(): Promise<void> {
    await this.#alone({ op: 'checkpoint' })
  }

  /** Copies the data folder between two transactions. Nobody is served for the time that takes. */
  async copyTo(target: string): Promise<void> {
    const { folder } = this.#options
    if (folder === null) throw new Error('A database in memory has no folder')
    const release = await this.#turn()
    try {
      await this.#current().ask({ op: 'script', sql: 'checkpoint' }, longOperationMs)
      await cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
    } finally {
      release()
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return
    clearInterval(this.#timer)
    const release = await this.#turn()
    this.#closed = true
    if (!this.#thread.dead) await this.#thread.ask({ op: 'close' }, longOperationMs)
    await this.#thread.finish()
    release()
  }

  async #alone(request: Asked): Promise<SessionResult> {
    const release = await this.#turn()
    try {
      return await this.#current().ask(request, longOperationMs)
    } finally {
      release()
    }
  }

  #startThread(): Thread {
    return new Thread({ folder: this.#options.folder, postgres: this.#postgres })
  }

  /** A thread that was stopped is replaced; the new one recovers from the log. */
  #current(): Thread {
    if (this.#closed) throw new DatabaseUnavailable(new Error('The database is closed'))
    if (this.#thread.dead && this.#options.folder !== null) {
      this.#options.onRestart?.(this.#thread.dead.message)
      this.#thread = this.#startThread()
      this.#thread.ready.catch(() => undefined)
    }
    return this.#thread
  }

  async #turn(): Promise<() => void> {
    const before = this.#line
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#line = promise
    await before
    return resolve
  }
}

/** Values that survive the way into the thread: `undefined` is null, a Buffer a plain byte array. */
const plain = (value: unknown): unknown => {
  if (value === undefined) return null
  if (Buffer.isBuffer(value)) return new Uint8Array(value)
  return value
}
