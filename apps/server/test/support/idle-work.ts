import type { JobWork } from '../../src/jobs/jobs.ts'

const idle = async () => undefined

/** Jobs that do nothing, for tests of the queue itself. */
export const idleWork: JobWork = {
  sms: idle,
  sweep: idle,
  files: idle,
  statements: idle,
  reconcile: idle,
  documents: idle,
  mails: idle,
}
