import type { Refusal } from '@portal/api/rules/refusals'
import type { Host, JobData, JobName, Jobs } from '../ports.ts'
import type { AuditHead } from './audit-ends.ts'
import { appendAudit, type Actor, type AuditAct } from './audit.repository.ts'
import { actorOf, type Caller } from './callers.ts'
import type { Executor, Tx } from './database.ts'
import { queueSms, type Sms } from './outbox.ts'
import { refuse, type Refuse } from './refusal.ts'

/** What of the host a service may use; the pool is not part of it, so no query leaves an open transaction. */
export type Tools = Pick<Host, 'keys' | 'random' | 'passwords' | 'files' | 'settings'>

/** What a read has: the database as it is now, the time, who asks, and the host's tools. */
export interface ReadContext<C extends Caller = Caller> extends Tools {
  db: Executor
  now: Date
  caller: C
  /** Where the call came from; empty for the portal itself. */
  address: string
  /** Kind of device and browser that called; empty where unknown. */
  device: string
}

/** One line of the trail, without what the work knows itself. */
export type AuditLine = Omit<AuditAct, 'actor' | 'at'>

/**
 * One unit of work: what is read and written here is committed together or not at all. `R`: the refusals that it may end
 * in; none where a service names none.
 */
export interface Work<C extends Caller = Caller, R extends Refusal = never> extends ReadContext<C> {
  db: Tx
  /** Whose doing it is, for histories. Throws when nobody is signed in. */
  readonly actor: Actor
  readonly refuse: Refuse<R>
  newId(): string
  /** Notes a line of the audit trail. All are written last, on one chain (ADR 015, 027). */
  audit(line: AuditLine): void
  /** Puts an SMS into the outbox; it leaves when the work is committed. */
  notify(sms: Sms): Promise<void>
  enqueue<N extends JobName>(name: N, data: JobData[N], afterSeconds?: number): Promise<void>
  /** The same unit of work as somebody else, or at another time (demo data live through years). */
  as<D extends Caller>(caller: D, now?: Date): Work<D, R>
}

export interface CallContext<C extends Caller> {
  caller: C
  address: string
  device?: string
  now: Date
}

/** What a read is given, outside any transaction. */
export const readContextOf = <C extends Caller>(host: Host, given: CallContext<C>): ReadContext<C> => ({
  ...toolsOf(host),
  device: '',
  ...given,
  db: host.db.pool,
})

const toolsOf = ({ keys, random, passwords, files, settings }: Host): Tools => ({
  keys,
  random,
  passwords,
  files,
  settings,
})

/** The work of one open transaction, and what is still to be written before its commit. */
interface Unit<C extends Caller> {
  work: Work<C, Refusal>
  /** Forgets what was noted from here on; for work that is undone alone. */
  mark: () => () => void
  /** Gives the end of the audit chain that was written on. */
  finish(): Promise<AuditHead | null>
  /** Queues that have a new job. */
  queued: ReadonlySet<JobName>
}

function openUnit<C extends Caller>(host: Host, tx: Tx, given: CallContext<C>): Unit<C> {
  const lines: AuditAct[] = []
  const queued = new Set<JobName>()
  const jobs: Jobs = {
    ...host.jobs,
    async enqueue(on, name, data, afterSeconds) {
      await host.jobs.enqueue(on, name, data, afterSeconds)
      queued.add(name)
    },
  }
  const workFor = <D extends Caller>({
    caller,
    address,
    device = '',
    now,
  }: CallContext<D>): Work<D, Refusal> => ({
    ...toolsOf(host),
    db: tx,
    now,
    caller,
    address,
    device,
    get actor() {
      return actorOf(caller, address)
    },
    refuse,
    newId: () => host.random.id(now),
    audit: line => void lines.push({ ...line, actor: actorOf(caller, address), at: now }),
    notify: sms => queueSms(tx, { ...host, jobs }, sms, now),
    enqueue: (name, data, afterSeconds) => jobs.enqueue(tx, name, data, afterSeconds),
    as: (other, later = now) => workFor({ caller: other, address, device, now: later }),
  })
  return {
    work: workFor(given),
    mark: () => {
      const noted = lines.length
      return () => void (lines.length = noted)
    },
    finish: () => appendAudit(tx, host.keys, lines, host.db.freeEnds),
    queued,
  }
}

/**
 * Runs `run` as one unit of work, again after a deadlock, and wakes who does the jobs that it left. `durable`: see
 * `Database.transaction`.
 */
export async function inUnitOfWork<C extends Caller, T>(
  host: Host,
  given: CallContext<C>,
  run: (work: Work<C, Refusal>, mark: Unit<C>['mark']) => Promise<T>,
  options: { durable?: boolean } = {},
): Promise<T> {
  const done = await host.db.transaction(async tx => {
    const unit = openUnit(host, tx, given)
    const result = await run(unit.work, unit.mark)
    return { result, end: await unit.finish(), queued: unit.queued }
  }, options)
  if (done.end) host.db.freeEnds.give(done.end)
  host.jobs.wake(done.queued)
  return done.result
}
