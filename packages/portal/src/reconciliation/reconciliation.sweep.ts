import { addDays, dayOf, parseTime } from '@portal/api/rules/dates'
import { reconciledAt, settlementDays } from '@portal/api/rules/reconciliation'
import { system } from '../kernel/callers.ts'
import { PortalError } from '../kernel/errors.ts'
import { inUnitOfWork } from '../kernel/work.ts'
import type { Host } from '../ports.ts'
import { fetchBills } from './bills.ts'
import { daysToRetry, daysWithMoney, lastRound, noteRound } from './days.repository.ts'
import { reconcile } from './reconcile.ts'

/** How far back a daily round looks. */
const roundDays = 31
/** How often a bill that was not there is asked for again. */
const retryMs = 10 * 60_000

/** Reconciles one day; whoever else does the same day waits. */
export const reconcileDay = (host: Host, day: string): Promise<unknown> =>
  inUnitOfWork(host, { caller: system, address: '', now: host.clock() }, work => reconcile(work, day))

/** False: a channel did not answer. It is asked again by a later round; asking on would only hold this one up. */
async function tryBills(host: Host, day: string): Promise<boolean> {
  try {
    await fetchBills(host, day)
    return true
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return false
  }
}

/** The daily round, from half past nine on; between two of them, days that wait for a bill are tried again. */
export async function reconcileDue(host: Host): Promise<void> {
  const now = host.clock()
  const today = dayOf(now)
  const due = parseTime(`${today} ${reconciledAt}:00`)
  const last = await lastRound(host.db.pool)
  const isRound = now >= due && (last === null || last < due)
  if (isRound) await round(host, today)
  else await retry(host, today, now)
}

async function round(host: Host, today: string): Promise<void> {
  // the newest first: the older ones were asked for before
  for (let back = 1; back <= settlementDays; back++) if (!(await tryBills(host, addDays(today, -back)))) break
  const days = await daysWithMoney(host.db.pool, addDays(today, -roundDays), addDays(today, -1))
  for (const day of days) await reconcileDay(host, day)
  await noteRound(host.db.pool, host.clock())
}

async function retry(host: Host, today: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retryMs)
  let answers = true
  for (const day of await daysToRetry(host.db.pool, addDays(today, -settlementDays), before)) {
    answers &&= await tryBills(host, day)
    await reconcileDay(host, day)
  }
}
