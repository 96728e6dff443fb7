import { randomBytes, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { fetchWhole } from '../fetch-whole.ts'
import { download } from './download.ts'
import { isGenuine, requestText, signText } from './wechat-signature.ts'

export interface WechatSettings {
  appId: string
  merchantId: string
  /** Of the merchant's certificate: by which of our keys we sign. */
  certificateSerial: string
  privateKey: KeyObject
  /** API v3 key: notices are sealed under it. */
  apiKey: string
  /** By which of its keys WeChat Pay signs: `PUB_KEY_ID_…`, or the serial number of a platform certificate. */
  publicKeyId: string
  publicKey: KeyObject
  url: string
}

/** What was answered, or the code by which it was refused. */
export type WechatAnswer = { data: unknown } | { refused: string }

const refusal = z.object({ code: z.string() })

/** Refusals that say nothing of the payment: our settings are wrong, or it is too busy. */
const notNow = new Set([401, 408, 425, 429])

const headersOf = (get: (name: string) => string | undefined, body: string) => ({
  time: get('wechatpay-timestamp') ?? '',
  nonce: get('wechatpay-nonce') ?? '',
  signature: get('wechatpay-signature') ?? '',
  keyId: get('wechatpay-serial') ?? '',
  body,
})

export interface WechatClientOptions {
  clock: () => Date
  /** How long an answer may take. */
  patienceMs: number
  /** How long a bill may take to come. */
  billPatienceMs: number
}

export interface WechatClient {
  /** `path` with its query. Throws when there is no answer that is WeChat Pay's own. */
  ask: (method: 'GET' | 'POST', path: string, body?: object) => Promise<WechatAnswer>
  /** What lies at an address that an answer named. It comes without a signature: the answer has its hash. */
  fetchFile: (address: string) => Promise<Buffer>
  /** Whether a notice with these headers is WeChat Pay's own. */
  isSigned: (headers: Readonly<Record<string, string | undefined>>, body: string) => boolean
}

/** Signed requests to WeChat Pay's API v3. */
export function wechatClient(
  settings: WechatSettings,
  { clock, patienceMs, billPatienceMs }: WechatClientOptions,
): WechatClient {
  const isOurs = (get: (name: string) => string | undefined, body: string) =>
    isGenuine(headersOf(get, body), {
      keyId: settings.publicKeyId,
      key: settings.publicKey,
      now: clock(),
    })

  function authorization(method: string, path: string, body: string): string {
    const time = String(Math.trunc(clock().getTime() / 1_000))
    const nonce = randomBytes(16).toString('hex').toUpperCase()
    const fields = {
      mchid: settings.merchantId,
      nonce_str: nonce,
      timestamp: time,
      serial_no: settings.certificateSerial,
      signature: signText(requestText(method, path, { time, nonce, body }), settings.privateKey),
    }
    const named = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
    return `WECHATPAY2-SHA256-RSA2048 ${named.join(',')}`
  }

  const signedHeaders = (method: string, path: string, body: string) => ({
    'user-agent': 'member-portal',
    authorization: authorization(method, path, body),
    'wechatpay-serial': settings.publicKeyId,
  })

  return {
    async ask(method, path, body) {
      const sent = body ? JSON.stringify(body) : ''
      const response = await fetchWhole(new URL(path, settings.url), {
        method,
        headers: {
          accept: 'application/json',
          ...signedHeaders(method, path, sent),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: sent } : {}),
        patienceMs,
      })
      const text = response.body.toString()
      const isSigned = isOurs(name => response.headers.get(name) ?? undefined, text)
      if (response.ok) {
        if (!isSigned) throw new Error(`WeChat Pay's answer to ${method} is not signed by its key`)
        return { data: text === '' ? null : JSON.parse(text) }
      }
      const refused = response.status < 500 ? refusal.safeParse(jsonOf(text)) : undefined
      // a refusal may come without a signature, but not with a wrong one
      const isForged = !isSigned && response.headers.has('wechatpay-signature')
      if (!refused?.success || notNow.has(response.status) || isForged)
        throw new Error(`WeChat Pay answered ${response.status} ${refused?.data?.code ?? ''}`)
      return { refused: refused.data.code }
    },

    async fetchFile(address) {
      const url = new URL(address)
      if (url.origin !== new URL(settings.url).origin) throw new Error('WeChat Pay named a file elsewhere')
      const headers = { accept: '*/*', ...signedHeaders('GET', url.pathname + url.search, '') }
      return download(url, { headers, patienceMs: billPatienceMs })
    },

    isSigned: (headers, body) => isOurs(name => headers[name], body),
  }
}

/** Null for what is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
