import { bySome } from '../kernel/by-some.ts'
import { inUnitOfWork } from '../kernel/work.ts'
import { system } from '../kernel/callers.ts'
import { lockWithOwner } from '../orders/orders.repository.ts'
import { purchases } from '../purchases.ts'
import type { Host } from '../ports.ts'
import { attemptsToEnd, attemptsToReturn, lockAttempt } from './attempts.repository.ts'
import { PortalError } from '../kernel/errors.ts'
import { closeAtProvider } from './providers.ts'
import { returnMoney, takeAnswer } from './take-payment.ts'

const batch = 200

/** Ends attempts whose time is over or whose order was paid otherwise, at their provider and then here. */
export async function endAttempts(host: Host): Promise<void> {
  await bySome(await attemptsToEnd(host.db.pool, host.clock(), batch), async attempt => {
    const standing = await closeAtProvider(host, attempt).catch((error: unknown) => {
      // a provider that does not answer is asked again in a minute
      if (error instanceof PortalError) return null
      throw error
    })
    if (standing) await takeAnswer(host, purchases, attempt, standing)
  })
}

/** Files refunds of money paid twice that had to wait for another refund of their order. */
export async function returnDuplicates(host: Host): Promise<void> {
  for (const { id, order_id } of await attemptsToReturn(host.db.pool, batch))
    await inUnitOfWork(
      host,
      { caller: system, address: '', now: host.clock() },
      async work => {
        const order = await lockWithOwner(work.db, order_id)
        const attempt = await lockAttempt(work.db, id)
        if (attempt.refund_id === null) await returnMoney(work, { order, attempt })
      },
      { durable: true },
    )
}
