import { sandboxPlatform } from '@portal/portal/invoices/sandbox/platform'
import type { Host, InvoicePlatform } from '@portal/portal/ports'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** A platform that the log tells of when it does not answer; finance reads no more than that. */
function watched(platform: InvoicePlatform, log: Pick<Log, 'warn'>): InvoicePlatform {
  async function logged<T>(act: string, asking: Promise<T>): Promise<T> {
    try {
      return await asking
    } catch (error) {
      log.warn({ act, err: error }, 'invoice platform')
      throw error
    }
  }
  return {
    issue: document => logged('issue', platform.issue(document)),
    ask: serial => logged('ask', platform.ask(serial)),
    reverse: letter => logged('reverse', platform.reverse(letter)),
    askReversal: serial => logged('askReversal', platform.askReversal(serial)),
  }
}

/** What issues documents; null where finance does by hand. */
export const makeInvoicePlatform = (
  { invoiceProvider }: Pick<Config, 'invoiceProvider'>,
  base: Pick<Host, 'db' | 'clock'>,
  log: Pick<Log, 'warn'>,
): InvoicePlatform | null => (invoiceProvider === 'sandbox' ? watched(sandboxPlatform(base), log) : null)
