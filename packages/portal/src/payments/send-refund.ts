import { dayOf } from '@portal/api/rules/dates'
import { channelNames, toChannel } from '@portal/api/rules/payment'
import { bySome } from '../kernel/by-some.ts'
import { system } from '../kernel/callers.ts'
import { PortalError } from '../kernel/errors.ts'
import { inUnitOfWork } from '../kernel/work.ts'
import { lockWithOwner, type AttemptRecord } from '../orders/orders.repository.ts'
import { findRefund, lockRefund, refundsToSend, type RefundRecord } from '../orders/refunds.repository.ts'
import { refusedByChannel } from '../orders/effects.ts'
import { moveRefund } from '../orders/refunds.service.ts'
import { returned } from '../orders/settle-refund.ts'
import type { Host, ProviderRefund } from '../ports.ts'
import { findAttemptById } from './attempts.repository.ts'
import { refundAtProvider } from './providers.ts'

const batch = 200

/** What a provider says of a refund becomes true here, once. */
const takeAnswer = (
  host: Host,
  { id, order_id }: RefundRecord,
  { channel }: AttemptRecord,
  reported: ProviderRefund,
): Promise<void> =>
  inUnitOfWork(
    host,
    { caller: system, address: '', now: host.clock() },
    async work => {
      const order = await lockWithOwner(work.db, order_id)
      const refund = await lockRefund(work.db, order.id, id)
      if (refund?.status !== 'processing' || reported.state === 'processing') return
      if (reported.state === 'succeeded') {
        const back = { returned_on: dayOf(work.now), bank_ref: reported.ref, note: '' }
        if (await returned(work, { order, refund }, back)) return
        throw new Error(`The provider's number ${reported.ref} has paid another refund`)
      }
      const known = toChannel(channel)
      const note = `${known === null ? '支付渠道' : channelNames[known]}不能原路退回，改为对公退回`
      // what a channel refuses for good is sent back by the bank
      await moveRefund(
        work,
        { order, refund },
        { act: 'fail', note, set: refusedByChannel(note) },
        { act: 'refund_failed', note },
      )
    },
    { durable: true },
  )

/**
 * Sends an approved refund back by the payment that brought its money, or asks how that stands. False: it is not to be
 * sent so, or its provider did not answer, and is asked again by the minute's round.
 */
export async function sendRefund(host: Host, id: string): Promise<boolean> {
  const refund = await findRefund(host.db.pool, id)
  if (refund?.status !== 'processing' || refund.attempt_id === null) return false
  const attempt = await findAttemptById(host.db.pool, refund.attempt_id)
  try {
    await takeAnswer(host, refund, attempt, await refundAtProvider(host, attempt, refund))
    return true
  } catch (error) {
    if (error instanceof PortalError) return false
    throw error
  }
}

/** The minute's round over refunds that are on their way. */
export async function sendRefunds(host: Host): Promise<void> {
  await bySome(await refundsToSend(host.db.pool, batch), id => sendRefund(host, id))
}
