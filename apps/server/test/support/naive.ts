import { join } from 'node:path'
import type { CallInput, DataOf, Endpoint, Envelope } from '@portal/api/contract/endpoint'
import { verifyCoupon } from '@portal/api/contract/coupons.contract'
import { decidePayment } from '@portal/api/contract/orders.contract'
import type { PaymentNotice } from '@portal/portal/ports'
import type { Caller, Portal } from './portal.ts'
import { startServer, stopServer, type RunningServer } from './process.ts'
import type { Racers } from './races.ts'

const program = join(import.meta.dirname, 'naive-process.ts')

/** What nothing but the database itself would keep from happening twice. */
const guards = `
  alter table membership_periods drop constraint membership_periods_order_id_key,
    drop constraint membership_periods_int8range_daterange_excl;
  drop index memberships_one_per_member, receipts_without_line;`

/**
 * Naive processes in the place of the real ones, on a database that no longer stops them: coupons, confirmations and
 * notices are theirs, the rest is the portal's.
 */
export async function openNaive(
  portal: Portal,
  count: number,
): Promise<Racers & { stop: () => Promise<void> }> {
  await portal.db.script(guards)
  const servers: RunningServer[] = []
  while (servers.length < count) servers.push(await startServer(portal.sameDatabase, program))

  async function ask(index: number, act: string, body: string): Promise<boolean> {
    const response = await fetch(`${servers[index % count]?.member}/${act}`, { method: 'POST', body })
    if (!response.ok) throw new Error(await response.text())
    return ((await response.json()) as { done: boolean }).done
  }

  async function call<E extends Endpoint>(
    index: number,
    entry: E,
    input: CallInput<E>,
    caller?: Caller,
  ): Promise<Envelope<unknown>> {
    const body = JSON.stringify('body' in input ? input.body : {})
    if (entry.name === verifyCoupon.name)
      return { code: 200, message: '', data: { valid: await ask(index, 'coupon', body) } }
    if (entry.name === decidePayment.name)
      return { code: (await ask(index, 'confirmation', body)) ? 200 : 409, message: '', data: null }
    return portal.call(entry, input, caller)
  }

  return {
    call,
    async ok(index, entry, input, caller) {
      return (await call(index, entry, input, caller)).data as DataOf<typeof entry>
    },
    async tell(index: number, { body }: PaymentNotice) {
      await ask(index, 'notice', body)
      return 200
    },
    async stop() {
      await Promise.all(servers.map(server => stopServer(server)))
    },
  }
}

/** The same, but nobody is asked before the one before has answered. */
export function oneAfterAnother({ call, ok, tell }: Racers): Racers {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = last.then(ask)
    last = answer.catch(() => undefined)
    return answer
  }
  return {
    call: (...given) => inTurn(() => call(...given)),
    ok: (...given) => inTurn(() => ok(...given)),
    tell: (...given) => inTurn(() => tell(...given)),
  }
}
