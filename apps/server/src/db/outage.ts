import type { Log } from '../log.ts'

/** Says once that the database went away and once that it is back, however many notice it. */
export interface Outage {
  noticed(cause: unknown): void
  over(): void
}

export function watchOutage(log: Log): Outage {
  let since: number | null = null
  return {
    noticed(cause) {
      if (since !== null) return
      since = performance.now()
      log.error(typeof cause === 'string' ? { what: cause } : { err: cause }, 'database away')
    },
    over() {
      if (since === null) return
      const seconds = Math.round((performance.now() - since) / 1000)
      since = null
      log.warn({ seconds }, 'database back')
    },
  }
}
