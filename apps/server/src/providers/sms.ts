import { createHmac } from 'node:crypto'
import type { SmsProvider } from '@portal/portal/ports'
import type { Config } from '../config.ts'

/** Outside production: texts are seen in the console and at /dev/sms. */
export const consoleSms: SmsProvider = {
  async send(phone, text) {
    console.log(`[SMS ${phone}] ${text}`)
  },
}

const timeLimitMs = 10_000

/**
 * A gateway that takes signed JSON. `X-Signature` is the hex HMAC-SHA256 of `timestamp.body` under the shared key, so
 * the gateway can tell our requests, and old ones from new.
 */
export const httpSms = (
  options: { url: string; key: string; signName: string },
  clock: () => Date,
): SmsProvider => ({
  async send(phone, text) {
    const body = JSON.stringify({ phone, sign_name: options.signName, text })
    const timestamp = String(clock().getTime())
    const signature = createHmac('sha256', options.key).update(`${timestamp}.${body}`).digest('hex')
    const response = await fetch(options.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
      body,
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: 'error',
    })
    // it has taken the text: another attempt because of what else it says would send it twice
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
  },
})

export const makeSms = (config: Config, clock: () => Date): SmsProvider =>
  config.sms ? httpSms(config.sms, clock) : consoleSms
