import { PgBoss, fromKysely } from 'pg-boss'
import type { Database } from '@portal/portal/kernel/database'
import type { JobData, JobName, Jobs } from '@portal/portal/ports'
import { withSetupLock } from '../db/migrate.ts'
import type { Log } from '../log.ts'

/** What each queue's jobs do. */
export type JobWork = { [N in JobName]: (data: JobData[N]) => Promise<void> }

export interface RunningJobs extends Jobs {
  stop(): Promise<void>
}

const queueOptions = {
  sms: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3_600,
  },
  sweep: { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3_600 },
  files: { policy: 'exclusive', retryLimit: 0, expireInSeconds: 1_800, deleteAfterSeconds: 3_600 },
} as const satisfies Record<JobName, object>

const boss = (db: Database): PgBoss =>
  new PgBoss({
    backend: db.kind,
    schema: 'pgboss',
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 15,
    db: {
      async executeSql(text, values) {
        return db.session(async session => {
          try {
            return await (values?.length ? session.query(text, values) : session.script(text))
          } catch (error) {
            // pg-boss sends whole BEGIN … COMMIT blocks; a failed one must not stay open on the session
            await session.script('rollback').catch(() => undefined)
            throw error
          }
        })
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

async function createQueues(queues: PgBoss): Promise<void> {
  await queues.createQueue('sms', queueOptions.sms)
  await queues.createQueue('sweep', queueOptions.sweep)
  await queues.createQueue('files', queueOptions.files)
}

/** Starts the workers of this process. Every job may run twice and on any process. */
export async function startJobs(db: Database, work: JobWork, log: Log): Promise<RunningJobs> {
  const queues = boss(db)
  queues.on('error', error => log.error({ err: error }, 'job queue'))
  await withSetupLock(db, async () => {
    await queues.start()
    await createQueues(queues)
  })
  const run = async <N extends JobName>(name: N, seconds: number) => {
    await queues.work<JobData[N]>(name, { pollingIntervalSeconds: seconds, batchSize: 1 }, async jobs => {
      for (const job of jobs) {
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
  }
  await run('sms', 0.5)
  await run('sweep', 5)
  await run('files', 60)
  await queues.schedule('sweep', '* * * * *', {})
  await queues.schedule('files', '17 * * * *', {})
  return {
    async enqueue(tx, name, data) {
      await queues.send(name, data, { db: fromKysely(tx) })
    },
    stop: () => queues.stop({ graceful: true, timeout: 5_000, close: false }),
  }
}
