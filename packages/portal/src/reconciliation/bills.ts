import { daysBetween, dayOf } from '@portal/api/rules/dates'
import { onlineChannels, type OnlineChannel } from '@portal/api/rules/payment'
import { settlementDays } from '@portal/api/rules/reconciliation'
import { system } from '../kernel/callers.ts'
import { PortalError } from '../kernel/errors.ts'
import { inUnitOfWork } from '../kernel/work.ts'
import { billAtProvider } from '../payments/providers.ts'
import type { Host } from '../ports.ts'
import { hasBill, insertBill } from './bills.repository.ts'
import { bookedOnDay } from './sources.repository.ts'

/** An empty bill of a day on which the channel brought money has not been made yet; for a week it is asked for again. */
async function isLate(host: Host, channel: OnlineChannel, day: string, now: Date): Promise<boolean> {
  if (daysBetween(day, dayOf(now)) > settlementDays) return false
  return (await bookedOnDay(host.db.pool, day)).some(entry => entry.channel === channel)
}

/**
 * Fetches the bills of a day that are not there yet, of every channel that is set up. A channel that does not answer keeps
 * none of the others back; then it throws 503.
 */
export async function fetchBills(host: Host, day: string): Promise<void> {
  let silent: PortalError | undefined
  for (const channel of onlineChannels) {
    const provider = host.payments[channel]
    if (!provider || (await hasBill(host.db.pool, channel, day))) continue
    try {
      const lines = await billAtProvider(provider, day)
      const now = host.clock()
      if (lines === null || (lines.length === 0 && (await isLate(host, channel, day, now)))) continue
      await inUnitOfWork(host, { caller: system, address: '', now }, work =>
        insertBill(work.db, { channel, day, fetched_at: now }, lines),
      )
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      silent = error
    }
  }
  if (silent) throw silent
}
