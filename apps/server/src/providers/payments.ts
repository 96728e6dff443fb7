import { sandboxProvider } from '@portal/portal/payments/sandbox/provider'
import type { Host, PaymentNotice, Payments } from '@portal/portal/ports'
import type { FastifyInstance } from 'fastify'
import { cashierPath } from '@portal/api/rules/member-pages'
import type { Config } from '../config.ts'

/** The providers of the channels that are set up. */
export const makePayments = (
  { onlineChannels, memberOrigin }: Pick<Config, 'onlineChannels' | 'memberOrigin'>,
  base: Pick<Host, 'db' | 'keys' | 'random' | 'clock'>,
): Payments =>
  onlineChannels.includes('sandbox')
    ? { sandbox: sandboxProvider(base, number => memberOrigin + cashierPath(number)) }
    : {}

/** Brings the sandbox's notices to the member app by the route that providers use; `app` is there a little later. */
export const sandboxLine =
  (app: Promise<FastifyInstance>) =>
  async ({ headers, body }: PaymentNotice): Promise<void> => {
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    // like a provider it does not mind what it is answered; what it said can be asked for
    await (
      await app
    ).inject({
      method: 'POST',
      url: '/pay/notify/sandbox',
      headers: { ...Object.fromEntries(given), 'content-type': 'application/json' },
      payload: body,
    })
  }
