import { PgBoss, fromKysely } from 'pg-boss'
import type { Database } from '@portal/portal/kernel/database'
import { isAway } from '@portal/portal/kernel/engine'
import type { JobData, JobName, Jobs } from '@portal/portal/ports'
import { withSetupLock } from '../db/migrate.ts'
import { runForeign } from '../db/foreign-sql.ts'
import { watchOutage, type Outage } from '../db/outage.ts'
import type { Log } from '../log.ts'

/** What each queue's jobs do. */
export type JobWork = { [N in JobName]: (data: JobData[N]) => Promise<void> }

export interface RunningJobs extends Jobs {
  stop(): Promise<void>
}

/**
 * A process that works on a job says so every few seconds; who has not for this long was killed, and what it had in hand is
 * taken up by another. Until then nothing else of that kind would be done: of the rounds there is one at a time.
 */
const heartbeatSeconds = 15
/** How often each process looks for jobs of the killed. */
const superviseSeconds = 40

const queueOptions = {
  sms: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3_600,
  },
  sweep: { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3_600 },
  files: { retryLimit: 0, expireInSeconds: 1_800, deleteAfterSeconds: 3_600 },
  statements: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 1_800,
    deleteAfterSeconds: 3_600,
  },
  reconcile: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 300,
    deleteAfterSeconds: 3_600,
  },
  documents: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 120,
    deleteAfterSeconds: 3_600,
  },
  mails: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 120,
    deleteAfterSeconds: 3_600,
  },
} as const satisfies Record<JobName, object>

/** Of a round there is one at a time; the other queues take what comes. */
const policies: Partial<Record<JobName, 'exclusive'>> = { sweep: 'exclusive', files: 'exclusive' }

/**
 * How often a worker looks unasked: for what is tried again, and what a process that ended left behind. A new text is
 * sent at once by the process that queued it, which wakes its own worker after the commit.
 */
const secondsBetween = {
  sms: 5,
  sweep: 20,
  files: 60,
  statements: 30,
  reconcile: 30,
  documents: 20,
  mails: 30,
} as const satisfies Record<JobName, number>

const boss = (db: Database, outage?: Outage): PgBoss =>
  new PgBoss({
    backend: db.kind,
    schema: 'pgboss',
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 20,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // nobody would hear its warnings
    monitorVacuum: false,
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
    db: {
      async executeSql(text, values) {
        const result = await db.session(session => runForeign(session, text, values))
        outage?.over()
        return result
      },
    },
  })

/** Creates the queues' tables; part of starting, and of preparing a database for tests. */
export async function prepareJobs(db: Database): Promise<void> {
  const once = boss(db)
  once.on('error', () => undefined)
  await once.start()
  await createQueues(once)
  await once.stop({ graceful: false, close: false })
}

const queueNames = [
  'sms',
  'sweep',
  'files',
  'statements',
  'reconcile',
  'documents',
  'mails',
] as const satisfies readonly JobName[]
const noJob = '00000000-0000-0000-0000-000000000000'

/**
 * A queue that is there already keeps the options it was created with, so they are written again. Each is looked up here
 * once: pg-boss forgets a queue that it created, and would look it up on the pool in the middle of the transaction that
 * sends the first job.
 */
async function createQueues(queues: PgBoss): Promise<void> {
  for (const name of queueNames) {
    const options = { ...queueOptions[name], heartbeatSeconds }
    await queues.createQueue(name, { ...options, policy: policies[name] ?? 'standard' })
    await queues.updateQueue(name, options)
    await queues.findJobs(name, { id: noJob })
  }
}

/** Starts the workers of this process. Every job may run twice and on any process. */
export async function startJobs(
  db: Database,
  work: JobWork,
  log: Log,
  outage: Outage = watchOutage(log),
): Promise<RunningJobs> {
  const queues = boss(db, outage)
  queues.on('error', error => {
    if (isAway(error)) outage.noticed(error)
    else log.error({ err: error }, 'job queue')
  })
  await withSetupLock(db, async () => {
    await queues.start()
    await createQueues(queues)
  })
  const workers = new Map<JobName, string>()
  const wake = (name: JobName) => {
    const worker = workers.get(name)
    if (worker !== undefined) queues.notifyWorker(worker)
  }
  const run = async <N extends JobName>(name: N) => {
    const options = { pollingIntervalSeconds: secondsBetween[name], batchSize: 1 }
    const worker = await queues.work<JobData[N]>(name, options, async jobs => {
      for (const job of jobs) {
        // where one was there may be more: the worker looks again right after this one
        wake(name)
        const failure = await work[name](job.data).then(
          () => null,
          (error: unknown) => ({ err: error }),
        )
        if (!failure) continue
        log.warn({ job: name, ...failure }, 'job failed')
        // pg-boss keeps what is thrown in its table, so nothing of the cause may be in it
        throw new Error(`${name} failed`)
      }
    })
    workers.set(name, worker)
  }
  for (const name of queueNames) await run(name)
  await queues.schedule('sweep', '* * * * *', {})
  await queues.schedule('files', '17 * * * *', {})
  const timers = new Set<NodeJS.Timeout>()
  return {
    async enqueue(tx, name, data, afterSeconds = 0) {
      await queues.send(name, data, { db: fromKysely(tx), startAfter: afterSeconds })
      if (afterSeconds === 0) return
      // a second more than its time: a process that is still there looks before its worker comes by
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          wake(name)
        },
        (afterSeconds + 1) * 1_000,
      )
      timers.add(timer.unref())
    },
    wake(names) {
      for (const name of names) wake(name)
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await queues.stop({ graceful: true, timeout: 5_000, close: false })
    },
  }
}
