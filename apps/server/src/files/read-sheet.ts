import { Worker } from 'node:worker_threads'
import type { Sheet, SheetFault } from '@portal/portal/ports'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { tooMany } from '@portal/portal/kernel/errors'
import { BoundedQueue } from '../bounded-queue.ts'

/** One table at a time: a full one takes some 200 MB while it is read. */
const queue = new BoundedQueue({ width: 1, longest: 10, full: () => tooMany(5, answerTexts.uploadsBusy) })
const slowestMs = 20_000
const limits = { maxOldGenerationSizeMb: 512 }

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Reads a table in a thread of its own, so that a file made to fill memory or time ends that thread alone. */
export const readSheet = (content: Uint8Array): Promise<Sheet | SheetFault> =>
  queue.run(
    () =>
      new Promise(resolve => {
        const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
          workerData: content,
          resourceLimits: limits,
        })
        const end = (result: Sheet | SheetFault) => {
          clearTimeout(slow)
          void worker.terminate()
          resolve(result)
        }
        const slow = setTimeout(() => end('statement_too_long'), slowestMs)
        worker.once('message', end)
        worker.once('error', error => end(isOutOfMemory(error) ? 'statement_too_long' : 'statement_damaged'))
      }),
  )
