import { sandboxProvider } from '@portal/portal/payments/sandbox/provider'
import type { Host, PaymentNotice, PaymentProvider, Payments, PaymentToOpen } from '@portal/portal/ports'
import type { FastifyInstance } from 'fastify'
import { noticePath } from '@portal/api/rules/call-paths'
import { cashierPath } from '@portal/api/rules/member-pages'
import { orderPath } from '@portal/api/rules/order-path'
import type { OnlineChannel } from '@portal/api/rules/payment'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { alipayProvider } from './payments/alipay.ts'
import { wechatProvider } from './payments/wechat.ts'

/** How long a provider may take to answer. */
const patienceMs = 8_000
/** How long it may take until a bill is there; addresses of bills are good for 30 seconds. */
const billPatienceMs = 30_000

/** A provider that the log tells of when it does not answer; its payers hear no more than that. */
function watched(channel: OnlineChannel, provider: PaymentProvider, log: Pick<Log, 'warn'>): PaymentProvider {
  async function logged<T>(act: string, asking: Promise<T>): Promise<T> {
    try {
      return await asking
    } catch (error) {
      log.warn({ channel, act, err: error }, 'payment provider')
      throw error
    }
  }
  return {
    ...provider,
    open: payment => logged('open', provider.open(payment)),
    query: number => logged('query', provider.query(number)),
    close: number => logged('close', provider.close(number)),
    refund: refund => logged('refund', provider.refund(refund)),
    bill: day => logged('bill', provider.bill(day)),
  }
}

/** The providers of the channels that are set up. */
export async function makePayments(
  {
    onlineChannels,
    memberOrigin,
    wechat,
    alipay,
  }: Pick<Config, 'onlineChannels' | 'memberOrigin' | 'wechat' | 'alipay'>,
  base: Pick<Host, 'db' | 'keys' | 'random' | 'clock'>,
  log: Pick<Log, 'warn'>,
): Promise<Payments> {
  const optionsOf = (channel: OnlineChannel) => ({
    clock: base.clock,
    noticeUrl: `${memberOrigin}${noticePath(channel)}`,
    returnUrl: (order_no: string, kind: PaymentToOpen['kind']) => memberOrigin + orderPath(order_no, kind),
    patienceMs,
    billPatienceMs,
  })
  return {
    ...(wechat ? { wechat: watched('wechat', wechatProvider(wechat, optionsOf('wechat')), log) } : {}),
    ...(alipay ? { alipay: watched('alipay', await alipayProvider(alipay, optionsOf('alipay')), log) } : {}),
    ...(onlineChannels.includes('sandbox')
      ? { sandbox: sandboxProvider(base, number => memberOrigin + cashierPath(number)) }
      : {}),
  }
}

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
      url: noticePath('sandbox'),
      headers: { ...Object.fromEntries(given), 'content-type': 'application/json' },
      payload: body,
    })
  }
