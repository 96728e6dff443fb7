import { Worker } from 'node:worker_threads'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { tooMany } from '@portal/portal/kernel/errors'
import type { PrintCertificate } from '@portal/portal/stars/certificate-as-pdf'
import { BoundedQueue } from '../bounded-queue.ts'

/** One sheet at a time: reading the fonts takes a core for a third of a second. */
const queue = new BoundedQueue({ width: 1, longest: 20, full: () => tooMany(5, answerTexts.printsBusy) })

/** The certificate's PDF, drawn in a thread of its own; null where no font has a character of it. */
export const printCertificate: PrintCertificate = printed =>
  queue.run(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./certificate-worker.ts', import.meta.url), {
          workerData: printed,
        })
        worker.once('message', (drawn: Uint8Array | null) => {
          void worker.terminate()
          resolve(drawn)
        })
        worker.once('error', reject)
      }),
  )
