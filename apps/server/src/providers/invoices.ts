import { sandboxPlatform } from '@portal/portal/invoices/sandbox/platform'
import type { Host, InvoicePlatform } from '@portal/portal/ports'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** A platform that the log tells of when it does not answer; finance reads no more than that. */
function watched(platform: InvoicePlatform, log: Pick<Log, 'warn'>): InvoicePlatform {
  async function told<T>(act: string, asking: Promise<T>): Promise<T> {
    try {
      return await asking
    } catch (error) {
      log.warn({ act, err: error }, 'invoice platform')
      throw error
    }
  }
  return {
    issue: document => told('issue', platform.issue(document)),
    ask: serial => told('ask', platform.ask(serial)),
    reverse: letter => told('reverse', platform.reverse(letter)),
    askReversal: serial => told('askReversal', platform.askReversal(serial)),
  }
}

/** What issues documents; null where finance does by hand. */
export const makeInvoicePlatform = (
  { invoiceProvider }: Pick<Config, 'invoiceProvider'>,
  base: Pick<Host, 'db' | 'clock'>,
  log: Pick<Log, 'warn'>,
): InvoicePlatform | null => (invoiceProvider === 'sandbox' ? watched(sandboxPlatform(base), log) : null)
