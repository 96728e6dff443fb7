import type { KeyObject } from 'node:crypto'
import { invoiceProviders } from '@portal/api/rules/invoice'
import * as z from 'zod/mini'
import { privateKeyFrom, publicKeyFrom } from './providers/pem.ts'
import type { AlipaySettings } from './providers/payments/alipay.ts'
import type { WechatSettings } from './providers/payments/wechat-client.ts'

const text = z.optional(z.string())
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a URL' })

/** Settings of the online channels; every name is listed in the README's table. */
export const paymentEnvironment = {
  WECHAT_APP_ID: text,
  WECHAT_MERCHANT_ID: text,
  WECHAT_CERTIFICATE_SERIAL: text,
  WECHAT_PRIVATE_KEY: text,
  WECHAT_API_KEY: z.optional(
    z.string().check(z.refine(key => Buffer.byteLength(key) === 32, 'must have 32 characters')),
  ),
  WECHAT_PUBLIC_KEY_ID: text,
  WECHAT_PUBLIC_KEY: text,
  WECHAT_URL: z._default(httpUrl, 'https://api.mch.weixin.qq.com'),
  ALIPAY_APP_ID: text,
  ALIPAY_PRIVATE_KEY: text,
  ALIPAY_PUBLIC_KEY: text,
  ALIPAY_URL: z._default(httpUrl, 'https://openapi.alipay.com/gateway.do'),
  /** Who issues documents: finance by hand, or a platform. */
  INVOICE_PROVIDER: z._default(
    z.enum(invoiceProviders, `must be ${invoiceProviders.join(' or ')}`),
    'manual',
  ),
}

type Environment = z.infer<ReturnType<typeof z.object<typeof paymentEnvironment>>>
type Given = Partial<Record<keyof Environment, string | undefined>>

/** All of `names`, or null where none is set; half of them is a problem. */
function whole<Name extends keyof Environment>(
  env: Given,
  names: readonly Name[],
  channel: string,
  problems: string[],
): Record<Name, string> | null {
  const given = names.flatMap(name => (env[name] === undefined ? [] : [[name, env[name]] as const]))
  if (given.length === 0) return null
  const missing = names.filter(name => env[name] === undefined)
  if (missing.length > 0) {
    problems.push(`${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} needed as well for ${channel}`)
    return null
  }
  return Object.fromEntries(given) as Record<Name, string>
}

/** A key, or null and one more problem. */
function keyOf(name: string, read: KeyObject | string, problems: string[]): KeyObject | null {
  if (typeof read !== 'string') return read
  problems.push(`${name} ${read}`)
  return null
}

function readWechat(env: Environment, problems: string[]): WechatSettings | null {
  const set = whole(
    env,
    [
      'WECHAT_APP_ID',
      'WECHAT_MERCHANT_ID',
      'WECHAT_CERTIFICATE_SERIAL',
      'WECHAT_PRIVATE_KEY',
      'WECHAT_API_KEY',
      'WECHAT_PUBLIC_KEY_ID',
      'WECHAT_PUBLIC_KEY',
    ],
    'WeChat Pay',
    problems,
  )
  if (!set) return null
  const privateKey = keyOf('WECHAT_PRIVATE_KEY', privateKeyFrom(set.WECHAT_PRIVATE_KEY), problems)
  const publicKey = keyOf('WECHAT_PUBLIC_KEY', publicKeyFrom(set.WECHAT_PUBLIC_KEY), problems)
  if (!privateKey || !publicKey) return null
  return {
    appId: set.WECHAT_APP_ID,
    merchantId: set.WECHAT_MERCHANT_ID,
    certificateSerial: set.WECHAT_CERTIFICATE_SERIAL,
    privateKey,
    apiKey: set.WECHAT_API_KEY,
    publicKeyId: set.WECHAT_PUBLIC_KEY_ID,
    publicKey,
    url: env.WECHAT_URL,
  }
}

function readAlipay(env: Environment, problems: string[]): AlipaySettings | null {
  const set = whole(env, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'], 'Alipay', problems)
  if (!set) return null
  const privateKey = keyOf('ALIPAY_PRIVATE_KEY', privateKeyFrom(set.ALIPAY_PRIVATE_KEY), problems)
  const publicKey = keyOf('ALIPAY_PUBLIC_KEY', publicKeyFrom(set.ALIPAY_PUBLIC_KEY), problems)
  if (!privateKey || !publicKey) return null
  return { appId: set.ALIPAY_APP_ID, privateKey, publicKey, url: env.ALIPAY_URL }
}

/** What is set up of the online channels, and what is wrong with it. */
export function readPayments(env: Environment & { MEMBER_ORIGIN?: string | undefined }): {
  wechat: WechatSettings | null
  alipay: AlipaySettings | null
  problems: string[]
} {
  const problems: string[] = []
  const wechat = readWechat(env, problems)
  const alipay = readAlipay(env, problems)
  if ((wechat || alipay) && env.MEMBER_ORIGIN === undefined)
    problems.push('MEMBER_ORIGIN is needed with an online channel: it tells of payments there')
  return { wechat, alipay, problems }
}
