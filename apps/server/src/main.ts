import { join } from 'node:path'
import { databaseFiles } from '@portal/portal/files/database-files.repository'
import { sweepFiles } from '@portal/portal/files/files.sweep'
import { followPlatform } from '@portal/portal/invoices/follow-platform'
import { deliverInvoice } from '@portal/portal/invoices/mail-invoice'
import { sweep } from '@portal/portal/jobs/sweep'
import { DatabaseUnavailable } from '@portal/portal/kernel/engine'
import type { FastifyInstance } from 'fastify'
import { createPortal } from '@portal/portal/portal'
import type { Host } from '@portal/portal/ports'
import { sendQueuedSms } from '@portal/portal/sms/outgoing-sms'
import { purchases } from '@portal/portal/purchases'
import { reconcileDay } from '@portal/portal/reconciliation/reconciliation.sweep'
import { runStatement } from '@portal/portal/statements/confirm'
import { seedDemo } from '@portal/portal/worlds/seed'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { makeActs } from './control/acts.ts'
import { serveControl } from './control/serve.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { watchOutage } from './db/outage.ts'
import { inspect } from './files/inspect.ts'
import { readSheet } from './files/read-sheet.ts'
import { makeMetrics } from './http/metrics.ts'
import { startJobs } from './jobs/jobs.ts'
import { makeLog } from './log.ts'
import { makeDistrictLookup } from './providers/districts.ts'
import { folderFiles } from './providers/files.ts'
import { makeInvoicePlatform } from './providers/invoices.ts'
import { makePayments, sandboxLine } from './providers/payments.ts'
import { makeMail } from './providers/mail.ts'
import { makeSms } from './providers/sms.ts'
import { OperatorError } from './operator-error.ts'
import { checkDataKey } from './security/data-key.ts'
import { refuseDemoData } from './security/demo-data.ts'
import { loadKeys, secureRandom } from './security/keys.ts'
import { argon2Passwords } from './security/passwords.ts'

interface Running {
  log: ReturnType<typeof makeLog>
  /** What the first line of the log says. */
  about: Record<string, unknown>
  stop: () => Promise<void>
}

/** Starts everything, in the order in which each part needs the one before; answers how to stop it. */
async function start(config: Config): Promise<Running> {
  const log = makeLog(config.logLevel)
  const clock = () => new Date(Date.now() + config.clockAheadMs)
  const outage = watchOutage(log)
  const opened = await openDatabase(config, what => outage.noticed(what))
  const { db, close } = opened
  const keys = loadKeys(config)
  const applied = await migrate(db)
  if (config.production) await refuseDemoData(db.pool)
  await checkDataKey(db.pool, keys, clock())
  const foundation = { db, keys, clock, random: secureRandom }
  const memberApp = Promise.withResolvers<FastifyInstance>()
  const base: Omit<Host, 'jobs'> = {
    ...foundation,
    payments: await makePayments(config, foundation, log),
    deliverSandboxNotice: config.onlineChannels.includes('sandbox') ? sandboxLine(memberApp.promise) : null,
    invoicePlatform: makeInvoicePlatform(config, foundation, log),
    districts: makeDistrictLookup(config, log),
    passwords: argon2Passwords,
    files: config.databaseUrl === null ? folderFiles(join(config.dataDir, 'files')) : databaseFiles,
    inspect,
    readSheet,
    settings: config,
  }
  const sms = makeSms(config, clock)
  const mail = await makeMail(config, log)
  const ready = Promise.withResolvers<Host>()
  const jobs = await startJobs(
    db,
    {
      sms: ({ id }) => sendQueuedSms(base, sms, id),
      sweep: async () => sweep(await ready.promise),
      files: () => sweepFiles(base),
      statements: async ({ id }) => runStatement(await ready.promise, purchases, id),
      reconcile: async ({ day }) => void (await reconcileDay(await ready.promise, day)),
      documents: async ({ id, asked }) => followPlatform(await ready.promise, id, asked),
      mails: async data => deliverInvoice(await ready.promise, mail, data),
    },
    log,
    outage,
  )
  const host: Host = { ...base, jobs }
  ready.resolve(host)
  if (!config.production) await seedDemo(host)
  const deps = { portal: createPortal(host), host, config, log, metrics: makeMetrics({ process: true }) }
  const member = await createApp(deps, 'member')
  memberApp.resolve(member)
  const manager = await createApp(deps, 'manager')
  const addresses = [
    await member.listen({ host: config.host, port: config.memberPort }),
    await manager.listen({ host: config.host, port: config.managerPort }),
  ]
  // with PostgreSQL the commands connect to the database themselves
  const control =
    db.kind === 'pglite' ? await serveControl(config.dataDir, makeActs(config, base, opened), log) : null
  return {
    log,
    about: {
      member: config.memberOrigin,
      manager: config.managerOrigin,
      addresses,
      database: db.kind,
      migrations: applied.length,
    },
    async stop() {
      await Promise.all([member.close(), manager.close(), control?.stop()])
      await jobs.stop()
      await close()
    },
  }
}

const patienceMs = 15_000

async function run(): Promise<void> {
  const { stop, log, about } = await start(readConfig(process.env))
  let stopping = false
  const end = (code: number) => {
    if (stopping) return
    stopping = true
    // a request that never ends must not keep the process
    setTimeout(() => process.exit(1), patienceMs).unref()
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stop')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => end(0))
  process.on('SIGINT', () => end(0))
  process.on('unhandledRejection', error => {
    log.error({ err: error }, 'unhandled rejection')
    end(1)
  })
  process.on('uncaughtException', error => {
    log.error({ err: error }, 'uncaught exception')
    end(1)
  })
  // only now can a signal end it gracefully
  log.info(about, 'ready')
}

function startFailure(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  if (error instanceof DatabaseUnavailable)
    return `数据库连接不上，请检查 DATABASE_URL 与数据库服务 / The database can't be reached, check DATABASE_URL: ${error.cause instanceof Error ? error.cause.message : ''}`
  return error instanceof Error ? (error.stack ?? error.message) : 'The start failed'
}

run().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
})
