import type { OnlineChannel } from '@portal/api/rules/payment'
import { purchases } from '../purchases.ts'
import type { Host, PaymentNotice } from '../ports.ts'
import { findAttempt } from './attempts.repository.ts'
import { takeAnswer } from './take-payment.ts'

/**
 * What a provider tells us unasked. False: it is not genuine, not for us or of no payment of ours; the provider is told
 * so, and may say it again. What was told before has no further effect.
 */
export async function takeNotice(
  host: Host,
  channel: OnlineChannel,
  notice: PaymentNotice,
): Promise<boolean> {
  const notified = host.payments[channel]?.read(notice)
  if (!notified) return false
  const attempt = await findAttempt(host.db.pool, channel, notified.number)
  if (!attempt) return false
  await takeAnswer(host, purchases, attempt, notified.payment)
  return true
}
