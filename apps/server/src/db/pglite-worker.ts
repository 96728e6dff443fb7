import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

/** What the engine asks of this thread. Statements of one session arrive one after the other. */
export type WorkerRequest =
  | { id: number; op: 'query'; sql: string; params: readonly unknown[] }
  | { id: number; op: 'script'; sql: string }
  | { id: number; op: 'commit'; durable: boolean }
  | { id: number; op: 'checkpoint' }
  | { id: number; op: 'close' }

export type WorkerAnswer =
  | { id: number; rows: Record<string, unknown>[]; affected: number }
  | { id: number; error: { message: string; code: string; constraint?: string } }

export interface WorkerSetup {
  /** Folder, or null for a database in memory. */
  folder: string | null
  /** The database itself, compiled. */
  postgres: WebAssembly.Module
}

const setup: WorkerSetup = workerData
const port = parentPort
if (!port) throw new Error('pglite-worker runs in a worker thread only')

const pg = await PGlite.create({
  pgliteWasmModule: setup.postgres,
  ...(setup.folder === null ? {} : { dataDir: setup.folder }),
  parsers: {
    [types.INT8]: Number,
    [types.DATE]: text => text,
    [types.NUMERIC]: text => text,
  },
})

const walFolder = setup.folder === null ? null : join(setup.folder, 'pg_wal')
let logSynced = 0
let dataSynced = 0
/** File times are coarser than the clock. */
const slackMs = 2_000

/**
 * PGlite runs with fsync off, so COMMIT leaves the log in the kernel: safe against a killed process, not against a
 * power cut. Before a money transaction is acknowledged its log segments are put on the disk here.
 */
function syncLog(): void {
  if (!walFolder) return
  const started = Date.now()
  syncTree(walFolder, logSynced - slackMs)
  logSynced = started
}

/** After a checkpoint the log before it is not replayed any more, so the data files must be on the disk as well. */
function syncData(): void {
  if (setup.folder === null) return
  const started = Date.now()
  syncTree(setup.folder, dataSynced - slackMs)
  dataSynced = started
}

function syncPath(path: string): void {
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** Syncs what changed after `since`, and the folders that name it. */
function syncTree(folder: string, since: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path, since)
    else if (entry.isFile() && statSync(path).mtimeMs >= since) syncPath(path)
  }
  if (statSync(folder).mtimeMs >= since) syncPath(folder)
}

async function answer(
  request: WorkerRequest,
): Promise<{ rows: Record<string, unknown>[]; affected: number }> {
  switch (request.op) {
    case 'query': {
      const result = await pg.query<Record<string, unknown>>(request.sql, [...request.params])
      return { rows: result.rows, affected: result.affectedRows ?? 0 }
    }
    case 'script': {
      const results = await pg.exec(request.sql)
      return {
        rows: results.flatMap(result => result.rows),
        affected: results.reduce((sum, result) => sum + (result.affectedRows ?? 0), 0),
      }
    }
    case 'commit':
      await pg.exec('commit')
      if (request.durable) syncLog()
      return { rows: [], affected: 0 }
    case 'checkpoint':
      await pg.exec('checkpoint')
      syncData()
      return { rows: [], affected: 0 }
    case 'close':
      await pg.close()
      return { rows: [], affected: 0 }
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function failure(error: unknown): { message: string; code: string; constraint?: string } {
  const fields: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {}
  const constraint = text(fields['constraint'])
  return {
    message: error instanceof Error ? error.message : 'database error',
    code: text(fields['code']) ?? 'XX000',
    ...(constraint === undefined ? {} : { constraint }),
  }
}

port.on('message', (request: WorkerRequest) => {
  answer(request)
    .then<WorkerAnswer, WorkerAnswer>(
      result => ({ id: request.id, ...result }),
      (error: unknown) => ({ id: request.id, error: failure(error) }),
    )
    .then(reply => port.postMessage(reply))
    .catch((error: unknown) => {
      throw error
    })
})
port.postMessage({ id: 0, rows: [], affected: 0 } satisfies WorkerAnswer)
